import type { CampaignEvent } from '../machine/events.ts'

/** One thing worth telling of a campaign, in the order in which it happened. */
export interface ChronicleEntry {
  /** The game it belongs to, from the first card read for it until everything is put away; 0 before the first. */
  readonly game: number
  /** Its place in the log. */
  readonly nth: number
  readonly event: CampaignEvent
  /** The text that was read out, by id. */
  readonly text?: string
}

/** What stands: decisions that were taken back, and the taking back, are left out. */
export function standing(log: readonly CampaignEvent[]): { readonly nth: number; readonly event: CampaignEvent }[] {
  const back = new Set(log.flatMap((event) => (event.kind === 'undone' ? [event.event] : [])))
  return log.flatMap((event, nth) => (event.kind === 'undone' || back.has(nth) ? [] : [{ nth, event }]))
}

/** The campaign as a story: cards read, boxes, choices, games, signatures. Texts are looked up in the state. */
export function chronicle(log: readonly CampaignEvent[]): ChronicleEntry[] {
  let game = 0
  let signed = 0
  let isStopped = false
  return standing(log).map(({ nth, event }) => {
    if (event.kind === 'registered') signed = event.game
    if (event.kind === 'gameStarted') game = event.game
    else if (event.kind === 'cardRead' && isStopped) game = signed + 1
    if (event.kind === 'gameStarted' || event.kind === 'cardRead') isStopped = isStop(event)
    const text = textIn(event)
    return { game, nth, event, ...(text === undefined ? {} : { text }) }
  })
}

const isStop = (event: CampaignEvent): boolean => event.kind === 'cardRead' && event.record === 'stop'

function textIn(event: CampaignEvent): string | undefined {
  if (event.kind === 'boxOpened') return `box-${event.box}`
  if (event.kind === 'sideChosen') return `${event.pair}.${event.side}`
  if (event.kind === 'optionChosen') return `${event.ask}.${event.option}`
  if (event.kind !== 'cardRead' || event.id === undefined) return undefined
  if (event.record === 'story') return `${event.id}.${event.side === 'B' ? 'b' : 'a'}`
  return event.record === 'pair' ? undefined : event.id
}
