import { type Bot, botNamed, prepareBots } from '@machinami/bots'
import { isRefusal, type Setup } from '@machinami/cards'
import {
  legal,
  type Move,
  type Options,
  Random,
  type Rules,
  rulesFor,
  type State,
  StreamLuck,
  start,
  step,
} from '@machinami/engine'
import {
  ASK,
  board,
  cardOf,
  chanceMove,
  deciderOf,
  isChance,
  K,
  keepOwn,
  kindOf,
  Q,
  sample,
  seenBy,
  TURN,
  WAITING,
  WINNER,
} from '@machinami/engine/inside'
import { emptyTally, MOST_TURNS, type Tally } from './tally.ts'

/** What to simulate. A game's luck follows from the seed and its number alone, whoever plays it. */
export interface Job {
  readonly setup: Setup
  /** One per player. */
  readonly bots: readonly string[]
  readonly seed: number
  /** Whether bots move one seat on with every game, so that nobody always begins. */
  readonly rotate: boolean
}

/** One table, used for game after game. */
export interface Lab {
  readonly job: Job
  readonly rules: Rules
  readonly bots: readonly Bot[]
  readonly state: State
  readonly seen: State
  readonly options: Options
  /** By card: the seats that built it in this game, a bit each. */
  readonly builtBy: Uint8Array
}

/** Plays games `from` up to but not including `to`. */
export function playGames(lab: Lab, from: number, to: number): Tally {
  const tally = emptyTally(lab.rules.players, lab.rules.cards)
  for (let game = from; game < to; game++) playGame(lab, game, tally)
  return tally
}

/** Lays the table of a job, its bots ready to play. */
export async function openLab(job: Job): Promise<Lab> {
  const rules = rulesFor(job.setup)
  if (isRefusal(rules)) throw new Error(`unchecked set-up: ${rules.refused}`)
  const bots = job.bots.map((id) => botNamed(id) as Bot)
  await prepareBots(bots, rules)
  return {
    job,
    rules,
    bots,
    state: new Int16Array(rules.size),
    seen: new Int16Array(rules.size),
    options: new Int32Array(rules.mostOptions),
    builtBy: new Uint8Array(rules.cards),
  }
}

function playGame(lab: Lab, game: number, tally: Tally): void {
  const { job, rules, state, builtBy } = lab
  const luck = new StreamLuck(new Random(job.seed, 2 * game))
  const random = new Random(job.seed, 2 * game + 1)
  const shift = job.rotate ? game % rules.players : 0
  builtBy.fill(0)
  start(rules, null, state)
  while (state[ASK] !== Q.none && board(rules, state, TURN) <= MOST_TURNS) {
    const move = isChance(state[ASK]) ? chanceMove(rules, state, luck) : answer(lab, random, shift)
    if (kindOf(move) === K.build) {
      tally.builds[cardOf(move)]++
      builtBy[cardOf(move)] |= 1 << deciderOf(state, move)
    }
    step(rules, state, move, null)
  }
  count(lab, shift, tally)
}

/** The answer of a bot that is being waited for. */
function answer(lab: Lab, random: Random, shift: number): Move {
  const { rules, state, options } = lab
  const seat = 31 - Math.clz32(state[WAITING])
  const bot = lab.bots[(seat + shift) % rules.players]
  const several = state[ASK] === Q.pick
  if (bot.id === 'random' && !several) return sample(rules, state, random, options)
  const all = legal(rules, state, options)
  const count = several ? keepOwn(state, options, all, seat) : all
  if (count === 1) return options[0]
  return bot.choose({ rules, state: seenBy(rules, state, seat, lab.seen), seat, options, count, random })
}

function count({ rules, state, builtBy }: Lab, shift: number, tally: Tally): void {
  const turns = Math.min(board(rules, state, TURN), MOST_TURNS)
  const winner = board(rules, state, WINNER) - 1
  tally.games++
  tally.turns += turns
  if (winner < 0) tally.unfinished++
  else {
    tally.lengths[turns]++
    tally.winsBySeat[winner]++
    tally.winsByBot[(winner + shift) % rules.players]++
  }
  for (let card = 0; card < rules.cards; card++) {
    let seats = builtBy[card]
    if (winner >= 0) tally.builderWins[card] += (seats >> winner) & 1
    for (; seats > 0; seats &= seats - 1) tally.builders[card]++
  }
}
