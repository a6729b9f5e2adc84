/**
 * The source of the SIMD kernel: a WebAssembly module written out instruction by instruction. The names on the left are
 * those of the text format; `kernelBytes` puts the pieces together.
 */
type Code = readonly number[]

const I32 = 0x7f
const V128 = 0x7b
const get = (local: number): Code => [0x20, local]
const set = (local: number): Code => [0x21, local]
const tee = (local: number): Code => [0x22, local]
const constant = (n: number): Code => [0x41, n]
const block = (...body: Code[]): Code => [0x02, 0x40, ...body.flat(), 0x0b]
const loop = (...body: Code[]): Code => [0x03, 0x40, ...body.flat(), 0x0b]
const branch = (depth: number): Code => [0x0c, depth]
const branchIf = (depth: number): Code => [0x0d, depth]
const isZero: Code = [0x45]
const add: Code = [0x6a]
const subtract: Code = [0x6b]
const multiply: Code = [0x6c]
const lessThan: Code = [0x48]
const loadInt = (offset: number): Code => [0x28, 2, offset]
const storeFloat: Code = [0x38, 2, 0]
const addFloat: Code = [0x92]
const load4: Code = [0xfd, 0x00, 4, 0]
const store4: Code = [0xfd, 0x0b, 4, 0]
const zero4: Code = [0xfd, 0x0c, ...new Array<number>(16).fill(0)]
const lane = (n: number): Code => [0xfd, 0x1f, n]
const add4: Code = [0xfd, 0xe4, 0x01]
const subtract4: Code = [0xfd, 0xe5, 0x01]
const multiply4: Code = [0xfd, 0xe6, 0x01]
const divide4: Code = [0xfd, 0xe7, 0x01]
const size4: Code = [0xfd, 0xe0, 0x01]
const one4: Code = [0x43, 0, 0, 0x80, 0x3f, 0xfd, 0x13]
const raise = (local: number, by: Code): Code => [...get(local), ...by, ...add, ...set(local)]

/** change(list, count) */
function change(): Code {
  const [list, count, to, plus, minus, left] = [0, 1, 2, 3, 4, 5]
  const four = [get(to), get(to), load4, get(plus), load4, add4, get(minus), load4, subtract4, store4].flat()
  const onward = [to, plus, minus].flatMap((local) => raise(local, constant(16)))
  const row = loop(four, onward, get(left), constant(16), subtract, tee(left), branchIf(0))
  const fields = [to, plus, minus, left].flatMap((local, i) => [...get(list), ...loadInt(4 * i), ...set(local)])
  const entry = [get(count), isZero, branchIf(1), fields, row, raise(list, constant(16))]
  return body([[4, I32]], block(loop(...entry, get(count), constant(1), subtract, set(count), branch(0))))
}

/** finish(first, orders, out, shared, logits, players, length) */
function finish(): Code {
  const [first, orders, out, shared, logits, players, length] = [0, 1, 2, 3, 4, 5, 6]
  const [j, table, other, left, order, two, sum, unit] = [7, 8, 9, 10, 11, 12, 13, 14]
  const prepare = [
    [...get(length), ...get(length), ...add, ...set(two)],
    [...get(first), ...get(players), ...get(two), ...multiply, ...add, ...set(table)],
  ].flat()
  const addOther = [get(sum), get(other), load4, add4, set(sum), raise(other, get(two))]
  const sumOthers = [
    [get(table), get(j), add, load4, set(sum)].flat(),
    [get(first), get(length), add, get(j), add, set(other)].flat(),
    [get(players), set(left)].flat(),
    loop(addOther.flat(), get(left), constant(1), subtract, tee(left), branchIf(0)),
    [get(shared), get(j), add, get(sum), store4].flat(),
  ].flat()
  const next = (back: Code): Code => [...raise(j, constant(16)), ...get(j), ...get(length), ...lessThan, ...back]
  const hidden = [
    [get(first), get(j), add, load4, get(first), get(length), add, get(j), add, load4, subtract4].flat(),
    [get(shared), get(j), add, load4, add4, get(order), get(j), add, load4, add4, set(unit)].flat(),
  ].flat()
  const squashed = [get(unit), get(unit), size4, one4, add4, divide4].flat()
  const weigh = [hidden, get(sum), squashed, get(out), get(j), add, load4, multiply4, add4, set(sum)].flat()
  const lanes = [0, 1, 2, 3].flatMap((n) => [...get(sum), ...lane(n), ...(n > 0 ? addFloat : [])])
  const seat = [
    [get(orders), loadInt(0), set(order), zero4, set(sum), constant(0), set(j)].flat(),
    loop(weigh, next(branchIf(0))),
    [get(logits), lanes, storeFloat].flat(),
    [raise(first, get(two)), raise(orders, constant(4)), raise(logits, constant(4))].flat(),
  ].flat()
  const all = [
    prepare,
    constant(0),
    set(j),
    loop(sumOthers, next(branchIf(0))),
    loop(seat, get(players), constant(1), subtract, tee(players), branchIf(0)),
  ]
  return body(
    [
      [6, I32],
      [2, V128],
    ],
    ...all,
  )
}

/** A function's locals (how many of which type) and its instructions. */
function body(locals: readonly (readonly [number, number])[], ...code: Code[]): Code {
  const all = [locals.length, ...locals.flat(), ...code.flat(), 0x0b]
  return [...size(all.length), ...all]
}

const size = (n: number): Code => (n < 128 ? [n] : [(n & 127) | 128, ...size(n >> 7)])
const section = (id: number, ...parts: Code[]): Code => {
  const all = parts.flat()
  return [id, ...size(all.length), ...all]
}
const text = (word: string): Code => [word.length, ...Array.from(word, (letter) => letter.charCodeAt(0))]
const signature = (parameters: number): Code => [0x60, parameters, ...new Array<number>(parameters).fill(I32), 0]

/** The module: memory comes from outside, `change` and `finish` go out. */
export function kernelBytes(): Uint8Array {
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [2], signature(2), signature(7)),
    ...section(2, [1], text('net'), text('memory'), [0x02, 0x00, 1]),
    ...section(3, [2, 0, 1]),
    ...section(7, [2], text('change'), [0x00, 0], text('finish'), [0x00, 1]),
    ...section(10, [2], change(), finish()),
  ])
}
