import { botNamed, isUnknownGame, knowledgeOf, prepareBots } from '@machinami/bots'
import type { Reach } from '@machinami/bots/judge'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { type GameRecord, type Rules, replay } from '@machinami/engine'
import { board, TURN, WINNER } from '@machinami/engine/inside'
import { accuracyOf, lossesOf } from './accuracy.ts'
import { cardsOf } from './cards.ts'
import { diceOf } from './dice.ts'
import { type JudgedMoment, judgeMoments, reachFor } from './judge-moments.ts'
import type { JudgedDecision, Point, RestsOn, Review, SeatReview, TurningPoint } from './review.ts'
import { sumsOf } from './sums.ts'

/** Goes up whenever the same game gets other figures. */
export const METHOD = 3

/** How far off a chance may be where the net was taught the rules, by edition (docs/REVIEW.md has how that was measured). */
const MARGINS: { readonly [edition: string]: number } = { base: 0.03, two: 0.03, legacy: 0.03, harbor: 0.04 }
const OTHER_MARGIN = 0.05
/** And how much further with rules that are only near, or without a net. */
const FURTHER = { taught: 0, near: 0.02, far: 0.08 } as const

/** A long game is judged without looking into the next turn. */
const WITHOUT_NEXT_TURN = 0.01

/** A game that was played again and whose net is loaded: ready to be judged. */
export interface ReadyReview {
  readonly rules: Rules
  readonly record: GameRecord
  readonly reach: Reach
  readonly restsOn: RestsOn
  readonly turns: number
  readonly winner: number | null
}

/**
 * Plays a record again and loads what judges it; refused where its rules are not known, its facts are not theirs, or the net that
 * knows them did not come: figures of a lesser judge would be kept with the game for good.
 */
export async function prepareReview(record: GameRecord, prepare = prepareBots): Promise<ReadyReview | Refusal> {
  const replayed = replay(record)
  if (isRefusal(replayed)) return replayed
  const { rules, state } = replayed
  const expert = botNamed('expert')
  const problem = expert ? await prepare([expert], rules) : 'no-net'
  if (problem !== null && !isUnknownGame(problem)) return refuse('broken-down')
  const known = problem === null ? knowledgeOf(rules) : null
  const familiarity = problem === null ? (known?.familiarity ?? 'far') : 'far'
  const winner = board(rules, state, WINNER) - 1
  const reach = reachFor(record)
  return {
    rules,
    record,
    reach,
    turns: board(rules, state, TURN),
    winner: winner < 0 ? null : winner,
    restsOn: {
      judge: problem === null ? 'net' : 'planner',
      edition: problem === null ? (known?.edition ?? null) : null,
      rules: familiarity,
      margin:
        (MARGINS[known?.edition ?? ''] ?? OTHER_MARGIN) +
        FURTHER[familiarity] +
        (reach === 'this-turn' ? WITHOUT_NEXT_TURN : 0),
      assumes: 'experts',
    },
  }
}

/** What a review has found out so far: to be shown as it comes, from left to right. */
export interface ReviewNews {
  /** Moments judged, of how many. */
  readonly done: number
  readonly of: number
  /** What the last one said; null where it was no choice. */
  readonly judged: JudgedMoment | null
}

/** Judges a game moment by moment; whoever does not ask for the next step has cancelled it. The last value is the review. */
export function* reviewSteps(ready: ReadyReview): Generator<ReviewNews, Review> {
  const of = ready.record.moments.length
  const judged: JudgedMoment[] = []
  let done = 0
  for (const moment of judgeMoments(ready.rules, ready.record, ready.reach)) {
    if (moment) judged.push(moment)
    yield { done: ++done, of, judged: moment }
  }
  return reviewOf(ready, judged)
}

