import { type CampaignState, SIDES, type Side, trialRuleset } from '@machinami/campaign'
import { isRefusal } from '@machinami/cards'
import type { Random } from '@machinami/engine'
import { Table } from '@machinami/table'

/** Games tried with each face. The same dice fall for both, so that few are enough to tell them apart. */
const TRIALS = 4

/** Who plays the trials: quick, and sensible with cards nobody has seen. */
const TRIAL_BOT = 'planner'

/**
 * The side with which this town wins more often, as far as a few quick games tell; luck decides between equals. Game by
 * game, for whoever has other things to do in between: a slow device needs a second for each.
 */
export function* trySides(
  state: CampaignState,
  town: number,
  random: Random,
  trials = TRIALS,
): Generator<undefined, Side, undefined> {
  const seeds = Array.from({ length: trials }, () => random.below(2 ** 30))
  const wins = SIDES.map(() => 0)
  for (const [nth, side] of SIDES.entries())
    for (const seed of seeds) {
      if (winnerOf(state, side, seed) === town) wins[nth]++
      yield
    }
  return SIDES[wins[0] === wins[1] ? random.below(2) : wins[0] > wins[1] ? 0 : 1]
}

function winnerOf(state: CampaignState, side: Side, seed: number): number | null {
  const ruleset = trialRuleset(state, side)
  if (!ruleset) return null
  const seats = state.towns.map((_, town) => ({ name: `p${town + 1}`, bot: TRIAL_BOT }))
  const table = Table.create({ ruleset, seats, seed: seed.toString(16).padStart(32, '0'), botSeed: seed })
  if (isRefusal(table)) return null
  const won = table.run().findLast((event) => event.kind === 'won')
  return won?.kind === 'won' ? won.seat : null
}
