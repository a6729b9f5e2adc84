import { botNamed, prepareBots } from '@machinami/bots'
import { isRefusal, type Refusal } from '@machinami/cards'
import { readRecord, stateAfter } from '@machinami/engine'
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

/** The same games whenever somebody asks. */
const SEED = 20

interface ToFinish {
  readonly record: string
  readonly at: number
  readonly games: number
}

self.addEventListener('message', ({ data }: MessageEvent<{ readonly record: string } | ToFinish>) => {
  void ('at' in data ? finish(data) : review(data.record)).catch((mistake: unknown) => {
    console.error(mistake)
    say({ is: 'refused', refusal: { refused: 'broken-down' } })
  })
})
