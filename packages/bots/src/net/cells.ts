import type { Rules } from '@machinami/engine'
import { type MarkerPlan, planMarkers } from './marker-cells.ts'

/**
 * What the net sees, made from the card data alone: whole numbers ("cells"), some per seat, some for the table. A cell
 * between two knots counts as a part of the upper one, so a net has one row of weights per knot.
 */
export interface Cell {
  /** Names the cell across rulesets: weights are found by it. */
  readonly key: string
  /** Rising; the last one is the highest value told apart. */
  readonly knots: readonly number[]
  /** One-hot cells have a row of their own for every value but 0; the knots are then 1, 2, 3 ... */
  readonly isOneHot?: true
}

const COINS_KNOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 25, 28, 32, 38, 46, 60]
/** Coins still to be earned: every one counts near the end. */
const MISSING_KNOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 22, 25, 28, 32, 36, 41, 47, 55, 65, 80, 110]
/** Income in sixths of a coin, rounds to the goal in halves. */
const FLOW_KNOTS = [1, 2, 3, 4, 6, 8, 11, 15, 20, 27, 36, 50, 70]
const ROUNDS_KNOTS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 29, 35, 45, 60, 80]
const SYNERGY_KNOTS = [1, 2, 3, 4, 6, 9, 12, 16, 21, 28, 40]
const POT_KNOTS = [1, 2, 3, 4, 6, 8, 11, 15, 20, 30]
const MOST_COPIES = 6
/** Landmark sets are told apart one by one up to this many landmarks. */
const MOST_IN_SET = 6

const counting = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1)

/** The cells of a ruleset and where a seat has them. */
export interface CellPlan {
  /** The cells of one seat: coins, missing, landmarks, rounds, flows, open, closed, sites, set, pots, synergies, markers. */
  readonly seat: readonly Cell[]
  readonly table: readonly Cell[]
  readonly openAt: number
  readonly closedAt: number
  readonly sitesAt: number
  readonly setAt: number
  readonly potsAt: number
  readonly synergyAt: number
  /** Cards whose income depends on other cards. */
  readonly synergies: readonly number[]
  /** Landmarks that make up the set. */
  readonly set: readonly number[]
  /** Cards whose copies in the supply are told, landmarks that work for everyone. */
  readonly supplied: readonly number[]
  readonly standing: readonly number[]
  /** What else lies on the table; null where nothing does. */
  readonly markers: MarkerPlan | null
}

export const COINS_CELL = 0
export const MISSING_CELL = 1
export const LANDMARKS_CELL = 2
export const ROUNDS_CELL = 3
/** The first of the flows. */
export const FLOWS_CELL = 4

export function planCells(r: Rules): CellPlan {
  const name = (card: number) => r.ids[card]
  const establishments = Array.from({ length: r.establishments }, (_, card) => card)
  const sites = Array.from({ length: r.sites - r.establishments }, (_, i) => r.establishments + i)
  const landmarks = sites.filter((site) => r.isLandmark[site] === 1)
  const seat: Cell[] = [
    { key: 'coins', knots: COINS_KNOTS },
    { key: 'missing', knots: MISSING_KNOTS },
    { key: 'landmarks', knots: counting(Math.max(1, Math.min(landmarks.length, r.landmarksToWin))) },
    { key: 'rounds', knots: ROUNDS_KNOTS },
    ...['own-1', 'own-2', 'away-1', 'away-2', 'red-1', 'red-2'].map((key) => ({ key, knots: FLOW_KNOTS })),
  ]
  const openAt = seat.length
  for (const card of establishments) seat.push({ key: `open ${name(card)}`, knots: counting(mostOwned(r, card)) })
  const closedAt = seat.length
  if (r.closes) for (const card of establishments) seat.push({ key: `closed ${name(card)}`, knots: [1, 2, 3] })
  const sitesAt = seat.length
  for (const site of sites) seat.push({ key: `site ${name(site)}`, knots: [1] })
  const setAt = seat.length
  const set = !r.shared && landmarks.length <= MOST_IN_SET ? landmarks : []
  if (set.length > 0)
    seat.push({ key: `set ${set.map(name).join(' ')}`, knots: counting(2 ** set.length - 1), isOneHot: true })
  const potsAt = seat.length
  for (const card of r.pots) seat.push({ key: `pot ${name(card)}`, knots: POT_KNOTS })
  const synergyAt = seat.length
  const synergies = establishments.filter((card) => countsCards(r, card))
  for (const card of synergies) seat.push({ key: `synergy ${name(card)}`, knots: SYNERGY_KNOTS })
  const markers = planMarkers(r, seat.length, (cell) => seat.push(cell))
  const supplied = [...establishments, ...(r.shared ? landmarks : [])]
  const standing = sites.filter((site) => r.forEveryone[site] === 1)
  const table: Cell[] = [
    ...supplied.map((card) => ({ key: `supply ${name(card)}`, knots: [1, 2, 3] })),
    ...standing.map((site) => ({ key: `standing ${name(site)}`, knots: [1] })),
    ...(markers?.table ?? []),
    { key: 'opening', knots: [1, 2, 3] },
    { key: 'market-rows', knots: [1, 2, 3], isOneHot: true },
  ]
  const at = { openAt, closedAt, sitesAt, setAt, potsAt, synergyAt }
  return { seat, table, ...at, synergies, set, supplied, standing, markers }
}

function mostOwned(r: Rules, card: number): number {
  return r.single[card] ? 1 : Math.max(1, Math.min(MOST_COPIES, r.copies[card]))
}

/** Whether what a card earns depends on how many cards somebody has. */
function countsCards(r: Rules, card: number): boolean {
  for (let step = r.stepsAt[card]; step < r.stepsEnd[card]; step++) if (r.countAt[step] < r.countEnd[step]) return true
  return false
}
