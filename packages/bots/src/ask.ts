import { legal, type Move, type Options, type Random, type Rules, type State } from '@machinami/engine'
import { ASK, keepOwn, Q, seenBy, WAITING } from '@machinami/engine/inside'
import type { Bot } from './bot.ts'

/** Room to ask bots in, used again for every question. */
export interface AskingRoom {
  readonly options: Options
  readonly seen: State
}

export const askingRoom = (r: Rules): AskingRoom => ({
  options: new Int32Array(r.mostOptions),
  seen: new Int16Array(r.size),
})

/** The first seat that is waited for. */
export const firstAsked = (s: State): number => 31 - Math.clz32(s[WAITING] & -s[WAITING])

/**
 * The one place where a bot is asked: it sees a copy of the table as its seat may know it and its own answers only. Where
 * there is no choice it is not asked.
 */
export function askBot(bot: Bot, r: Rules, s: State, seat: number, random: Random, room: AskingRoom): Move {
  const { options, seen } = room
  const all = legal(r, s, options)
  const count = s[ASK] === Q.pick ? keepOwn(s, options, all, seat) : all
  if (count === 1) return options[0]
  return bot.choose({ rules: r, state: seenBy(r, s, seat, seen), seat, options, count, random })
}
