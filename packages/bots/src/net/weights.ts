import type { Rules } from '@machinami/engine'
import { fromBase64, toBase64 } from './base64.ts'
import { type Cell, planCells } from './cells.ts'
import { isKnownRuleset } from './known-rules.ts'
import { knotsIn, type Net, ORDER_ROWS } from './net.ts'
import { checkedFile, FORMAT, type WeightFile, type WeightProblem } from './weight-file.ts'

const STEPS = 127

/** What a file says about its net besides the net itself. */
type About = Omit<WeightFile, 'format' | 'hidden' | 'seat' | 'table' | 'scales' | 'weights'>

export function storeNet(net: Net, about: About): WeightFile {
  const { hidden, seatCells: seat, tableCells: table } = net
  const rows = [net.seat, net.table, net.order, net.out].flatMap((array) => rowsOf(array, hidden))
  const scales = Float32Array.from(rows, (row) => row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9))
  const ints = rows.flatMap((row, i) => Array.from(row, (weight) => Math.round((weight / scales[i]) * STEPS)))
  const bytes = (array: Float32Array | Int8Array) => toBase64(new Uint8Array(array.buffer))
  return { format: FORMAT, ...about, hidden, seat, table, scales: bytes(scales), weights: bytes(Int8Array.from(ints)) }
}

const rowsOf = (array: Float32Array, hidden: number): Float32Array[] =>
  Array.from({ length: array.length / hidden }, (_, i) => array.subarray(i * hidden, (i + 1) * hidden))

/** The arrays of a file as they are stored, or what is wrong with them. */
function arraysOf({ hidden, seat, table, weights, scales }: WeightFile): Float32Array[] | WeightProblem {
  const sizes = [knotsIn(seat) * 2, knotsIn(table), ORDER_ROWS, 1]
  const rows = sizes.reduce((sum, size) => sum + size, 0)
  const bytes = fromBase64(weights)
  const scaleBytes = fromBase64(scales)
  if (bytes.length !== rows * hidden || scaleBytes.length !== rows * 4) return 'truncated'
  const ints = new Int8Array(bytes.buffer)
  const scale = new Float32Array(scaleBytes.buffer)
  if (scale.some((each) => !(each > 0 && Number.isFinite(each))) || ints.includes(-STEPS - 1)) return 'damaged'
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

/**
 * The net of a weight file for a ruleset. Cells are found by name, so card numbers may differ. House rules change a few
 * cards a little, which is no reason to refuse it; another edition, an unknown card or rules that no setup makes are.
 */
export function loadNet(value: unknown, r: Rules): Net | WeightProblem {
  const file = checkedFile(value)
  if (typeof file === 'string') return file
  const { hidden, seat, table } = file
  const arrays = arraysOf(file)
  if (typeof arrays === 'string') return arrays
  if (file.edition !== r.ruleset.edition || !isKnownRuleset(r.ruleset)) return 'unknown-rules'
  const plan = planCells(r)
  const seatWeights = pick(seat, plan.seat, arrays[0], 2 * hidden)
  const tableWeights = pick(table, plan.table, arrays[1], hidden)
  if (!seatWeights || !tableWeights) return 'unknown-rules'
  const out = arrays[3].map(
    (weight) => weight / file.temperatures[Math.min(r.players - 2, file.temperatures.length - 1)],
  )
  const cells = { seatCells: plan.seat, tableCells: plan.table }
  return { hidden, ...cells, seat: seatWeights, table: tableWeights, order: arrays[2], out }
}

/** Rows of the wanted cells; null when one of them is not there. */
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
    if (start?.knots !== cell.knots.join()) return null
    picked.set(rows.subarray(start.at * width, (start.at + cell.knots.length) * width), to * width)
    to += cell.knots.length
  }
  return picked
}
