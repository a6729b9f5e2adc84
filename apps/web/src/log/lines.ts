import type { GameEvent } from '@machinami/engine'
import { type Context, newsOf, tell } from '@machinami/lang'
import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { lang } from '../words/index.ts'

export const FILTERS = ['all', 'coins', 'builds', 'mine'] as const
export type Filter = (typeof FILTERS)[number]

export interface Line {
  /** Where in the stream it happened. */
  readonly at: number
  readonly kind: GameEvent['kind']
  readonly text: string
}
export interface Chapter {
  readonly turn: number
  readonly seat: number
  readonly lines: readonly Line[]
}

const COINS = new Set(['gained', 'paid', 'spent', 'invested'])
const BUILDS = new Set(['built', 'moved', 'closed', 'reopened', 'demolished', 'returned', 'received'])

const seatIn = (event: GameEvent): number =>
  'seat' in event ? event.seat : event.kind === 'paid' || event.kind === 'moved' ? event.to : -1

function passes(event: GameEvent, filter: Filter, me: number): boolean {
  if (filter === 'coins') return COINS.has(event.kind)
  if (filter === 'builds') return BUILDS.has(event.kind)
  if (filter === 'mine') return seatIn(event) === me || ('from' in event && event.from === me)
  return true
}

/** The log tells all there is to tell; which turn it was makes no difference. */
const isTold = (event: GameEvent): boolean => newsOf(event, 0) !== 'silent'

/** What has been put into words once, in this language and for these players. */
let known = new WeakMap<GameEvent, string>()
let knownTo: Context | null = null

function told(event: GameEvent, context: Context): string {
  if (knownTo !== context) known = new WeakMap()
  knownTo = context
  const text = known.get(event) ?? tell(lang(), event, context)
  known.set(event, text)
  return text
}

/** The story so far, turn by turn, newest turn first; at most so many turns, so that a long game stays quick. */
export function chaptersOf(game: Game, filter: Filter, most: number): Chapter[] {
  const chapters: Chapter[] = []
  const context = contextOf(game)
  const events = game.story.value
  let lines: Line[] = []
  const close = (turn: number, seat: number) => {
    if (lines.length > 0) chapters.push({ turn, seat, lines: lines.reverse() })
    lines = []
  }
  for (let at = events.length - 1; at >= 0 && chapters.length < most; at--) {
    const event = events[at]
    if (event.kind === 'turn') close(event.n, event.seat)
    else if (isTold(event) && passes(event, filter, game.me.value))
      lines.push({ at, kind: event.kind, text: told(event, context) })
  }
  if (chapters.length < most) close(0, -1)
  return chapters
}
