import { catalogues, type EditionId, isRefusal, type MarketId, type Ruleset, rulesetFor } from '@machinami/cards'
import { type Taught, taughtBy } from './depth.ts'

/** Rules of an edition as a release had them: a file that was taught these need not repeat every card. */
export interface Released {
  /** The first release is 1. */
  readonly release: number
  readonly markets: readonly MarketId[]
  readonly players: readonly number[]
}

/** What a file was taught, in full; null for what no release knows. */
export function taughtIn(edition: string, taught: Taught | Released): Taught | null {
  if (!('release' in taught)) return taught
  const catalogue = [...catalogues()].at(-taught.release)
  if (!catalogue) return null
  const rulesets = taught.markets.flatMap((market) =>
    taught.players.map((players) => rulesetFor({ edition: edition as EditionId, market, players }, catalogue)),
  )
  return rulesets.length === 0 || rulesets.some(isRefusal) ? null : taughtBy(rulesets as Ruleset[])
}

/** The number of today's release. */
export const releaseNow = (): number => [...catalogues()].length
