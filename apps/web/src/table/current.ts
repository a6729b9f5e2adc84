import { isRefusal, type Refusal } from '@machinami/cards'
import type { SeatRecord } from '@machinami/engine'
import { signal } from '@preact/signals'
import { botAt } from '../bots/who.ts'
import { go } from '../shell/router.ts'
import type { TablePlan } from '../store/last-setup.ts'
import { keepPlan } from '../store/last-setup.ts'
import { forgetGame, keptGame } from '../store/save.ts'
import { openTable, resumeTable } from '../worker/local-table.ts'
import type { Lesson, Save } from '../worker/messages.ts'
import { Game } from './game.ts'

/** The game on the table, wherever the reader wanders meanwhile. */
export const current = signal<Game | null>(null)
/** Why the last table could not be opened. */
export const notOpened = signal<Refusal | null>(null)

function replaceBy(game: Game): void {
  current.peek()?.leave()
  current.value = game
}

/** Whoever was not chosen gets the bot we would choose. */
const seated = (seat: SeatRecord, i: number): SeatRecord =>
  seat.bot === undefined ? seat : { ...seat, bot: botAt(i, seat.bot) }

/** Starts a new game; it takes the place of the one in progress. */
export async function startGame(plan: TablePlan): Promise<Refusal | null> {
  const table = await openTable({ setup: plan.setup, seats: plan.seats.map(seated) })
  if (isRefusal(table)) return table
  keepPlan(plan)
  const game = new Game(table)
  game.keep()
  replaceBy(game)
  go('play')
  game.begin()
  return null
}

export async function startLesson(plan: TablePlan, lesson: Lesson): Promise<Game | Refusal> {
  const table = await openTable({ setup: plan.setup, seats: plan.seats, lesson })
  if (isRefusal(table)) return table
  return new Game(table, true)
}

/** The game that was kept in this browser, if there is one. */
export async function resumeKept(): Promise<Refusal | null> {
  const kept = keptGame()
  if (kept === null) return { refused: 'not-a-record' }
  if (kept === 'broken') return { refused: 'not-a-record' }
  return resume(kept)
}

/** A record that somebody opened or dropped. */
export async function openRecord(text: string): Promise<Refusal | null> {
  const refusal = await resume({ format: 1, record: text })
  if (refusal === null) go('play')
  return refusal
}

async function resume(save: Save): Promise<Refusal | null> {
  const table = await resumeTable(save)
  if (isRefusal(table)) return table
  replaceBy(new Game(table))
  current.peek()?.begin()
  return null
}

export function putAway(): void {
  current.peek()?.leave()
  current.value = null
  forgetGame()
}
