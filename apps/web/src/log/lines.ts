import type { GameEvent } from '@machinami/engine'
import { type Context, newsOf, tell } from '@machinami/lang'
import type { StandingEvent, StandingNews } from '@machinami/table'
import { contextOf, namesAt, remarkOn } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { lang } from '../words/index.ts'

export const FILTERS = ['all', 'coins', 'builds', 'mine'] as const
export type Filter = (typeof FILTERS)[number]

export interface Line {
  /** One of its own, also among lines of the same moment. */
  readonly id: string
  /** Where in the stream it happened. */
  readonly at: number
  readonly kind: StandingEvent['kind']
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
const known = new WeakMap<Context, WeakMap<GameEvent, string>>()

function told(event: GameEvent, context: Context): string {
  const texts = known.get(context) ?? new WeakMap<GameEvent, string>()
  known.set(context, texts)
  const text = texts.get(event) ?? tell(lang(), event, context)
  texts.set(event, text)
  return text
}

const isMine = ({ seat }: StandingNews, filter: Filter, me: number): boolean => filter === 'mine' && seat === me

/** The story so far, turn by turn, newest turn first; at most so many turns, so that a long game stays quick. */
export function chaptersOf(game: Game, filter: Filter, most: number): Chapter[] {
  const chapters: Chapter[] = []
  const events = game.story.value
  const remarks = [...game.remarks.value]
  const names = namesAt(game)
  let context = contextOf(game)
  let lines: Line[] = []
  const close = (turn: number, seat: number) => {
    if (lines.length > 0) chapters.push({ turn, seat, lines: lines.reverse() })
    lines = []
  }
  /** What happened beside the game after so many events; before it, other names are the right ones. */
  const remarkAfter = (standing: number) => {
    for (let last = remarks.at(-1); last && last.at >= standing; last = remarks.at(-1)) {
      const { at, news } = last
      remarks.pop()
      if (filter === 'all' || isMine(news, filter, game.me.value))
        lines.push({
          id: `+${remarks.length}`,
          at: Math.max(0, at - 1),
          kind: news.kind,
          text: remarkOn(game, news, context),
        })
      if (news.kind !== 'reseated') continue
      names[news.seat] = news.was.name || names[news.seat]
      context = contextOf(game, names)
    }
  }
  for (let at = events.length - 1; at >= 0 && chapters.length < most; at--) {
    const event = events[at]
    remarkAfter(at + 1)
    if (event.kind === 'turn') close(event.n, event.seat)
    else if (isTold(event) && passes(event, filter, game.me.value))
      lines.push({ id: `${at}`, at, kind: event.kind, text: told(event, context) })
  }
  if (chapters.length < most) {
    remarkAfter(0)
    close(0, -1)
  }
  return chapters
}
