import type { Ruleset } from '@machinami/cards'
import type { Answer, Option, Pending } from '@machinami/engine'

/** Answers that leave things as they are, the quietest first. */
const QUIET: readonly Answer['kind'][] = ['keep', 'stay', 'decline', 'pass', 'hold']

/**
 * The answer that is given for somebody who does not answer in time: it leaves things as they are where that is
 * possible, throws as few dice as may be, and else names the cheapest card; the first of what is left.
 */
export function fallbackFor({ options }: Pick<Pending, 'options'>, ruleset: Ruleset): Option {
  const quiet = QUIET.map((kind) => options.find(({ answer }) => answer.kind === kind)).find((option) => option)
  return quiet ?? options.reduce((best, each) => (weight(each, ruleset) < weight(best, ruleset) ? each : best))
}

function weight({ answer }: Option, { cards }: Ruleset): number {
  if ('dice' in answer) return typeof answer.dice === 'number' ? answer.dice : 0
  if (!('card' in answer)) return 0
  const card = cards.find(({ id }) => id === answer.card)
  return card && 'cost' in card && typeof card.cost === 'number' ? card.cost : 0
}
