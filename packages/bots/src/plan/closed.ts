import type { Establishment, Step } from '@machinami/cards'
import type { Rules, State } from '@machinami/engine'
import { closed } from '@machinami/engine/inside'

/** What a count that only shows in play is taken to be. */
const A_GUESS = 3

const known = new WeakMap<Rules, readonly Next[]>()

/** What a card would have earned the next time, and how likely that time comes in a round. */
interface Next {
  readonly coins: number
  readonly chance: number
}

/**
 * Coins that a town will miss in so many rounds because cards of its own lie on their side (R-CLOSE-1); only where closing is
 * one's own choice.
 */
export function closedLoss(r: Rules, s: State, seat: number, rounds: number): number {
  let all = known.get(r)
  if (!all) known.set(r, (all = nextOf(r)))
  let loss = 0
  all.forEach(({ coins, chance }, card) => {
    const copies = closed(r, s, seat, card)
    if (copies > 0) loss += copies * coins * (1 - (1 - chance) ** rounds)
  })
  return loss
}

function nextOf(r: Rules): Next[] {
  const isChoice = ({ verb, ...rest }: Step) => verb === 'activate' && 'closes' in rest
  if (!r.ruleset.cards.some((card) => card.kind === 'action' && card.does.some(isChoice))) return []
  const next: Next[] = []
  for (const card of r.ruleset.cards)
    if (card.kind === 'establishment') next[r.numberOf.get(card.id) as number] = nextTime(card, r.players)
  return next
}

function nextTime({ color, on, does }: Establishment, players: number): Next {
  const coins = does.reduce((sum, step) => sum + ('amount' in step ? worthOf(step.amount) : 0), 0)
  const chance = on.reduce((sum, total) => sum + (total <= 6 ? 1 / 6 : (13 - total) / 36), 0)
  return { coins, chance: 1 - (1 - chance) ** (color === 'blue' ? players : 1) }
}

function worthOf(amount: Extract<Step, { readonly verb: 'gain' }>['amount']): number {
  if (typeof amount === 'number') return amount
  return typeof amount === 'object' && 'each' in amount ? amount.each * A_GUESS : 2 * A_GUESS
}
