import { botNamed, explain, prepareBots, type Reason } from '@machinami/bots'
import { isRefusal, type Refusal } from '@machinami/cards'
import { parseAnswer, readRecord, stateAfter, toMove } from '@machinami/engine'
import { type Odds, oddsFor } from '@machinami/host'
import {
  type Finished,
  finishGames,
  type JudgedMoment,
  type Point,
  prepareReview,
  type RestsOn,
  type Review,
  reviewSteps,
} from '@machinami/review'

/** What a review tells of itself while it is made, from left to right. */
export type ReviewSaid =
  | { readonly is: 'ready'; readonly restsOn: RestsOn }
  | { readonly is: 'news'; readonly done: number; readonly of: number; readonly points: readonly Point[] }
  | { readonly is: 'done'; readonly review: Review }
  | { readonly is: 'finished'; readonly sum: Finished; readonly isLast: boolean }
  | { readonly is: 'odds'; readonly odds: Odds }
  | { readonly is: 'reason'; readonly reason: Reason | null }
  | { readonly is: 'refused'; readonly refusal: Refusal }

const say = (said: ReviewSaid): void => self.postMessage(said)

/** Milliseconds between two pieces of news: whoever looks on sees no more. */
const EVERY = 120

const pointOf = ({ n, turn, seat, after }: JudgedMoment): Point => ({ n: n + 1, turn, seat, chances: after })

async function review(text: string): Promise<void> {
  const record = readRecord(text)
  if (isRefusal(record)) return say({ is: 'refused', refusal: record })
  const ready = await prepareReview(record)
  if (isRefusal(ready)) return say({ is: 'refused', refusal: ready })
  say({ is: 'ready', restsOn: ready.restsOn })
  const steps = reviewSteps(ready)
  let points: Point[] = []
  let told = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return say({ is: 'done', review: step.value })
    const { done, of, judged } = step.value
    if (judged) points.push(pointOf(judged))
    if (performance.now() - told < EVERY) continue
    say({ is: 'news', done, of, points })
    points = []
    told = performance.now()
  }
}

/** Experts play the game to its end from a moment on, again and again. */
async function finish({ record: text, at, games }: ToFinish): Promise<void> {
  const record = readRecord(text)
  const from = isRefusal(record) ? record : stateAfter(record, at)
  if (isRefusal(from)) return say({ is: 'refused', refusal: from })
  const { rules, state } = from
  const expert = botNamed('expert')
  if (!expert) return say({ is: 'refused', refusal: { refused: 'broken-down' } })
  await prepareBots([expert], rules)
  const bots = Array.from({ length: rules.players }, () => expert)
  let told = performance.now()
  for (const sum of finishGames(rules, state, bots, games, SEED)) {
    const isLast = sum.games === games
    if (!isLast && performance.now() - told < EVERY) continue
    say({ is: 'finished', sum, isLast })
    told = performance.now()
  }
}

/** What the next roll would have brought a seat at a moment of a game. */
function odds({ record: text, oddsAt, seat }: ToReckon): void {
  const record = readRecord(text)
  const from = isRefusal(record) ? record : stateAfter(record, oddsAt)
  if (isRefusal(from)) return say({ is: 'refused', refusal: from })
  say({ is: 'odds', odds: oddsFor(from.rules, from.state, seat) })
}

/** What speaks for an answer to the question that is open after so many moments. */
async function reason({ record: text, reasonAt, seat, move }: ToExplain): Promise<void> {
  const record = readRecord(text)
  const from = isRefusal(record) ? record : stateAfter(record, reasonAt)
  if (isRefusal(from)) return say({ is: 'refused', refusal: from })
  const { rules, state } = from
  const answer = parseAnswer(move, seat)
  const expert = botNamed('expert')
  if (!answer || !expert) return say({ is: 'reason', reason: null })
  await prepareBots([expert], rules)
  const wanted = toMove(rules, answer)
  const { best } = explain(rules, state, wanted)
  say({ is: 'reason', reason: best.find((each) => each.move === wanted) ?? null })
}

interface ToExplain {
  readonly record: string
  readonly reasonAt: number
  readonly seat: number
  /** As a record writes it. */
  readonly move: string
}

interface ToReckon {
  readonly record: string
  readonly oddsAt: number
  readonly seat: number
}

/** The same games whenever somebody asks. */
const SEED = 20

interface ToFinish {
  readonly record: string
  readonly at: number
  readonly games: number
}

async function answer(asked: { readonly record: string } | ToFinish | ToReckon | ToExplain): Promise<void> {
  if ('at' in asked) return finish(asked)
  if ('oddsAt' in asked) return odds(asked)
  if ('reasonAt' in asked) return reason(asked)
  return review(asked.record)
}

self.addEventListener('message', ({ data }: MessageEvent<Parameters<typeof answer>[0]>) => {
  void answer(data).catch((mistake: unknown) => {
    console.error(mistake)
    say({ is: 'refused', refusal: { refused: 'broken-down' } })
  })
})
