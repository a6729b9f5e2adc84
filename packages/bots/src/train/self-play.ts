import { legal, type Move, Random, type Rules, type State, StreamLuck, start, step } from '@machinami/engine'
import {
  ASK,
  after,
  board,
  chanceMove,
  EXTRA,
  EXTRA_TURN,
  isChance,
  Q,
  SEAT,
  TURN,
  WAITING,
  WINNER,
} from '@machinami/engine/inside'
import type { Bot } from '../bot.ts'
import { Endings } from '../endgame/endings.ts'
import type { Race } from '../endgame/race.ts'
import { LuckJudge } from '../judge/luck-judge.ts'
import type { Evaluator } from '../net/evaluator.ts'
import { Search } from '../search/search.ts'
import { drill } from './drill.ts'
import type { Sample } from './learner.ts'

/** How games for learning are played. */
export interface Habits {
  /** How much of what happened later counts; 0 learns from one turn's exact expectation alone. */
  readonly lambda: number
  /** Chance of a random answer. */
  readonly explore: number
  /** Share of games that begin with some turns of random play. */
  readonly oddStarts: number
  /** Who else may sit down, to visit other positions; nobody learns from their choices. */
  readonly guests: readonly Bot[]
  /** Share of games with guests. */
  readonly guestGames: number
  /** Somebody to learn to beat: takes all seats but one, and the net learns how games against them go. */
  readonly rival?: Bot
}

const MOST_TURNS = 160
const ODD_TURNS = 24
/** Share of games whose races are solved: solving one takes as long as playing a game. */
const SOLVED = 1 / 6

/** A position of a game with what the net thought, and what exact expectation over the next turn says. */
interface Visit {
  readonly cells: Int16Array
  readonly mover: number
  readonly thought: Float64Array
  /** Null for a market about to be filled, and where a rival is to decide: what comes after it decides. */
  readonly expected: Float64Array | null
  /** Of a rival's turn: how lucky its throws made each seat, as far as the net can tell. */
  readonly luck: Float64Array | null
  /** Whether what is expected needs no correction by what came later. */
  readonly isExact: boolean
  /** Whether the way on from here was not the best one. */
  wentAstray: boolean
}

/** Plays games and turns them into samples. */
export class SelfPlay {
  private readonly r: Rules
  private readonly search: Search
  private readonly evaluator: Evaluator
  private readonly random: Random
  private readonly luck: StreamLuck
  private readonly state: State
  private readonly options: Int32Array
  private readonly scratch: Float64Array
  private readonly judge: LuckJudge
  private readonly endings: Endings
  private visits: Visit[] = []
  private drills: Sample[] = []
  private race: Race | null = null
  private solves = false
  private rival: Bot | null = null

  constructor(r: Rules, evaluator: Evaluator, seed: number) {
    this.r = r
    this.evaluator = evaluator
    this.search = new Search(r, evaluator)
    this.judge = new LuckJudge(r, evaluator)
    this.endings = new Endings(r)
    this.random = new Random(seed, 21)
    this.luck = new StreamLuck(new Random(seed, 22))
    this.state = new Int16Array(r.size)
    this.options = new Int32Array(r.mostOptions)
    this.scratch = new Float64Array(r.players)
  }

  /** Plays a game; returns its samples. */
  game(habits: Habits): Sample[] {
    const { r, state, random } = this
    start(r, null, state)
    this.visits = []
    this.drills = []
    this.race = null
    // How a rival plays an ending is for its games to show: it may not play it well.
    this.solves = random.float() < SOLVED && !habits.rival
    const oddUntil = random.float() < habits.oddStarts ? 1 + random.below(ODD_TURNS) : 0
    const guests = this.seatGuests(habits)
    this.rival = habits.rival ?? null
    while (state[ASK] !== Q.none && board(r, state, TURN) <= MOST_TURNS) {
      const isOdd = board(r, state, TURN) < oddUntil
      if (isChance(state[ASK])) {
        if (state[ASK] === Q.draw && !isOdd) this.visitRefill()
        const chance = chanceMove(r, state, this.luck)
        this.noteLuck(chance)
        step(r, state, chance, null)
      } else step(r, state, this.answer(habits, guests, isOdd), null)
    }
    return [...this.samples(guests === null || habits.rival ? habits.lambda : 0), ...this.drills]
  }

  /** Guests by seat, or null; at least one seat stays the net's. */
  private seatGuests({ guests, guestGames, rival }: Habits): (Bot | null)[] | null {
    const { random, r } = this
    if (rival) {
      const own = random.below(r.players)
      return Array.from({ length: r.players }, (_, seat) => (seat === own ? null : rival))
    }
    if (guests.length === 0 || random.float() >= guestGames) return null
    const seats: (Bot | null)[] = Array.from({ length: r.players }, () =>
      random.float() < 0.6 ? guests[random.below(guests.length)] : null,
    )
    if (!seats.some((seat) => seat !== null)) seats[random.below(r.players)] = guests[random.below(guests.length)]
    return seats
  }

