import type { GameEvent } from '@machinami/engine'
import { type Context, type Lang, newsOf, tell } from '@machinami/lang'
import type { Paint } from '../paint.ts'

/** Whether the log shows an event. How the table is laid nobody wants to read, and secrets are for their owner. */
export const isNews = (event: GameEvent, turn: number): boolean =>
  !['silent', 'setup', 'secret'].includes(newsOf(event, turn))

/** Those of a whole game that the log shows. */
export function newsIn(events: readonly GameEvent[]): GameEvent[] {
  let turn = 0
  return events.filter((event) => {
    if (event.kind === 'turn') turn = event.n
    return isNews(event, turn)
  })
}

/** One event as a line of the log. */
export function storyLine(lang: Lang, paint: Paint, ctx: Context, event: GameEvent): string {
  const text = tell(lang, event, ctx)
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
      return `  ${paint.dim(text)}`
    default:
      return `  ${text}`
  }
}
