import type { Rules, State } from '@machinami/engine'
import { owned, pinsTaken, priceOf, stands, supply } from '@machinami/engine/inside'
import { addPrice } from './add-price.ts'
import type { Distance } from './goal.ts'

/** What a town must have, or the table must have done, before it can contribute. */
interface Terms {
  readonly site: number
  /** Different establishments it asks for, 0 for none. */
  readonly different: number
  readonly allPins: boolean
}

const known = new WeakMap<Rules, readonly Terms[]>()

function termsOf(r: Rules): readonly Terms[] {
  let terms = known.get(r)
  if (!terms) {
    terms = r.ruleset.cards.flatMap((card) => {
      if (card.kind !== 'community' || !card.opensIf) return []
      const { opensIf } = card
      const different = 'different' in opensIf ? opensIf.different : 0
      return [{ site: r.numberOf.get(card.id) as number, different, allPins: 'allPins' in opensIf }]
    })
    known.set(r, terms)
  }
  return terms
}

/** Different establishments that a town must have before it can contribute; 0 for none. */
export const kindsAskedFor = (r: Rules): number =>
  r.mustContribute ? Math.max(0, ...termsOf(r).map(({ different }) => different)) : 0

/** R-OPEN-1: adds what is still to be done before contributing is open to a town. */
export function addTerms(r: Rules, s: State, seat: number, into: Distance): void {
  for (const { site, different, allPins } of termsOf(r)) {
    if (stands(r, s, seat, site)) continue
    if (different > 0) addKinds(r, s, seat, different, into)
    // Everybody takes pins, each turn one at most.
    if (allPins) into.wait = Math.max(into.wait, (r.pinNumbers.length - pinsTaken(r, s)) / r.players)
  }
}

/** Room for the prices of kinds a town lacks. */
const lacking = new Float64Array(128)

/** R-OPEN-2: the cheapest kinds that are missing, or all that are left to build. */
function addKinds(r: Rules, s: State, seat: number, wanted: number, into: Distance): void {
  let kinds = 0
  let n = 0
  for (let card = 0; card < r.establishments; card++)
    if (owned(r, s, seat, card) > 0) kinds++
    else if (supply(r, s, card) > 0) lacking[n++] = priceOf(r, s, seat, card)
  const cheapest = lacking.subarray(0, n).sort()
  for (let i = 0; i < Math.min(n, wanted - kinds); i++) addPrice(cheapest[i], into)
}
