import type { Rules } from '@machinami/engine'
import { type Cell, planCells } from './cells.ts'
import { knotsIn, type Net, ORDER_ROWS } from './net.ts'

/** A trained net as it is stored: what it knows, where it comes from, and its weights as text. */
export interface WeightFile {
  readonly format: 3
  readonly edition: string
  readonly hidden: number
  readonly seat: readonly Cell[]
  readonly table: readonly Cell[]
  /** By number of players, from 2: divides strengths before the softmax, so that win chances are what they say. */
  readonly temperatures: readonly number[]
  readonly seed: number
  readonly games: number
  /** Hashes of the rulesets it was trained on. */
  readonly rulesets: readonly string[]
  /** Per row of the arrays (seat, table, order, out) its largest weight as a 32-bit float, base64. */
  readonly scales: string
  /** 8-bit numbers, 127 for the largest weight of the row, base64. */
  readonly weights: string
}

/** Why a weight file cannot be used. */
export type WeightProblem = 'not-a-net' | 'truncated' | 'unknown-cards'

const STEPS = 127
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

type About = Pick<WeightFile, 'edition' | 'seed' | 'games' | 'rulesets' | 'temperatures'>

export function storeNet(net: Net, about: About): WeightFile {
  const { hidden, seatCells: seat, tableCells: table } = net
  const rows = [net.seat, net.table, net.order, net.out].flatMap((array) => rowsOf(array, hidden))
  const scales = Float32Array.from(rows, (row) => row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9))
  const ints = rows.flatMap((row, i) => Array.from(row, (weight) => Math.round((weight / scales[i]) * STEPS)))
  const bytes = (array: Float32Array | Int8Array) => toBase64(new Uint8Array(array.buffer))
  return { format: 3, ...about, hidden, seat, table, scales: bytes(scales), weights: bytes(Int8Array.from(ints)) }
}

const rowsOf = (array: Float32Array, hidden: number): Float32Array[] =>
  Array.from({ length: array.length / hidden }, (_, i) => array.subarray(i * hidden, (i + 1) * hidden))

/** The arrays of a file as they are stored, or null when it was cut short. */
function arraysOf({ hidden, seat, table, weights, scales }: WeightFile): Float32Array[] | null {
  const sizes = [knotsIn(seat) * 2, knotsIn(table), ORDER_ROWS, 1]
  const rows = sizes.reduce((sum, size) => sum + size, 0)
  const bytes = fromBase64(weights)
  const scaleBytes = fromBase64(scales)
  if (bytes.length !== rows * hidden || scaleBytes.length !== rows * 4) return null
  const ints = new Int8Array(bytes.buffer)
  const scale = new Float32Array(scaleBytes.buffer)
  let row = 0
  return sizes.map((size) => {
    const from = row
    row += size
    return Float32Array.from(
      ints.subarray(from * hidden, row * hidden),
      (int, i) => (int / STEPS) * scale[from + Math.floor(i / hidden)],
    )
  })
}

/** The net of a weight file for a ruleset: cells are found by name, so card numbers may differ. */
export function loadNet(file: unknown, r: Rules): Net | WeightProblem {
  if (!isWeightFile(file)) return 'not-a-net'
  const { hidden, seat, table } = file
  const arrays = arraysOf(file)
  if (!arrays) return 'truncated'
  const plan = planCells(r)
  const seatWeights = pick(seat, plan.seat, arrays[0], 2 * hidden)
  const tableWeights = pick(table, plan.table, arrays[1], hidden)
  if (!seatWeights || !tableWeights) return 'unknown-cards'
  const out = arrays[3].map(
    (weight) => weight / file.temperatures[Math.min(r.players - 2, file.temperatures.length - 1)],
  )
  const cells = { seatCells: plan.seat, tableCells: plan.table }
  return { hidden, ...cells, seat: seatWeights, table: tableWeights, order: arrays[2], out }
}

/** Rows of the wanted cells; null when one of them is not there, unless unknown ones may begin at nought. */
function pick(
  have: readonly Cell[],
  want: readonly Cell[],
  rows: Float32Array,
  width: number,
  isLenient = false,
): Float32Array | null {
  const starts = new Map<string, { at: number; knots: string }>()
  let at = 0
  for (const cell of have) {
    starts.set(cell.key, { at, knots: cell.knots.join() })
    at += cell.knots.length
  }
  const picked = new Float32Array(knotsIn(want) * width)
  let to = 0
  for (const cell of want) {
    const start = starts.get(cell.key)
    const isKnown = start?.knots === cell.knots.join()
    if (!isKnown && !isLenient) return null
    if (start && isKnown)
      picked.set(rows.subarray(start.at * width, (start.at + cell.knots.length) * width), to * width)
    to += cell.knots.length
  }
  return picked
}

/** Begins a net with what a related one knows; says whether it could. Cells the other does not have begin at nought. */
export function beginWith(file: unknown, net: Net): boolean {
  if (!isWeightFile(file) || file.hidden !== net.hidden) return false
  const arrays = arraysOf(file)
  const seat = arrays && pick(file.seat, net.seatCells, arrays[0], 2 * net.hidden, true)
  const table = arrays && pick(file.table, net.tableCells, arrays[1], net.hidden, true)
  if (!arrays || !seat || !table) return false
  net.seat.set(seat)
  net.table.set(table)
  net.order.set(arrays[2])
  net.out.set(arrays[3])
  return true
}

function isWeightFile(file: unknown): file is WeightFile {
  if (typeof file !== 'object' || file === null) return false
  const { format, hidden, scales, weights, seat, table, temperatures } = file as Partial<WeightFile>
  if (format !== 3 || typeof weights !== 'string' || !Array.isArray(seat) || !Array.isArray(table)) return false
  if (!Array.isArray(temperatures) || !temperatures.length || !temperatures.every((each) => each > 0)) return false
  if (!Number.isInteger(hidden) || typeof scales !== 'string') return false
  return [...seat, ...table].every((cell) => typeof cell?.key === 'string' && Array.isArray(cell.knots))
}

/** Base64 by hand: the same in browsers, workers and on the server, whatever helpers they have. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    const letters = [18, 12, 6, 0].map((shift) => LETTERS[(three >> shift) & 63])
    if (i + 1 >= bytes.length) letters[2] = '='
    if (i + 2 >= bytes.length) letters[3] = '='
    parts.push(letters.join(''))
  }
  return parts.join('')
}

export function fromBase64(text: string): Uint8Array {
  const codes = new Int16Array(128).fill(-1)
  for (let i = 0; i < 64; i++) codes[LETTERS.charCodeAt(i)] = i
  const clean = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((clean.length * 3) / 4))
  let bits = 0
  let n = 0
  let at = 0
  for (let i = 0; i < clean.length; i++) {
    const code = codes[clean.charCodeAt(i) & 127]
    if (code < 0) return new Uint8Array(0)
    bits = (bits << 6) | code
    n += 6
    if (n < 8) continue
    n -= 8
    bytes[at++] = (bits >> n) & 255
  }
  return bytes
}
