import { isRefusal, type Refusal } from '@machinami/cards'
import { readRecord } from '@machinami/engine'
import { type JudgedMoment, type Point, prepareReview, type RestsOn, type Review, reviewSteps } from '@machinami/review'

/** What a review tells of itself while it is made, from left to right. */
export type ReviewSaid =
  | { readonly is: 'ready'; readonly restsOn: RestsOn }
  | { readonly is: 'news'; readonly done: number; readonly of: number; readonly points: readonly Point[] }
  | { readonly is: 'done'; readonly review: Review }
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

self.addEventListener('message', ({ data }: MessageEvent<{ readonly record: string }>) => {
  void review(data.record).catch((mistake: unknown) => {
    console.error(mistake)
    say({ is: 'refused', refusal: { refused: 'broken-down' } })
  })
})
