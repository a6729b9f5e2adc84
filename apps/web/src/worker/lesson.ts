import type { Bot } from '@machinami/bots'
import { type Answer, type Luck, toAnswer } from '@machinami/engine'
import type { Arranged } from '@machinami/host'
import { SealedLuck } from '@machinami/table'

/** A game with arranged luck, and a teacher on seat 1 who plays by a list. */
export interface Lesson {
  /** Dice by turn, from turn 1 on. */
  readonly dice: readonly (readonly number[])[]
  readonly seed: string
  readonly teacher: readonly Answer[]
}

/** The table of a lesson: its own luck, and a teacher where a bot would sit. */
export const arranged = (lesson: Lesson): Arranged => ({
  luck: new LessonLuck(lesson),
  guests: [undefined, teacherWith(lesson.teacher)],
})

/** Dice as the lesson wants them; whatever it does not say is as good as any. */
class LessonLuck implements Luck {
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

/** Gives the next answer of her list that fits, else the first one there is. */
function teacherWith(wishes: readonly Answer[]): Bot {
  let taught = 0
  return {
    id: 'teacher',
    choose: ({ rules, options, count }) => {
      const answers = Array.from(options.subarray(0, count), (move) => JSON.stringify(toAnswer(rules, move)))
      const next = wishes.findIndex((wish, i) => i >= taught && answers.includes(JSON.stringify(wish)))
      if (next < 0) return options[0]
      taught = next + 1
      return options[answers.indexOf(JSON.stringify(wishes[next]))]
    },
  }
}
