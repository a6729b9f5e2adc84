import { sha256 } from '@machinami/engine/inside'
import type { Cell } from './cells.ts'
import type { Taught } from './depth.ts'
import type { Released } from './released.ts'

export const FORMAT = 5
/** Weights and scales as plain base64; still read. */
export const FORMAT_IN_BASE64 = 4

/** What temperatures were fitted by. */
export interface Fit {
  /** The version of the project that played the games. */
  readonly commit: string
  /** Games of two players; of more players fewer, with as many seats. */
  readonly games: number
  readonly seed: number
}

/** A trained net as it is stored: what it knows, where it comes from, and its weights as text. */
export interface WeightFile {
  readonly format: typeof FORMAT | typeof FORMAT_IN_BASE64
  readonly edition: string
  readonly hidden: number
  readonly seat: readonly Cell[]
  readonly table: readonly Cell[]
  /** By number of players, from 2: divides strengths before the softmax, so that win chances are what they say. */
  readonly temperatures: readonly number[]
  readonly seed: number
  readonly games: number
  /** Hashes of the rulesets it was taught, and those rules themselves, or the release that has them. */
  readonly rulesets: readonly string[]
  readonly taught: Taught | Released
  /** Of everything else in the file. */
  readonly checksum: string
  /** The versions of the project that taught it. Older files do not tell this, */
  readonly commit?: string
  /** nor what fitted their chances, */
  readonly fitted?: Fit
  /** nor the command that wrote them. */
  readonly writtenBy?: string
  /** Per row of the arrays (seat, table, order, out) its largest weight as a 32-bit float (`packed`). */
  readonly scales: string
  /** 8-bit numbers, 127 for the largest weight of the row (`packed`). */
  readonly weights: string
}

/** A short fingerprint of all that a file holds, whatever the order of its fields. */
export function checksumOf(file: Omit<WeightFile, 'checksum'>): string {
  const fields = Object.entries(file).filter(([name, value]) => name !== 'checksum' && value !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return sha256(JSON.stringify(fields)).slice(0, 16)
}

/** A file with the checksum of what it holds. */
export const sealed = <T extends Omit<WeightFile, 'checksum'>>(file: T): T & Pick<WeightFile, 'checksum'> => ({
  ...file,
  checksum: checksumOf(file),
})

/** Why a weight file cannot be used. */
export type WeightProblem = 'not-a-net' | 'other-version' | 'truncated' | 'damaged' | 'unknown-rules'

const HASH = /^[0-9a-f]{16}$/

/** A value as the weight file it should be, or what is wrong with it; weights and scales are looked at when they are read. */
export function checkedFile(value: unknown): WeightFile | WeightProblem {
  if (typeof value !== 'object' || value === null || !('format' in value)) return 'not-a-net'
  const { format, weights, scales, seat, table, ...about } = value as Partial<WeightFile>
  if (format !== FORMAT && format !== FORMAT_IN_BASE64) return Number.isInteger(format) ? 'other-version' : 'not-a-net'
  if (typeof weights !== 'string' || typeof scales !== 'string') return 'not-a-net'
  if (!Array.isArray(seat) || !Array.isArray(table)) return 'not-a-net'
  const isWhole = areCells(seat) && areCells(table) && isKnown(about)
  return isWhole ? (value as WeightFile) : 'damaged'
}

function isKnown(about: Partial<WeightFile>): boolean {
  const { edition, hidden, temperatures, seed, games, rulesets, taught, checksum, ...origin } = about
  return (
    isOrigin(origin) &&
    isTaught(taught) &&
    typeof checksum === 'string' &&
    typeof edition === 'string' &&
    isCount(hidden) &&
    hidden > 0 &&
    isCount(seed) &&
    isCount(games) &&
    isListOf(temperatures, (each) => Number.isFinite(each) && each > 0) &&
    temperatures.length > 0 &&
    isListOf(rulesets, (each) => typeof each === 'string' && HASH.test(each))
  )
}

/** What was taught is looked at when it is compared; here, whether it can be. */
function isTaught(taught: Partial<Taught> | Partial<Released> | null | undefined): boolean {
  if (!Array.isArray(taught?.markets) || !isListOf(taught.players, isCount)) return false
  if ('release' in taught) return isCount(taught.release) && taught.release > 0
  return (
    'rules' in taught &&
    typeof taught.rules === 'object' &&
    isListOf(taught.cards, (card) => typeof card?.id === 'string')
  )
}

/** Where a file comes from may be left out, but not be nonsense. */
const isOrigin = ({
  commit,
  fitted,
  writtenBy,
}: Pick<Partial<WeightFile>, 'commit' | 'fitted' | 'writtenBy'>): boolean =>
  [commit, writtenBy].every((each) => each === undefined || typeof each === 'string') &&
  (fitted === undefined || isFit(fitted))

const isFit = (fit: Partial<Fit> | null): boolean =>
  typeof fit?.commit === 'string' && isCount(fit.games) && isCount(fit.seed)

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

const isListOf = <T>(list: readonly T[] | undefined, isOne: (each: T) => boolean): list is readonly T[] =>
  Array.isArray(list) && list.every(isOne)

/** Every cell with a name of its own and knots that rise. */
function areCells(cells: readonly (Partial<Cell> | null)[]): boolean {
  const keys = new Set(cells.map((cell) => cell?.key))
  return keys.size === cells.length && cells.every((cell) => typeof cell?.key === 'string' && areKnots(cell))
}

function areKnots({ knots, isOneHot }: Partial<Cell>): boolean {
  if (!Array.isArray(knots) || knots.length === 0) return false
  if (isOneHot !== undefined && isOneHot !== true) return false
  return knots.every(
    (knot, i) => Number.isInteger(knot) && (isOneHot ? knot === i + 1 : knot > (i === 0 ? 0 : knots[i - 1])),
  )
}
