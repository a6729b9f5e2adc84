import { type Goal, type Ruleset, townOf } from '@machinami/cards'
import type { Site } from './compile-market.ts'
import type { Markers } from './rules.ts'

/** Tables of what lies on the table besides cards: tokens, flags, pins, mascot, fund. */
export function markerTables(ruleset: Ruleset, sites: readonly Site[], first: number) {
  const fund = fundOf(ruleset)
  const points = fund?.points.landmarks.values()
  const markers: Markers = {
    nudges: sites.flatMap((site, nth) =>
      site.powers.flatMap((power) => (power.power === 'nudge' ? [{ site: first + nth, by: power.by }] : [])),
    ),
    flags: Array.from({ length: ruleset.players }, (_, seat) => townOf(ruleset, seat).flags),
    pinReward: ruleset.pins?.reward ?? 0,
    fund: fund?.fund ?? 0,
    piecePoints: fund?.points.each ?? 0,
    sitePoints: Int16Array.from({ length: first + sites.length }, (_, number) =>
      sites[number - first]?.kind === 'landmark' ? (points?.next().value ?? 0) : 0,
    ),
  }
  return {
    hasTokens: hasTokens(ruleset),
    bellPays: ruleset.bells?.pays ?? [],
    hasPins: ruleset.pins !== undefined,
    pinNumbers: ruleset.pins?.numbers ?? [],
    mascotPays: ruleset.mascot?.pays ?? 0,
    markers,
  }
}

type Fund = Extract<Goal, { readonly fund: number }>

export const fundOf = ({ goal }: Ruleset): Fund | undefined => goal.find((each): each is Fund => 'fund' in each)

export const hasTokens = (ruleset: Ruleset): boolean =>
  ruleset.token !== undefined || (ruleset.towns?.some((town) => town.token !== undefined) ?? false)
