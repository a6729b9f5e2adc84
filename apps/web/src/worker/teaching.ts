import type { GameTable } from '../game/game-table.ts'
import { put, write } from '../store/database.ts'
import type { Aside } from './game.worker.ts'
import { lesson } from './learning.ts'
import type { Studied } from './study.ts'

/** Who teaches: a worker beside the one that the game is in. */
export interface Teacher {
  readonly ask: (aside: Aside) => void
  readonly hear: (told: (news: Studied) => void) => void
  readonly end: () => void
}

function newTeacher(): Teacher | null {
  try {
    const worker = new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module' })
    return {
      ask: (aside) => worker.postMessage(aside),
      hear: (told) =>
        worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (typeof data === 'object' && data !== null && 'hash' in data) told(data as Studied)
        }),
      end: () => worker.terminate(),
    }
  } catch {
    // Whoever cannot be taught plays as the planner does.
    return null
  }
}

let teacher: Teacher | null = null

/**
 * Teaches the bots at a table rules that nobody has practised. They play as the planner does until what they learned is better
 * by test; then they use it at once, and it is kept for the next game by these rules.
 */
export function teachFor({ info, learn }: Pick<GameTable, 'info' | 'learn'>, who: Teacher | null = newTeacher()): void {
  endLesson()
  if (!who) return
  teacher = who
  lesson.value = { done: 0, isUsed: false }
  who.hear(({ done, hash, net }) => {
    if (teacher !== who) return
    if (net !== undefined) {
      learn?.(net)
      void write(put('nets', { key: hash, updated: Date.now(), text: net }))
    }
    lesson.value = { done, isUsed: net !== undefined || (lesson.peek()?.isUsed ?? false) }
    if (done < 1) return
    who.end()
    teacher = null
  })
  who.ask({ study: info.ruleset })
}

/** Ends a lesson, if there is one; what was learned and used stays. */
export function endLesson(): void {
  teacher?.end()
  teacher = null
  lesson.value = null
}
