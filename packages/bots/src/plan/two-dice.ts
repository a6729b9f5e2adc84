import type { Rules, State } from '@machinami/engine'
import { at, LANDMARKS, POWER, POWERS } from '@machinami/engine/inside'

const known = new WeakMap<Rules, number>()

/** The cheapest landmark of one's own that brings a second die; -1 for none. */
function stationOf(r: Rules): number {
  const station = known.get(r)
  if (station !== undefined) return station
  const sites = r.ruleset.cards.flatMap((card) =>
    card.kind === 'landmark' && card.for === 'owner' && card.powers.some(({ power }) => power === 'dice')
      ? [r.numberOf.get(card.id) as number]
      : [],
  )
  const cheapest = sites.sort((a, b) => r.cost[a] - r.cost[b])[0] ?? -1
  known.set(r, cheapest)
  return cheapest
}

/** As if every town had the landmark with which it throws two dice; says whether there is one. */
export function giveTwoDice(r: Rules, s: State): boolean {
  const site = r.freeDice === 2 ? -1 : stationOf(r)
  if (site < 0) return false
  for (let seat = 0; seat < r.players; seat++) {
    s[at.built(r, seat, site)] = 1
    s[at.seat(r, seat) + LANDMARKS] = Math.max(1, s[at.seat(r, seat) + LANDMARKS])
    s[at.seat(r, seat) + POWERS] |= POWER.dice
  }
  return true
}
