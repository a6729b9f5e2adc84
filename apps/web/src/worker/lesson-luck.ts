import type { Luck } from '@machinami/engine'
import { SealedLuck } from '@machinami/table'
import type { Lesson } from './messages.ts'

/** Dice as the lesson wants them; whatever it does not say is as good as any. */
export class LessonLuck implements Luck {
  private readonly lesson: Lesson
  private readonly otherwise: SealedLuck

  constructor(lesson: Lesson) {
    this.lesson = lesson
    this.otherwise = new SealedLuck(lesson.seed)
  }

  die(turn: number, nth: number): number {
    return this.lesson.dice[turn - 1]?.[nth] ?? this.otherwise.die(turn, nth)
  }

  card(turn: number, nth: number, n: number): number {
    return this.otherwise.card(turn, nth, n)
  }
}
