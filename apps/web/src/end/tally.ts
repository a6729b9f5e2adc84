import type { GameEvent } from '@machinami/engine'

/** What a seat did in a game, counted from its events. */
export interface Tally {
  readonly earned: number
  readonly taken: number
  readonly best: { readonly card: string; readonly coins: number } | null
  /** Coins and income at the end of every turn. */
  readonly coins: readonly number[]
  readonly income: readonly number[]
}

interface Draft {
  earned: number
  taken: number
  byCard: Map<string, number>
  purse: number
  coins: number[]
  income: number[]
}

export function tally(events: readonly GameEvent[], seats: number): Tally[] {
  const drafts: Draft[] = Array.from({ length: seats }, () => ({
    earned: 0,
    taken: 0,
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
  return drafts.map(({ earned, taken, byCard, coins, income }) => {
    const [first] = [...byCard].sort(([, a], [, b]) => b - a)
    return { earned, taken, best: first ? { card: first[0], coins: first[1] } : null, coins, income }
  })
}

function count(drafts: readonly Draft[], event: GameEvent): void {
  const credit = (seat: number, card: string | null, n: number) => {
    if (card !== null) drafts[seat].byCard.set(card, (drafts[seat].byCard.get(card) ?? 0) + n)
  }
  switch (event.kind) {
    case 'gained':
      drafts[event.seat].purse += event.n
      if (event.by !== null) drafts[event.seat].earned += event.n
      return credit(event.seat, event.by, event.n)
    case 'paid':
      drafts[event.from].purse -= event.n
      drafts[event.to].purse += event.n
      drafts[event.to].taken += event.n
      return credit(event.to, event.by, event.n)
    case 'spent':
      drafts[event.seat].purse -= event.n
      return
    case 'built':
      drafts[event.seat].purse -= event.n
      return
    case 'invested':
      drafts[event.seat].purse -= 1
      return
    default:
      return
  }
}