  private answer(habits: Habits, guests: (Bot | null)[] | null, isOdd: boolean): Move {
    const { r, state, options, random } = this
    const ask = state[ASK]
    if (isOdd || ask === Q.pick) return options[random.below(legal(r, state, options))]
    let seat = 0
    while ((state[WAITING] & (1 << seat)) === 0) seat++
    const guest = guests?.[seat] ?? null
    const isRivals = guest !== null && guest === this.rival
    if (ask === Q.dice || ask === Q.opening) this.visit(isRivals)
    const n = legal(r, state, options)
    if (n === 1) return options[0]
    if (isRivals) return guest.choose({ rules: r, state, seat, options, count: n, random })
    if (random.float() < (guest ? 0.05 : habits.explore)) return this.stray(options[random.below(n)])
    if (guest) return this.stray(guest.choose({ rules: r, state, seat, options, count: n, random }))
    if (ask !== Q.dice && ask !== Q.opening) this.search.value(state, 0, this.scratch)
    return this.search.answer
  }

  private stray(answer: Move): Move {
    const last = this.visits[this.visits.length - 1]
    if (last) last.wentAstray = true
    return answer
  }

  /** Looks at a turn that begins. The search then holds the best answer to the question asked. */
  private visit(isRivals: boolean): void {
    const { r, state, search, evaluator } = this
    const thought = new Float64Array(r.players)
    evaluator.evaluate(state, state[SEAT], thought)
    const cells = evaluator.cells()
    const expected = isRivals ? null : new Float64Array(r.players)
    if (expected) search.value(state, 1, expected)
    const isExact = expected !== null && this.learnRace(expected)
    const luck = isRivals ? new Float64Array(r.players) : null
    this.visits.push({ cells, mover: state[SEAT], thought, expected, luck, isExact, wentAstray: false })
  }

  /** Where nothing but coins can change any more, chances are exact; a race that is new in this game is drilled. */
  private learnRace(expected: Float64Array): boolean {
    const { r, state, evaluator, random } = this
    const race = this.solves ? this.endings.raceOf(state) : null
    if (race && race !== this.race) this.drills.push(...drill(r, state, race, evaluator, random))
    this.race = race
    if (!race) return false
    expected[0] = race.chance(state, state[SEAT])
    expected[1] = 1 - expected[0]
    return true
  }

  /** Whatever a rival does with its throw, how lucky the throw was is no lesson. */
  private noteLuck(chance: Move): void {
    const luck = this.visits[this.visits.length - 1]?.luck
    if (!luck || this.state[ASK] !== Q.throw) return
    this.judge.reset()
    this.judge.watch(this.state, chance)
    this.judge.luck.forEach((part, seat) => {
      luck[seat] += part
    })
  }

  private visitRefill(): void {
    const { r, state, evaluator } = this
    const last = this.visits[this.visits.length - 1]
    if (!last || last.expected === null) return
    const mover = state[EXTRA] & EXTRA_TURN ? state[SEAT] : after(r, state[SEAT])
    const thought = new Float64Array(r.players)
    evaluator.evaluate(state, mover, thought)
    this.visits.push({
      cells: evaluator.cells(),
      mover,
      thought,
      expected: null,
      luck: null,
      isExact: false,
      wentAstray: false,
    })
  }

  /**
   * Targets, from the last visit back: the exact expectation, corrected by what turned out later beyond what the net
   * expected there. Luck cancels out: only misjudgements are passed back.
   */
  private samples(lambda: number): Sample[] {
    const { r, visits, state } = this
    const samples: Sample[] = []
    const later = new Float64Array(r.players)
    const won = board(r, state, WINNER)
    if (won > 0) later[won - 1] = 1
    else if (visits.length > 0) later.set(visits[visits.length - 1].thought)
    let laterThought: Float64Array = later.slice()
    for (let i = visits.length - 1; i >= 0; i--) {
      const { cells, mover, thought, expected, luck, isExact, wentAstray } = visits[i]
      if (expected !== null) {
        const weight = wentAstray || isExact ? 0 : lambda
        for (let seat = 0; seat < r.players; seat++)
          later[seat] = expected[seat] + weight * (later[seat] - laterThought[seat])
      } else if (luck !== null) luck.forEach((part, seat) => (later[seat] -= part))
      laterThought = thought
      samples.push({ cells, players: r.players, mover, target: normal(later) })
    }
    return samples
  }
}

/** As chances: corrections may have gone a little too far. */
function normal(values: Float64Array): Float64Array {
  const sum = values.reduce((total, value) => total + Math.max(0, value), 0)
  return values.map((value) => Math.max(0, value) / sum)
}
