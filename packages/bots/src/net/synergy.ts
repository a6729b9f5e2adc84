import type { Rules, State } from '@machinami/engine'
import { open, owned } from '@machinami/engine/inside'

/** Whose cards a card counts. */
const OWNER = 0
const EVERYONE = 2

/** One thing a card counts. */
interface Count {
  readonly whose: number
  readonly cards: readonly number[]
  /** Whether several of a kind count once. */
  readonly isUnique: boolean
}

/** A card of a seat that multiplies other cards, and where in the state that shows. */
export interface Synergy {
  readonly seat: number
  readonly card: number
  readonly cell: number
  readonly counts: readonly Count[]
  /** The words of the state it depends on. */
  readonly words: ReadonlySet<number>
}

/** What a card counts, by its steps. */
export function countsOf(r: Rules, card: number): Count[] {
  const counts: Count[] = []
  for (let step = r.stepsAt[card]; step < r.stepsEnd[card]; step++)
    if (r.countAt[step] < r.countEnd[step])
      counts.push({
        whose: r.whose[step],
        cards: Array.from(r.counted.subarray(r.countAt[step], r.countEnd[step])),
        isUnique: r.unique[step] === 1,
      })
  return counts
}

/** The towns in which a seat's card counts; where it counts a payer's, the next player stands for them. */
export function townsOf(r: Rules, { whose }: Count, seat: number): readonly number[] {
  if (whose === OWNER) return [seat]
  if (whose === EVERYONE) return Array.from({ length: r.players }, (_, town) => town)
  return [(seat + 1) % r.players]
}

/** Copies of the card times what they count. */
export function synergyValue(r: Rules, s: State, { seat, card, counts }: Synergy): number {
  const copies = open(r, s, seat, card)
  if (copies === 0) return 0
  let sum = 0
  for (const count of counts) {
    const { cards, isUnique } = count
    if (count.whose === OWNER) sum += countIn(r, s, seat, cards, isUnique)
    else for (const town of townsOf(r, count, seat)) sum += countIn(r, s, town, cards, isUnique)
  }
  return copies * sum
}

function countIn(r: Rules, s: State, town: number, cards: readonly number[], isUnique: boolean): number {
  let sum = 0
  for (let i = 0; i < cards.length; i++) {
    const n = owned(r, s, town, cards[i])
    sum += isUnique && n > 1 ? 1 : n
  }
  return sum
}
