import { LEVELS } from '@machinami/bots'
import { contestantNamed } from '@machinami/bots/arena'
import { PairedLuck } from '@machinami/bots/judge'
import type { EditionId } from '@machinami/cards'
import { formatAnswer, legal, type Move, Random, recordOf, type State, step, toAnswer } from '@machinami/engine'
import { ASK, board, Q, SEAT, TURN } from '@machinami/engine/inside'
import { gameCode } from '../../../link/src/index.ts'
import type { DailyAnswer, DailyStreet } from '../../src/daily.ts'
import { type Finished, finishGames } from '../../src/finish.ts'
import { bot, type DailyTable, tableFor } from './tables.ts'

/** What is on the street from Sunday to Saturday, one week and the next. */
const WEEKS: readonly (readonly (readonly [EditionId, number])[])[] = [
  [
    ['base', 4],
    ['base', 2],
    ['harbor', 2],
    ['base', 3],
    ['two', 3],
    ['row', 2],
    ['both', 2],
  ],
  [
    ['base', 4],
    ['base', 2],
    ['two', 2],
    ['base', 3],
    ['legacy', 3],
    ['base', 2],
    ['legacy', 4],
  ],
]

/** The best answer is so much better than the next one, by the judge: enough to be clear, not so much that nobody could miss it. */
const LEAST_GAP = 0.05
const MOST_GAP = 0.3
/** The game is still open: the best answer leads to a chance between these. */
const OPEN = [0.2, 0.85] as const
const LEAST_OPTIONS = 4
const FIRST_TURN = 7
/** Answers that are shown, and those that are played out: so many games at a time, at most so often. */
const SHOWN = 4
const PLAYED = 2
const BATCH = 20
const BATCHES = 5
const ATTEMPTS = 400
/** Of one game: a game costs more than another look at it. */
const TRIED = 3
const NAMES = ['Hana', 'Kenji', 'Mei', 'Tom']

interface Candidate {
  readonly moves: readonly Move[]
  readonly state: State
  readonly seat: number
  readonly gap: number
}

export async function streetOf(day: number, weekday: number): Promise<DailyStreet> {
  const [edition, players] = WEEKS[Math.floor(day / 7) % 2][weekday]
  const table = await tableFor(edition, players)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const candidates = candidatesOf(table, day * ATTEMPTS + attempt).sort((a, b) => b.gap - a.gap)
    for (const candidate of candidates.slice(0, TRIED)) {
      const street = provenStreet(table, candidate, day)
      if (street) return street
    }
  }
  throw new Error(`no street for day ${day}`)
}

/** Places of a game where one purchase is clearly better than all others. */
function candidatesOf({ rules, judge, match }: DailyTable, seed: number): Candidate[] {
  const moves: Move[] = []
  const found: Candidate[] = []
  const options = new Int32Array(rules.mostOptions)
  const seats = Array.from({ length: rules.players }, () => bot('strategist'))
  match.play(seats, new PairedLuck(seed), new Random(seed, 7), (s, answer) => {
    if (s[ASK] === Q.build && board(rules, s, TURN) >= FIRST_TURN) {
      const count = legal(rules, s, options)
      if (count >= LEAST_OPTIONS) {
        const worths = [...judge.worths(s, s[SEAT], options, count)].sort((a, b) => b - a)
        const gap = worths[0] - worths[1]
        if (gap >= LEAST_GAP && gap <= MOST_GAP && worths[0] >= OPEN[0] && worths[0] <= OPEN[1])
          found.push({ moves: [...moves], state: s.slice(), seat: s[SEAT], gap })
      }
    }
    moves.push(answer)
  })
  return found
}

/** The street of a position, if the strongest search and games played out agree on its best answer. */
function provenStreet(table: DailyTable, { moves, state, seat }: Candidate, day: number): DailyStreet | null {
  const { rules, judge, setup } = table
  const options = new Int32Array(rules.mostOptions)
  const count = legal(rules, state, options)
  const worths = judge.worths(state, seat, options, count)
  const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => worths[b] - worths[a])
  const looked = order
    .slice(0, SHOWN)
    .map((i) => ({ move: options[i], chance: judge.chancesAfter(state, options[i])[seat] }))
    .sort((a, b) => b.chance - a.chance)
  const [best, second] = looked
  if (best.chance - second.chance < LEAST_GAP) return null
  const master = contestantNamed('master')
  const ask = (chooser: typeof master, random: Random) =>
    chooser?.choose({ rules, state, seat, options: options.slice(), count, random })
  // The quicker of the two first: it turns down most of what is turned down.
  if (ask(bot('expert'), new Random(1)) !== best.move || ask(master, new Random(1)) !== best.move) return null
  const played = playedOut(
    table,
    state,
    looked.slice(0, PLAYED).map(({ move }) => move),
    seat,
    day,
  )
  if (!played) return null
  const record = recordOf(rules, moves, {
    setup,
    seats: Array.from({ length: rules.players }, (_, nth) =>
      nth === seat ? { name: '' } : { name: NAMES[nth], bot: 'strategist' },
    ),
  })
  const code = gameCode(record)
  if (typeof code !== 'string') throw new Error(code.refused)
  const foundBy = LEVELS.filter((level) => finds(() => ask(level, new Random(day, choices++)) === best.move)).map(
    ({ id }) => id,
  )
  const answers = looked.map(({ move, chance }, nth): DailyAnswer => {
    const sum = played[nth]
    const shown = { answer: formatAnswer(toAnswer(rules, move)), chance: tenths(chance) }
    return sum ? { ...shown, played: tenths(sum.shares[seat]), margin: tenths(sum.margins[seat]) } : shown
  })
  return { code, ...setup, answers, foundBy, games: played[0].games }
}

let choices = 0
const TRIES = 15

/** Whether a bot finds it more often than not; some hesitate. */
const finds = (tries: () => boolean): boolean => Array.from({ length: TRIES }, tries).filter(Boolean).length > TRIES / 2

const tenths = (share: number): number => Math.round(share * 1000)

/** Games after each answer, until the first is surely the best; null where it is not, or that takes too long. */
function playedOut(
  { rules }: DailyTable,
  state: State,
  answers: readonly Move[],
  seat: number,
  day: number,
): Finished[] | null {
  const bots = Array.from({ length: rules.players }, () => bot('strategist'))
  const runs = answers.map((answer) => {
    const after = state.slice()
    step(rules, after, answer, null)
    return finishGames(rules, after, bots, BATCH * BATCHES, day)
  })
  for (let batch = 0; batch < BATCHES; batch++) {
    const sums = runs.map((run) => {
      let last: Finished | undefined
      for (let game = 0; game < BATCH; game++) last = run.next().value ?? last
      return last as Finished
    })
    const [best, ...others] = sums
    const lead = (other: Finished) => best.shares[seat] - other.shares[seat]
    const doubt = (other: Finished) => Math.hypot(best.margins[seat], other.margins[seat])
    if (others.every((other) => lead(other) > 1.3 * doubt(other))) return sums
    if (others.some((other) => lead(other) < -doubt(other) / 2)) return null
  }
  return null
}
