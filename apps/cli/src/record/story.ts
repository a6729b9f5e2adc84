import type { GameEvent } from '@machinami/engine'
import { type Context, type Lang, newsOf, tell } from '@machinami/lang'
import { isGameEvent, type StandingEvent } from '@machinami/table'
import type { Paint } from '../paint.ts'

/** Whether the log shows an event. How the table is laid nobody wants to read, and secrets are for their owner. */
export const isNews = (event: StandingEvent, turn: number): boolean =>
  !isGameEvent(event) || !['silent', 'setup', 'secret'].includes(newsOf(event, turn))

/** The sentence of an event, of the game or beside it. */
export function sentenceOf(lang: Lang, ctx: Context, event: StandingEvent): string {
  if (event.kind === 'reseated') return lang.room.reseated(event)
  if (event.kind === 'late') return lang.room.late(event, ctx)
  return tell(lang, event, ctx)
}

/** Those of a whole game that the log shows. */
export function newsIn(events: readonly GameEvent[]): GameEvent[] {
  let turn = 0
  return events.filter((event) => {
    if (event.kind === 'turn') turn = event.n
    return isNews(event, turn)
  })
}

/** One event as a line of the log. */
export function storyLine(lang: Lang, paint: Paint, ctx: Context, event: StandingEvent): string {
  const text = sentenceOf(lang, ctx, event)
  switch (event.kind) {
    case 'turn':
      return paint.bold(text)
    case 'won':
      return paint.coin(paint.bold(`★ ${text}`))
    case 'gained':
      return `  ${event.seat === ctx.you ? paint.good(text) : text}`
    case 'paid':
      return `  ${event.from === ctx.you ? paint.bad(text) : event.to === ctx.you ? paint.good(text) : text}`
    case 'built':
    case 'revealed':
      return `  ${paint.bold(text)}`
    case 'decided':
    case 'drawn':
    case 'reseated':
    case 'late':
      return `  ${paint.dim(text)}`
    default:
      return `  ${text}`
  }
}
