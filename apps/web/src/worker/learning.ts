import { signal } from '@preact/signals'

/** A lesson that bots are having about the rules of a game: how much of it is over, and whether they use what they learned. */
export interface LessonNews {
  readonly done: number
  readonly isUsed: boolean
}
export const lesson = signal<LessonNews | null>(null)
