import type { Rules } from '@machinami/engine'
import { type Cell, planCells } from './cells.ts'
import { knotsIn, type Net, ORDER_ROWS } from './net.ts'

/** A trained net as it is stored: what it knows, where it comes from, and its weights as text. */
export interface WeightFile {
  readonly format: 2
  readonly edition: string
  readonly hidden: number
  readonly seat: readonly Cell[]
  readonly table: readonly Cell[]
  /** Largest weight of each array: seat, table, order, out. */
  readonly scales: readonly number[]
  /** By number of players, from 2: divides strengths before the softmax, so that win chances are what they say. */
  readonly temperatures: readonly number[]
  readonly seed: number
  readonly games: number
  /** Hashes of the rulesets it was trained on. */
  readonly rulesets: readonly string[]
  /** 16-bit numbers, base64. */
  readonly weights: string
}

/** Why a weight file cannot be used. */
export type WeightProblem = 'not-a-net' | 'truncated' | 'unknown-cards'

const STEPS = 32_767
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

type About = Pick<WeightFile, 'edition' | 'seed' | 'games' | 'rulesets' | 'temperatures'>

export function storeNet(net: Net, about: About): WeightFile {
  const arrays = [net.seat, net.table, net.order, net.out]
  const scales = arrays.map((array) => array.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6))
  const ints = arrays.flatMap((array, i) => Array.from(array, (weight) => Math.round((weight / scales[i]) * STEPS)))
  const bytes = new Uint8Array(Int16Array.from(ints).buffer)
  const { hidden, seatCells: seat, tableCells: table } = net
  return { format: 2, ...about, hidden, seat, table, scales, weights: toBase64(bytes) }
}

/** The net of a weight file for a ruleset: cells are found by name, so card numbers may differ. */
export function loadNet(file: unknown, r: Rules): Net | WeightProblem {
  if (!isWeightFile(file)) return 'not-a-net'
  const { hidden, scales, seat, table } = file
  const bytes = fromBase64(file.weights)
  const sizes = [knotsIn(seat) * 2 * hidden, knotsIn(table) * hidden, ORDER_ROWS * hidden, hidden]
  if (bytes.length !== 2 * sizes.reduce((sum, size) => sum + size, 0)) return 'truncated'
  const ints = new Int16Array(bytes.buffer)
  let from = 0
  const arrays = sizes.map((size, i) => {
    const array = Float32Array.from(ints.subarray(from, from + size), (int) => (int / STEPS) * scales[i])
    from += size
    return array
  })
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

/** Rows of the wanted cells, or null when one of them is not there. */
function pick(have: readonly Cell[], want: readonly Cell[], rows: Float32Array, width: number): Float32Array | null {
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
    if (!start || start.knots !== cell.knots.join()) return null
    picked.set(rows.subarray(start.at * width, (start.at + cell.knots.length) * width), to * width)
    to += cell.knots.length
  }
  return picked
}

function isWeightFile(file: unknown): file is WeightFile {
  if (typeof file !== 'object' || file === null) return false
  const { format, hidden, scales, weights, seat, table, temperatures } = file as Partial<WeightFile>
  if (format !== 2 || typeof weights !== 'string' || !Array.isArray(seat) || !Array.isArray(table)) return false
  if (!Array.isArray(temperatures) || !temperatures.length || !temperatures.every((each) => each > 0)) return false
  if (!Number.isInteger(hidden) || !Array.isArray(scales) || scales.length !== 4) return false
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
