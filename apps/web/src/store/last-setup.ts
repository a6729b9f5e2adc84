import { EDITIONS, type Edition, houseRulesOf, isRefusal, rulesetFor, type Setup } from '@machinami/cards'
import type { SeatRecord } from '@machinami/engine'
import { asKept, BOT_NAMES, freeBotName } from '../words/names.ts'
import { keep, recall } from './storage.ts'

/** A table as it was last set up. Whoever gave no name has none; the bot `''` is the one we would choose for you. */
export interface TablePlan {
  readonly setup: Setup
  readonly seats: readonly SeatRecord[]
}

export const DEFAULT_BOT = ''

export const firstPlan = (): TablePlan => ({
  setup: { edition: 'base', players: 4 },
  seats: [{ name: '' }, ...BOT_NAMES.slice(0, 3).map((name) => ({ name, bot: DEFAULT_BOT }))],
})

export const keepPlan = (plan: TablePlan): boolean => keep('setup', JSON.stringify(plan))

/** The last set-up, if it still makes a game. */
export function recallPlan(): TablePlan | null {
  try {
    const plan = JSON.parse(recall('setup') ?? 'null') as TablePlan | null
    if (!plan || isRefusal(rulesetFor(plan.setup)) || plan.seats.length !== plan.setup.players) return null
    const seats = plan.seats.map(({ name, bot }) => ({
      name: String(name),
      ...(typeof bot === 'string' ? { bot } : {}),
    }))
    return { setup: plan.setup, seats: asKept(seats) }
  } catch {
    return null
  }
}

/** A table with no more than so many seats: bots make room before people do, the last ones first. */
function shrunkTo(plan: TablePlan, most: number): TablePlan {
  if (plan.seats.length <= most) return plan
  const lastBot = plan.seats.findLastIndex(({ bot }) => bot !== undefined)
  return shrunkTo(withoutSeat(plan, lastBot < 0 ? plan.seats.length - 1 : lastBot), most)
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

/** The same table with one player less. Whoever begins stays the same person; if they leave, the rules say who does. */
export function withoutSeat(plan: TablePlan, gone: number): TablePlan {
  const { first, ...rest } = plan.setup
  const seats = plan.seats.filter((_, seat) => seat !== gone)
  const begins = first === undefined || first === gone ? {} : { first: first > gone ? first - 1 : first }
  return { seats, setup: { ...rest, ...begins, players: seats.length } }
}

/** Whoever sat here last, as many as rules from elsewhere ask for: bots come and go before people do. */
export function seatsFor(players: number): readonly SeatRecord[] {
  const { seats } = shrunkTo(recallPlan() ?? firstPlan(), Math.max(2, players))
  return withBots(seats, Math.min(players, BOT_NAMES.length))
}

function withBots(seats: readonly SeatRecord[], n: number): readonly SeatRecord[] {
  return seats.length >= n ? seats : withBots([...seats, { name: freeBotName(seats), bot: DEFAULT_BOT }], n)
}
