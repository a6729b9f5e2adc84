import type { Bot } from '../bot.ts'
import { BOTS } from '../index.ts'
import { netBot } from '../net-bot.ts'
import { prepareNet, readyNet } from '../nets.ts'
import { AT_A_GLANCE } from '../search/options.ts'
import { STYLES, styled } from '../styles.ts'
import { heuristic } from './heuristic.ts'
import { planner2026 } from './planner-2026-11/bot.ts'

const OTHERS = STYLES.filter((style) => !BOTS.some((bot) => bot.id === style.id)).map(styled)

/** Everybody in a pay-off matrix: the bots that are offered to players, the heuristic to the letter, the other styles. */
export const REGULARS: readonly Bot[] = [...BOTS, heuristic, ...OTHERS]

/** Looks one turn further than the best level. It is no level: among four players it is not better (docs/BOTS.md). */
const master: Bot = { ...netBot('master', readyNet, 2), prepare: prepareNet }

/** The net by itself: what the strategist sees, without a slip. */
const net: Bot = { ...netBot('net', readyNet, AT_A_GLANCE), prepare: prepareNet }

/** Everybody who may enter the arena. */
export const CONTESTANTS: readonly Bot[] = [...REGULARS, net, master, planner2026]

export const contestantNamed = (id: string): Bot | undefined => CONTESTANTS.find((bot) => bot.id === id)
