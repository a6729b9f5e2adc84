import { explain, type Reason } from '@machinami/bots'
import { type PositionJudge, positionJudgeFor, type Reach } from '@machinami/bots/judge'
import {
  CHANCE,
  type GameRecord,
  legal,
  type Move,
  type QuestionKind,
  type Rules,
  type State,
  start,
  step,
  toAnswer,
  toMove,
} from '@machinami/engine'
import { ASK, board, isChance, Q, questionNamed, SEAT, seenBy, TURN } from '@machinami/engine/inside'
import { markOf } from './marks.ts'
import type { Alternative, JudgedChance, JudgedDecision } from './review.ts'

/** What one moment of a game changed, as experts would play on: chances of all seats just before and just after it. */
export interface JudgedMoment {
  readonly n: number
  readonly turn: number
  readonly seat: number
  readonly before: readonly number[]
  readonly after: readonly number[]
  readonly decision?: JudgedDecision
  readonly chance?: JudgedChance
}

/** Answers that are looked at closely, besides the one that was played. */
const SHOWN = 4

/**
 * A game of so many moments, and every longer one, is judged without looking into the next turn: otherwise it would take minutes.
 * That is a tenth of the work or less, and a point further off (docs/REVIEW.md).
 */
const LONG = 400

export const reachFor = ({ moments }: Pick<GameRecord, 'moments'>): Reach =>
  moments.length < LONG ? 'next-turn' : 'this-turn'

/** Judges the moments of a game one by one. */
export function* judgeMoments(
  rules: Rules,
  { moments }: GameRecord,
  reach: Reach,
): Generator<JudgedMoment | null, void> {
  const judge = positionJudgeFor(rules, reach)
  const state = start(rules)
  for (const [n, { seat, answer, late }] of moments.entries()) {
    const move = toMove(rules, answer)
    const moment = { rules, judge, state, move, n }
    yield seat === CHANCE ? judgeChance(moment) : judgeChoice(moment, late === true)
    step(rules, state, move, null)
  }
}

interface Here {
  readonly rules: Rules
  readonly judge: PositionJudge
  readonly state: State
  readonly move: Move
  readonly n: number
}

const placeOf = ({ rules, state, n }: Here) => ({ n, turn: board(rules, state, TURN), seat: state[SEAT] })

function judgeChance(here: Here): JudgedMoment {
  const { rules, judge, state, move } = here
  const judged = judge.atChance(state)
  const { outcomes, worths, expected } = judged
  const at = judge.outcomeOf(state, judged, move)
  const place = placeOf(here)
  return {
    ...place,
    before: [...expected],
    after: [...worths[at]],
    chance: {
      ...place,
      question: questionNamed(state[ASK]) as JudgedChance['question'],
      came: toAnswer(rules, move),
      likelihood: outcomes[at].chance,
      worth: Array.from(worths[at], (worth, seat) => worth - expected[seat]),
      variance: Array.from(expected, (mean, seat) =>
        outcomes.reduce((sum, { chance }, i) => sum + chance * (worths[i][seat] - mean) ** 2, 0),
      ),
      outcomes: outcomes.map(({ answer, chance }, i) => ({
        answer: toAnswer(rules, answer),
        likelihood: chance,
        worth: worths[i][place.seat] - expected[place.seat],
      })),
    },
  }
}

/** null where there was nothing to choose, or the choice is a secret that no chance tells. */
function judgeChoice(here: Here, late: boolean): JudgedMoment | null {
  const { rules, judge, state, move } = here
  const options = new Int32Array(rules.mostOptions)
  const count = legal(rules, state, options)
  if (count < 2 || state[ASK] === Q.pick || isChance(state[ASK])) return null
  const place = placeOf(here)
  const { seat } = place
  const worths = judge.worths(state, seat, options, count)
  const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => worths[b] - worths[a])
  const looked = order
    .filter((i, nth) => nth < SHOWN || options[i] === move)
    .map((i) => ({ move: options[i], chances: [...judge.chancesAfter(state, options[i])] }))
    .sort((a, b) => b.chances[seat] - a.chances[seat])
  const [best] = looked
  const played = looked.find((each) => each.move === move) ?? best
  const cost = best.chances[seat] - played.chances[seat]
  const mark = markOf(cost, best === played)
  const reasons = mark === 'slip' || mark === 'mistake' ? reasonsOf(here, seat) : []
  const decision: JudgedDecision = {
    ...place,
    question: questionNamed(state[ASK]) as QuestionKind,
    played: toAnswer(rules, move),
    best: toAnswer(rules, best.move),
    cost,
    mark,
    options: count,
    alternatives: looked.map(
      (each): Alternative => ({
        answer: toAnswer(rules, each.move),
        chance: each.chances[seat],
        chances: each.chances,
        isPlayed: each === played,
        reason: reasons.find((reason) => reason.move === each.move) ?? null,
      }),
    ),
    changed: played.chances.map((chance, i) => chance - best.chances[i]),
    late,
  }
  return { ...place, before: best.chances, after: played.chances, decision }
}

const reasonsOf = ({ rules, state, move }: Here, seat: number): readonly Reason[] =>
  explain(rules, seenBy(rules, state, seat), move).best
