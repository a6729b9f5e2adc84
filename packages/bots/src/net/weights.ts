import type { Rules } from '@machinami/engine'
import { fromBase64 } from '@machinami/engine/inside'
import { planCells } from './cells.ts'
import { depthOf, familiarityOf } from './depth.ts'
import { knotsIn, type Net, ORDER_ROWS } from './net.ts'
import { packFloats, packWeights, unpackFloats, unpackWeights } from './packed.ts'
import { refitted } from './refit.ts'
import { taughtIn } from './released.ts'
import { standIns } from './stand-in.ts'
import {
  checkedFile,
  checksumOf,
  FORMAT,
  FORMAT_IN_BASE64,
  sealed,
  type WeightFile,
  type WeightProblem,
} from './weight-file.ts'

const STEPS = 127

/** What a file says about its net besides the net itself. */
type About = Omit<WeightFile, 'format' | 'hidden' | 'seat' | 'table' | 'scales' | 'weights' | 'checksum'>

export function storeNet(net: Net, about: About): WeightFile {
  const { hidden, seatCells: seat, tableCells: table } = net
  const rows = [net.seat, net.table, net.order, net.out].flatMap((array) => rowsOf(array, hidden))
  const scales = Float32Array.from(rows, (row) => row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9))
  const ints = rows.flatMap((row, i) => Array.from(row, (weight) => Math.round((weight / scales[i]) * STEPS)))
  const packed = { scales: packFloats(scales), weights: packWeights(Int8Array.from(ints)) }
  return sealed({ ...about, hidden, seat, table, ...packed, format: FORMAT })
}

const rowsOf = (array: Float32Array, hidden: number): Float32Array[] =>
  Array.from({ length: array.length / hidden }, (_, i) => array.subarray(i * hidden, (i + 1) * hidden))

interface Unpacked {
  readonly ints: Int8Array
  readonly scale: Float32Array
}

function fromPacked({ hidden, weights, scales }: WeightFile, rows: number): Unpacked | null {
  const ints = unpackWeights(weights, rows * hidden)
  const scale = unpackFloats(scales, rows)
  return ints && scale && { ints, scale }
}

function fromPlain({ weights, scales }: WeightFile): Unpacked | null {
  const [ints, floats] = [weights, scales].map((text) => fromBase64(text))
  if (!ints || !floats || floats.length % 4 !== 0) return null
  return { ints: new Int8Array(ints.buffer), scale: new Float32Array(floats.buffer) }
}

/** The arrays of a file as they are stored, or what is wrong with them. */
function arraysOf(file: WeightFile): Float32Array[] | WeightProblem {
  const { hidden, seat, table } = file
  const sizes = [knotsIn(seat) * 2, knotsIn(table), ORDER_ROWS, 1]
  const rows = sizes.reduce((sum, size) => sum + size, 0)
  const unpacked = file.format === FORMAT_IN_BASE64 ? fromPlain(file) : fromPacked(file, rows)
  if (unpacked?.ints.length !== rows * hidden || unpacked.scale.length !== rows) return 'truncated'
  const { ints, scale } = unpacked
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

/** The net of a weight file as it was taught, whatever the rules. */
export function storedNet(value: unknown): Net | WeightProblem {
  const file = checkedFile(value)
  if (typeof file === 'string') return file
  const arrays = arraysOf(file)
  if (typeof arrays === 'string') return arrays
  if (checksumOf(file) !== file.checksum) return 'damaged'
  const [seat, table, order, out] = arrays
  return { hidden: file.hidden, seatCells: file.seat, tableCells: file.table, seat, table, order, out }
}

/**
 * The net of a weight file for a ruleset, as near as it is. Cells are found by name, so card numbers may differ; slightly changed
 * rules are no reason to refuse it, rules out of its depth are, unless whoever hands it over says that it is made for them.
 */
export function loadNet(value: unknown, r: Rules, isMadeForThem = false): Net | WeightProblem {
  const stored = storedNet(value)
  if (typeof stored === 'string') return stored
  const file = value as WeightFile
  const taught = taughtIn(file.edition, file.taught)
  if (!taught || (!isMadeForThem && familiarityOf(depthOf(taught, r.ruleset), r.ruleset.cards.length) === 'far'))
    return 'unknown-rules'
  const { hidden } = stored
  const plan = planCells(r)
  const similar = standIns(r.ruleset.cards, taught.cards)
  const temperature = file.temperatures[Math.min(r.players - 2, file.temperatures.length - 1)]
  return {
    hidden,
    seatCells: plan.seat,
    tableCells: plan.table,
    seat: refitted(stored.seatCells, plan.seat, stored.seat, 2 * hidden, similar),
    table: refitted(stored.tableCells, plan.table, stored.table, hidden, similar),
    order: stored.order,
    out: stored.out.map((weight) => weight / temperature),
  }
}
