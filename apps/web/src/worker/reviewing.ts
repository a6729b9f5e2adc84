import { pulseOf } from './pulse.ts'
import type { ReviewSaid } from './review.worker.ts'

/** What the worker tells, or that it has told nothing for so long that it may be stuck: a heavy moment takes long, too. */
export type Heard = ReviewSaid | { readonly is: 'silent' }

/** Reviews a record in a worker of its own and tells how far it is; returns what cancels it. */
export const reviewAside = (record: string, told: (said: Heard) => void): (() => void) => askAside({ record }, told)

/** Lets experts finish a game from a moment on, so many times; returns what cancels it. */
export const finishAside = (record: string, at: number, games: number, told: (said: Heard) => void): (() => void) =>
  askAside({ record, at, games }, told)

/** What the next roll would have brought a seat at a moment of a game; returns what cancels it. */
export const oddsAside = (record: string, oddsAt: number, seat: number, told: (said: Heard) => void): (() => void) =>
  askAside({ record, oddsAt, seat }, told)

/** What speaks for an answer at a moment of a game; returns what cancels it. */
export const reasonAside = (
  record: string,
  reasonAt: number,
  seat: number,
  move: string,
  told: (said: Heard) => void,
): (() => void) => askAside({ record, reasonAt, seat, move }, told)

/** After these the worker has nothing more to say. */
const isLast = (said: Heard): boolean =>
  said.is === 'done' ||
  said.is === 'refused' ||
  said.is === 'odds' ||
  said.is === 'reason' ||
  (said.is === 'finished' && said.isLast)

const BROKEN: Heard = { is: 'refused', refusal: { refused: 'broken-down' } }

function askAside(question: object, told: (said: Heard) => void): () => void {
  let worker: Worker
  try {
    worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' })
  } catch (reason) {
    console.error(reason)
    told(BROKEN)
    return () => undefined
  }
  return listenTo(worker, question, told)
}

/** Asks a worker and hears it to its last word. It has no ear while it thinks: it is known by what it says on the way. */
export function listenTo(worker: Worker, question: object, told: (said: Heard) => void): () => void {
  const pulse = pulseOf(
    () => undefined,
    () => told({ is: 'silent' }),
  )
  let isOver = false
  const end = (): void => {
    isOver = true
    pulse.rest()
    worker.terminate()
  }
  const hear = (said: Heard): void => {
    // What was on its way when it was ended is nobody's any more.
    if (isOver) return
    pulse.heard()
    if (isLast(said)) end()
    told(said)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewSaid>) => hear(data))
  worker.addEventListener('error', () => hear(BROKEN))
  worker.addEventListener('messageerror', () => hear(BROKEN))
  pulse.watch()
  worker.postMessage(question)
  return end
}
