import { broughtBy, coinsMovedBy, type GameEvent } from '@machinami/engine'

/** What a seat did in a game, counted from its events. */
export interface Tally {
  readonly earned: number
  readonly taken: number
  /** What others took. */
  readonly lost: number
  readonly best: { readonly card: string; readonly coins: number } | null
  /** Coins and income at the end of every turn. */
  readonly coins: readonly number[]
  readonly income: readonly number[]
}

interface Draft {
  earned: number
  taken: number
  lost: number
  byCard: Map<string, number>
  purse: number
  coins: number[]
  income: number[]
}

export function tally(events: readonly GameEvent[], seats: number): Tally[] {
  const drafts: Draft[] = Array.from({ length: seats }, () => ({
    earned: 0,
    taken: 0,
    lost: 0,
    byCard: new Map(),
    purse: 0,
    coins: [],
    income: [],
  }))
  const mark = () => {
    for (const draft of drafts) {
      draft.coins.push(draft.purse)
      draft.income.push(draft.earned + draft.taken)
    }
  }
  for (const event of events) {
    if (event.kind === 'turn') mark()
    count(drafts, event)
  }
  mark()
  return drafts.map(({ earned, taken, lost, byCard, coins, income }) => {
    const [first] = [...byCard].sort(([, a], [, b]) => b - a)
    const best = first && first[1] > 0 ? { card: first[0], coins: first[1] } : null
    return { earned, taken, lost, best, coins, income }
  })
}

function count(drafts: readonly Draft[], event: GameEvent): void {
  for (const { seat, n } of coinsMovedBy(event)) {
    const draft = drafts[seat]
    draft.purse += n
    if (n < 0 && event.kind === 'paid') draft.lost -= n
    if (n < 0 || !('by' in event)) continue
    if (event.kind === 'paid') draft.taken += n
    else if (event.by !== null) draft.earned += n
  }
  if (!('by' in event) || event.by === null) return
  for (const { seat, n } of broughtBy(event)) {
    const { byCard } = drafts[seat]
    byCard.set(event.by, (byCard.get(event.by) ?? 0) + n)
  }
}
