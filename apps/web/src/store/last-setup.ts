import { MOST_PLAYERS, type Setup } from '@machinami/cards'
import type { SeatRecord } from '@machinami/engine'
import { asKept, BOT_NAMES, freeBotName } from '../words/names.ts'
import { forget, keep, recall } from './storage.ts'

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
export const forgetPlan = (): void => forget('setup')

/** Whether it looks like a table of today; what it was set up with in detail the table itself says. */
const isPlan = ({ setup, seats }: TablePlan): boolean =>
  Object.hasOwn(MOST_PLAYERS, setup.edition) &&
  seats.length === setup.players &&
  setup.players >= 2 &&
  setup.players <= MOST_PLAYERS[setup.edition]

/** The last set-up, if it may still make a game. */
export function recallPlan(): TablePlan | null {
  try {
    const plan = JSON.parse(recall('setup') ?? 'null') as TablePlan | null
    if (!plan || !isPlan(plan)) return null
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
export function shrunkTo(plan: TablePlan, most: number): TablePlan {
  if (plan.seats.length <= most) return plan
  const lastBot = plan.seats.findLastIndex(({ bot }) => bot !== undefined)
  return shrunkTo(withoutSeat(plan, lastBot < 0 ? plan.seats.length - 1 : lastBot), most)
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
