import { type Refusal, refuse } from '@machinami/cards'
import { fromBase64, sha256, toBase64 } from '@machinami/engine/inside'
import type { CampaignEvent } from '../machine/events.ts'
import type { SealedPack } from '../seal/seal.ts'
import { type Lid, parseLid } from '../seal/sealed-text.ts'

/** The version this program writes. It reads this one and every one before it. */
const CAMPAIGN_FORMAT = 1

/** A campaign as it is kept: the sealed pack it is played with, its log, and the game that is on the table. */
export interface CampaignFile {
  readonly sealed: SealedPack
  readonly log: readonly CampaignEvent[]
  /** The record of the game that is being played, as far as it has come, and what its luck needs to go on. */
  readonly playing?: GameInPlay
}

export interface GameInPlay {
  /** Lasts for ever, whatever release goes on with it. */
  readonly record: string
  /** The table as it was put away, with undo and question numbers; where it no longer fits, the record does. */
  readonly snapshot?: unknown
  readonly seed?: string
}

/** A game in play as somebody kept it; null where that is something else. Whether its snapshot fits shows when it is laid. */
export function gameInPlay(kept: unknown): GameInPlay | null {
  const { record, snapshot, seed } = (kept ?? {}) as Partial<GameInPlay>
  if (typeof record !== 'string' || (seed !== undefined && typeof seed !== 'string')) return null
  return { record, ...(snapshot === undefined ? {} : { snapshot }), ...(seed === undefined ? {} : { seed }) }
}

/**
 * One text file: what it is, the pack, one line per event, and the end. Every line carries a checksum over all that
 * stands above it, so that a changed, lost or swapped line shows.
 */
export function formatCampaign({ sealed, log, playing }: CampaignFile): string {
  const lines = formatHead(sealed)
  let sum = sumOf('', lines.join('\n'))
  const add = (word: string, value: object) => {
    const text = JSON.stringify(value)
    sum = sumOf(sum, text)
    lines.push(`${word} ${sum} ${text}`)
  }
  for (const event of log) add('event', event)
  if (playing) add('playing', playing)
  return [...lines, `end ${sum}`, ''].join('\n')
}

export function formatHead({ head, first, heap }: SealedPack): string[] {
  return [
    `machinami campaign ${CAMPAIGN_FORMAT}`,
    `lid ${JSON.stringify(head)}`,
    `first ${first}`,
    `heap ${sha256(toBase64(heap)).slice(0, SUM)} ${toBase64(heap)}`,
  ]
}

const SUM = 16

/** A sum of a text and all that was summed before it: two campaigns with the same one are the same. */
export const sumOf = (before: string, text: string): string => sha256(`${before}\n${text}`).slice(0, SUM)

/** Reads it back, or says which line is wrong. A file that is still being written has no end yet (`isOpen`). */
export function parseCampaign(text: string, { isOpen = false } = {}): CampaignFile | Refusal {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const head = readHead(lines)
  if ('refused' in head) return head
  const body = readBody(lines, head.lines)
  if ('refused' in body) return body
  const { line, isWhole, ...rest } = body
  if (!isWhole && !isOpen) return refuse('campaign-damaged', { line, wanted: 'end' })
  return { sealed: head.sealed, ...rest }
}

interface Head {
  readonly sealed: SealedPack
  readonly lines: number
}

function readHead(lines: readonly string[]): Head | Refusal {
  const [, format] = /^machinami campaign (\d{1,4})$/.exec(lines[0]) ?? []
  if (format === undefined) return refuse('not-a-campaign', { line: 1 })
  if (Number(format) > CAMPAIGN_FORMAT) return refuse('newer-campaign', { line: 1, what: format })
  if (Number(format) < 1) return refuse('not-a-campaign', { line: 1, what: format })
  const [, lidText] = /^lid (.+)$/.exec(lines[1] ?? '') ?? []
  const [, first] = /^first (\d+\.\d+\.[0-9a-f]{64})$/.exec(lines[2] ?? '') ?? []
  const [, sum, base64] = /^heap ([0-9a-f]{16}) ([A-Za-z0-9+/=]+)$/.exec(lines[3] ?? '') ?? []
  const head: Lid | null = lidText === undefined ? null : parseLid(lidText)
  if (!head) return refuse('campaign-damaged', { line: 2 })
  if (first === undefined) return refuse('campaign-damaged', { line: 3 })
  const heap = base64 === undefined ? null : fromBase64(base64)
  if (!heap || sha256(base64).slice(0, SUM) !== sum) return refuse('campaign-damaged', { line: 4 })
  return { sealed: { head, first, heap }, lines: 4 }
}

interface Body {
  readonly log: CampaignEvent[]
  readonly playing?: GameInPlay
  readonly isWhole: boolean
  readonly line: number
}

function readBody(lines: readonly string[], from: number): Body | Refusal {
  let sum = sumOf('', lines.slice(0, from).join('\n'))
  const log: CampaignEvent[] = []
  let playing: GameInPlay | undefined
  // Without a line break behind it the last line may have been cut off while it was written.
  const complete = lines.length - 1
  for (let nth = from; nth < complete; nth++) {
    const line = nth + 1
    const [, word, given, text = ''] = /^(event|playing|end) ([0-9a-f]{16})(?: (\{.*\}))?$/.exec(lines[nth]) ?? []
    if (word === 'end') {
      const isLast = lines.slice(nth + 1).every((rest) => rest.trim() === '')
      if (given !== sum || !isLast) return refuse('campaign-damaged', { line })
      return { log, ...(playing ? { playing } : {}), isWhole: true, line }
    }
    sum = sumOf(sum, text)
    const value = word === undefined || given !== sum ? null : parseObject(text)
    if (value === null || playing) return refuse('campaign-damaged', { line })
    if (word === 'event') log.push(value as CampaignEvent)
    else playing = gameInPlay(value) ?? undefined
    if (word === 'playing' && !playing) return refuse('campaign-damaged', { line })
  }
  return { log, ...(playing ? { playing } : {}), isWhole: false, line: complete }
}

function parseObject(text: string): object | null {
  try {
    return JSON.parse(text) as object
  } catch {
    return null
  }
}

/** What is written behind a file that is still open, one line at a time. */
export class OpenFile {
  private sum: string

  constructor(sealed: SealedPack, log: readonly CampaignEvent[]) {
    this.sum = sumOf('', formatHead(sealed).join('\n'))
    for (const event of log) this.line(event)
  }

  /** The line of the next event. */
  line(event: CampaignEvent): string {
    const text = JSON.stringify(event)
    this.sum = sumOf(this.sum, text)
    return `event ${this.sum} ${text}\n`
  }
}
