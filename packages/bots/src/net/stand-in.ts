import type { Card, Establishment, Step } from '@machinami/cards'

/** Cards further apart than this have nothing to say about each other. */
const TOO_FAR = 3

/** For every card of a game that a net has never seen: the card it knows that is most like it, where one is. */
export function standIns(cards: readonly Card[], known: readonly Card[]): ReadonlyMap<string, string> {
  const ids = new Set(known.map(({ id }) => id))
  const found = new Map<string, string>()
  for (const card of cards) {
    if (ids.has(card.id)) continue
    const judged = known.map((other) => ({ id: other.id, apart: apart(card, other) }))
    const nearest = judged.reduce((best, each) => (each.apart < best.apart ? each : best), judged[0])
    if (nearest && nearest.apart <= TOO_FAR) found.set(card.id, nearest.id)
  }
  return found
}

function apart(a: Card, b: Card): number {
  if (a.kind === 'establishment' && b.kind === 'establishment') return establishmentsApart(a, b)
  if (a.kind !== b.kind || a.kind === 'action' || b.kind === 'action') return Number.POSITIVE_INFINITY
  if (!('powers' in a) || !('powers' in b)) return Number.POSITIVE_INFINITY
  const kinds = ({ powers }: Exclude<Card, { kind: 'establishment' | 'action' }>) =>
    powers.map((each) => (each.power === 'when' ? JSON.stringify(each.trigger) : each.power)).join()
  return kinds(a) === kinds(b) ? 0 : Number.POSITIVE_INFINITY
}

function establishmentsApart(a: Establishment, b: Establishment): number {
  const middle = ({ on }: Establishment) => on.reduce((sum, total) => sum + total, 0) / on.length
  return (
    (a.color === b.color ? 0 : 2) +
    (a.icon === b.icon ? 0 : 0.5) +
    (Boolean(a.major) === Boolean(b.major) ? 0 : 1) +
    (does(a) === does(b) ? 0 : 2) +
    Math.abs(a.cost - b.cost) * 0.1 +
    Math.abs(middle(a) - middle(b)) * 0.2 +
    Math.abs(a.on.length - b.on.length) * 0.3
  )
}

const does = ({ does: steps }: Establishment): string => steps.map(wordOf).join()
const wordOf = (step: Step): string =>
  'amount' in step && typeof step.amount === 'object' && 'each' in step.amount ? `${step.verb} each` : step.verb
