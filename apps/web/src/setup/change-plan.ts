import { EDITIONS, type Edition, houseRulesOf, isRefusal, rulesetFor, type Setup } from '@machinami/cards'
import { firstPlan, recallPlan, shrunkTo, type TablePlan } from '../store/last-setup.ts'

/** The last set-up if it still makes a game, or else the first one. */
export function usualPlan(): TablePlan {
  const plan = recallPlan()
  return plan && !isRefusal(rulesetFor(plan.setup)) ? plan : firstPlan()
}

/** The same people at another game: choices the new edition does not have are dropped. */
export function withEdition(plan: TablePlan, edition: Setup['edition']): TablePlan {
  const { markets, mostPlayers } = EDITIONS[edition] as Edition
  const { seats, setup } = shrunkTo(plan, mostPlayers)
  const offered = new Set<string>(houseRulesOf(edition).map((rule) => rule.id))
  const house = Object.fromEntries(Object.entries(plan.setup.house ?? {}).filter(([id]) => offered.has(id)))
  const { market, first, order } = setup
  return {
    seats,
    setup: {
      edition,
      players: seats.length,
      ...(market !== undefined && markets.includes(market) ? { market } : {}),
      ...(order === undefined ? {} : { order }),
      ...(first === undefined ? {} : { first }),
      house,
    },
  }
}
