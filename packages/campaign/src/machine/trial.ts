import type { Ruleset } from '@machinami/cards'
import { PAIR_COPIES, type Side } from '../pack/pack.ts'
import { belongs } from './free-play.ts'
import { learned } from './reading.ts'
import { rulesetOf } from './ruleset.ts'
import type { CampaignState } from './state.ts'

/**
 * The last game once more, with one face of the new card in the supply: what a bot tries out before it chooses. The next
 * game's own cards nobody has read yet. Null unless a side is being chosen.
 */
export function trialRuleset(state: CampaignState, side: Side): Ruleset | null {
  const { now, past, landmarks } = state
  if (now.at !== 'choosing') return null
  const community = state.community ?? past.communities.at(-1) ?? null
  // A rule of that game alone is back with the card it belongs to.
  const ofThatGame = past.rules.filter((rule) => community && belongs(rule, community))
  const missing = (state.base ? (state.towns[0]?.slots.length ?? 0) : 0) - landmarks.length
  return rulesetOf(learned(state, now.pair.faces[side]), {
    landmarks: [...past.landmarks.slice(past.landmarks.length - missing), ...landmarks],
    community,
    stacks: [...state.supply, { ...now.pair[side], copies: PAIR_COPIES, pair: now.pair.id }],
    rules: [...state.rules, ...ofThatGame.filter(({ id }) => state.rules.every((rule) => rule.id !== id))],
    changes: state.changes,
    square: (town) => town.square.map(({ card }) => card),
    first: state.lastWinner ?? 0,
  })
}
