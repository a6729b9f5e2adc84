import type { GameEvent } from '@machinami/engine'
import { tell } from '@machinami/lang'
import { contextOf } from '../table/context.ts'
import type { Game } from '../table/game.ts'
import { lang } from '../words/index.ts'

export const FILTERS = ['all', 'coins', 'builds', 'mine'] as const
export type Filter = (typeof FILTERS)[number]

export interface Line {
  /** Where in the stream it happened. */
  readonly at: number
  readonly kind: GameEvent['kind']
  readonly text: string
  readonly seat: number
}
export interface Chapter {
  readonly turn: number
  readonly seat: number
  readonly lines: readonly Line[]
}

const COINS = new Set(['gained', 'paid', 'spent', 'invested'])
const BUILDS = new Set(['built', 'moved', 'closed', 'reopened', 'demolished', 'returned', 'received'])
/** Told by the facts that follow them, or of no interest to people. */
const SILENT = new Set(['asked', 'stocked', 'shelved', 'decided', 'turn'])

const seatIn = (event: GameEvent): number =>
  'seat' in event ? event.seat : event.kind === 'paid' || event.kind === 'moved' ? event.to : -1

function passes(event: GameEvent, filter: Filter, me: number): boolean {
  if (filter === 'coins') return COINS.has(event.kind)
  if (filter === 'builds') return BUILDS.has(event.kind)
  if (filter === 'mine') return seatIn(event) === me || ('from' in event && event.from === me)
  return true
}

/** A decision that leaves no other trace is told itself. */
const isTold = (event: GameEvent): boolean =>
  !SILENT.has(event.kind) ||
  (event.kind === 'decided' && ['pass', 'keep', 'decline', 'hold', 'close', 'reroll'].includes(event.answer.kind))

/** The story so far, turn by turn, newest turn first. */
export function chaptersOf(game: Game, filter: Filter): Chapter[] {
  const chapters: { turn: number; seat: number; lines: Line[] }[] = [{ turn: 0, seat: -1, lines: [] }]
  const context = contextOf(game)
  for (const [at, event] of game.events.value.entries()) {
    if (event.kind === 'turn') chapters.push({ turn: event.n, seat: event.seat, lines: [] })
    if (!isTold(event) || !passes(event, filter, game.me.value)) continue
    chapters.at(-1)?.lines.push({ at, kind: event.kind, text: tell(lang(), event, context), seat: seatIn(event) })
  }
  return chapters.filter((chapter) => chapter.lines.length > 0).reverse()
}