/** The whole review at once. */
export async function reviewGame(record: GameRecord): Promise<Review | Refusal> {
  const ready = await prepareReview(record)
  if (isRefusal(ready)) return ready
  const steps = reviewSteps(ready)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Puts together what was judged, in the order of the game. */
function reviewOf(ready: ReadyReview, judged: readonly JudgedMoment[]): Review {
  const { record, winner, turns, restsOn } = ready
  const players = record.seats.length
  const decisions = judged.flatMap(({ decision }) => decision ?? [])
  const chances = judged.flatMap(({ chance }) => chance ?? [])
  const last = judged.at(-1)?.after ?? record.seats.map(() => 1 / players)
  const result = winner === null ? last : record.seats.map((_, seat) => (seat === winner ? 1 : 0))
  const cards = cardsOf(record)
  const seats = sumsOf(judged, result).map(({ sum, points, drift }, seat): SeatReview => {
    const own = decisions.filter((each) => each.seat === seat)
    return {
      ...{ sum, points, drift, accuracy: accuracyOf(lossesOf(own, sum)), choices: own.length },
      slips: own.filter(({ mark }) => mark === 'slip').length,
      mistakes: own.filter(({ mark }) => mark === 'mistake').length,
      luckiest: placeOfMost(chances, ({ worth }) => worth[seat]),
      unluckiest: placeOfMost(chances, ({ worth }) => -worth[seat]),
      dearest: placeOfMost(decisions, (each) => (each.seat === seat ? each.cost : 0)),
      cards: cards[seat],
    }
  })
  return {
    ...{ method: METHOD, players, moments: record.moments.length, turns, winner, restsOn },
    ...{ points: pointsOf(judged, result), decisions, chances, seats },
    turningPoints: turningPointsOf(judged, decisions, chances),
    dice: diceOf(record),
  }
}

/** Where something is most, if it is anywhere more than nothing. */
function placeOfMost<T>(all: readonly T[], worth: (each: T) => number): number | null {
  let most = 0
  let place: number | null = null
  for (const [i, each] of all.entries()) {
    if (worth(each) <= most) continue
    most = worth(each)
    place = i
  }
  return place
}

function pointsOf(judged: readonly JudgedMoment[], result: readonly number[]): Point[] {
  const [first] = judged
  if (!first) return []
  const begun = { n: 0, turn: first.turn, seat: first.seat, chances: first.before }
  const points = judged.map(({ n, turn, seat, after }) => ({ n: n + 1, turn, seat, chances: after }))
  const end = points[points.length - 1]
  return [begun, ...points.slice(0, -1), { ...end, chances: result }]
}

const TURNING_POINTS = 3
/** What changed less for everybody is no turning point. */
const TURNING = 0.03

/** What changed the game most for one seat, its own choices and everybody's throws, in the order of the game; one in a turn. */
export function turningPointsFor(
  { decisions, chances }: Pick<Review, 'decisions' | 'chances'>,
  seat: number,
): TurningPoint[] {
  return mostTurning(changesOf({ decisions, chances }), (changed) => Math.abs(changed[seat]))
}

const changesOf = ({ decisions, chances }: Pick<Review, 'decisions' | 'chances'>): TurningPoint[] => [
  ...decisions.map(({ n, turn, changed }, at) => ({ kind: 'decision' as const, at, n, turn, changed })),
  ...chances.map(({ n, turn, worth }, at) => ({ kind: 'chance' as const, at, n, turn, changed: worth })),
]

/** What did most to make a seat win or lose, whichever it did; null where no single moment did much, or nobody has won. */
export function decisiveFor(
  { decisions, chances, winner }: Pick<Review, 'decisions' | 'chances' | 'winner'>,
  seat: number,
): TurningPoint | null {
  if (winner === null) return null
  const sign = seat === winner ? 1 : -1
  const all = changesOf({ decisions, chances })
  const [most] = all.sort((a, b) => sign * (b.changed[seat] - a.changed[seat]))
  return most && sign * most.changed[seat] >= TURNING ? most : null
}

function mostTurning(all: readonly TurningPoint[], size: (changed: readonly number[]) => number): TurningPoint[] {
  const largest = all
    .filter(({ changed }) => size(changed) >= TURNING)
    .sort((a, b) => size(b.changed) - size(a.changed))
    .filter(({ turn }, i, sorted) => sorted.findIndex((each) => each.turn === turn) === i)
  return largest.slice(0, TURNING_POINTS).sort((a, b) => a.n - b.n)
}

/** The choices and throws that changed most for somebody; one in a turn. */
function turningPointsOf(
  judged: readonly JudgedMoment[],
  decisions: readonly JudgedDecision[],
  chances: Review['chances'],
): TurningPoint[] {
  const all = judged.map(({ n, turn, before, after, decision, chance }): TurningPoint => {
    const changed = after.map((each, seat) => each - before[seat])
    const at = decision ? decisions.indexOf(decision) : chance ? chances.indexOf(chance) : -1
    return { kind: decision ? 'decision' : 'chance', at, n, turn, changed }
  })
  return mostTurning(all, (changed) => Math.max(...changed.map(Math.abs)))
}
