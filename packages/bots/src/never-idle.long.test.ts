import { EDITION_IDS, EDITIONS, type Setup } from '@machinami/cards'
import { legal, type Move, Random, type Rules, type State, StreamLuck, step } from '@machinami/engine'
import { ASK, board, cardOf, coins, K, kindOf, Q, WINNER } from '@machinami/engine/inside'
import { expect, it } from 'vitest'
import type { Bot } from './bot.ts'
import { LEVELS, prepareBots } from './index.ts'
import { Match } from './match.ts'
import { distanceOf, newDistance } from './plan/goal.ts'
import { planner } from './planner.ts'
import { rulesOf } from './rules-of.ts'

interface Idleness {
  /** Seats that built nothing all game. */
  idleSeats: number
  /** Passes where a win was there. */
  winsPassed: number
  /** Passes with a landmark in reach and a purse that pays the dearest thing still to be built and more: nothing to save for. */
  landmarksPassed: number
}

const distance = newDistance()
const AND_MORE = 8

function winsBy(rules: Rules, s: State, seat: number, answer: Move): boolean {
  const after = s.slice()
  step(rules, after, answer, null)
  return after[ASK] === Q.none && board(rules, after, WINNER) === seat + 1
}

function isRichEnough(rules: Rules, s: State, seat: number): boolean {
  distanceOf(rules, s, seat, distance)
  return distance.builds > 0 && coins(rules, s, seat) >= distance.prices[distance.builds - 1] + AND_MORE
}

function idlenessOf(rules: Rules, bot: Bot, games: number): Idleness {
  const options = new Int32Array(rules.mostOptions)
  const found: Idleness = { idleSeats: 0, winsPassed: 0, landmarksPassed: 0 }
  for (let game = 0; game < games; game++) {
    const hasBuilt = Array.from({ length: rules.players }, () => false)
    const seats = hasBuilt.map(() => bot)
    new Match(rules, 300).play(seats, new StreamLuck(new Random(game)), new Random(game, 1), (s, answer, seat) => {
      if (s[ASK] !== Q.build && s[ASK] !== Q.opening) return
      if (kindOf(answer) === K.build) hasBuilt[seat] = true
      else {
        const answers = options.subarray(0, legal(rules, s, options))
        if (answers.some((each) => winsBy(rules, s, seat, each))) found.winsPassed++
        const hasLandmark = answers.some((each) => kindOf(each) === K.build && cardOf(each) >= rules.establishments)
        if (hasLandmark && isRichEnough(rules, s, seat)) found.landmarksPassed++
      }
    })
    found.idleSeats += hasBuilt.filter((has) => !has).length
  }
  return found
}

const NOTHING: Idleness = { idleSeats: 0, winsPassed: 0, landmarksPassed: 0 }

const tables: Setup[] = EDITION_IDS.flatMap((edition) =>
  [2, 3, 4, 5].filter((players) => players <= EDITIONS[edition].mostPlayers).map((players) => ({ edition, players })),
)

it.each(tables)('the planner never sits still: %o', (setup) => {
  expect(idlenessOf(rulesOf(setup), planner, 8)).toEqual(NOTHING)
})

it.each(EDITION_IDS)('nor does any level: %s', async (edition) => {
  const rules = rulesOf({ edition, players: 2 })
  expect(await prepareBots(LEVELS, rules)).toBeNull()
  for (const bot of LEVELS) {
    const { idleSeats, winsPassed } = idlenessOf(rules, bot, 1)
    expect({ bot: bot.id, idleSeats, winsPassed }).toEqual({ bot: bot.id, idleSeats: 0, winsPassed: 0 })
  }
})
