import { isRefusal } from '@machinami/cards'
import { readRecord } from '@machinami/engine'
import { type Review, summaryOf, versionOf } from '@machinami/review'
import { type Change, isNotKept, type NotKept, put, write } from '../store/database.ts'
import { readSave, sumKey } from '../store/games.ts'
import { reviewAside } from '../worker/reviewing.ts'

/** A game that ended then, seen from a seat. */
export interface Ended {
  readonly key: string
  readonly text: string
  readonly when: number
  /** Left out where nobody played here alone. */
  readonly seat: number | undefined
}

/** Keeps a review with its game, and in small what it says of whoever played here. */
export function keepReview({ key, text, when, seat }: Ended, review: Review): Promise<NotKept | null> {
  const changes: Change[] = [put('reviews', { key, version: versionOf(text), review })]
  const record = readRecord(text)
  if (seat !== undefined && !isRefusal(record)) {
    const summary = summaryOf(record, review, { id: key, at: new Date(when).toISOString(), seat })
    if (summary) changes.push(put('notes', { key: sumKey(key), value: summary }))
  }
  return write(...changes)
}

/** Judges a game of this browser without showing it; returns what cancels it. */
export function judgeKept(game: Omit<Ended, 'text'>, done: () => void): () => void {
  let cancel = (): void => undefined
  let isOver = false
  void readSave(game.key).then((save) => {
    if (isOver) return
    if (!save || isNotKept(save)) return done()
    cancel = reviewAside(save.record, (said) => {
      // One that says nothing any more keeps the others waiting.
      if (said.is === 'silent') cancel()
      if (said.is === 'refused' || said.is === 'silent') done()
      if (said.is === 'done') void keepReview({ ...game, text: save.record }, said.review).then(done)
    })
  })
  return () => {
    isOver = true
    cancel()
  }
}
