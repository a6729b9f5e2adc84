import type { ReviewSaid } from './review.worker.ts'

/** Reviews a record in a worker of its own and tells how far it is; returns what cancels it. */
export const reviewAside = (record: string, told: (said: ReviewSaid) => void): (() => void) =>
  askAside({ record }, told)

/** Lets experts finish a game from a moment on, so many times; returns what cancels it. */
export const finishAside = (
  record: string,
  at: number,
  games: number,
  told: (said: ReviewSaid) => void,
): (() => void) => askAside({ record, at, games }, told)

/** What the next roll would have brought a seat at a moment of a game; returns what cancels it. */
export const oddsAside = (
  record: string,
  oddsAt: number,
  seat: number,
  told: (said: ReviewSaid) => void,
): (() => void) => askAside({ record, oddsAt, seat }, told)

/** What speaks for an answer at a moment of a game; returns what cancels it. */
export const reasonAside = (
  record: string,
  reasonAt: number,
  seat: number,
  move: string,
  told: (said: ReviewSaid) => void,
): (() => void) => askAside({ record, reasonAt, seat, move }, told)

/** After these the worker has nothing more to say. */
const isLast = (said: ReviewSaid): boolean =>
  said.is === 'done' ||
  said.is === 'refused' ||
  said.is === 'odds' ||
  said.is === 'reason' ||
  (said.is === 'finished' && said.isLast)

function askAside(question: object, told: (said: ReviewSaid) => void): () => void {
  const broken: ReviewSaid = { is: 'refused', refusal: { refused: 'broken-down' } }
  try {
    const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewSaid>) => {
      told(data)
      if (isLast(data)) worker.terminate()
    })
    worker.addEventListener('error', () => told(broken))
    worker.postMessage(question)
    return () => worker.terminate()
  } catch (reason) {
    console.error(reason)
    told(broken)
    return () => undefined
  }
}
