import { askBot, askingRoom, type Bot, botNamed, prepareBots } from '@machinami/bots'
import { PairedLuck } from '@machinami/bots/judge'
import { isRefusal, type Setup } from '@machinami/cards'
import { type GameRecord, type Move, Random, recordOf, rulesFor, start, step } from '@machinami/engine'
import { ASK, chanceMove, isChance, Q, SEAT, WAITING } from '@machinami/engine/inside'

/** The record of a whole game between bots, the same for the same seed. */
export async function playedGame(setup: Setup, ids: readonly string[], seed: number): Promise<GameRecord> {
  const rules = rulesFor(setup)
  if (isRefusal(rules)) throw new Error(rules.refused)
  const bots = ids.map((id) => botNamed(id)).filter((bot): bot is Bot => bot !== undefined)
  await prepareBots(bots, rules)
  const luck = new PairedLuck(seed)
  const random = new Random(seed, 1)
  const room = askingRoom(rules)
  const state = start(rules)
  const moves: Move[] = []
  while (state[ASK] !== Q.none) {
    const seat = state[ASK] === Q.pick ? 31 - Math.clz32(state[WAITING] & -state[WAITING]) : state[SEAT]
    const move = isChance(state[ASK])
      ? chanceMove(rules, state, luck)
      : askBot(bots[seat], rules, state, seat, random, room)
    moves.push(move)
    step(rules, state, move, null)
  }
  return recordOf(rules, moves, { setup, seats: ids.map((bot, i) => ({ name: `Seat ${i + 1}`, bot })) })
}
