import { randomUUID } from 'node:crypto'
import { type Deed, PHRASES, refuseOnWire, type WireRefused } from '@machinami/wire'
import { Allowance } from '../door/allowance.ts'
import type { Situation, Step } from './situation.ts'

export const LONGEST_LINE = 200

type Say = Extract<Deed, { do: 'say' }>

/** A line has a name, so that it is known again when nobody knew whether it was kept. */
export const withName = (deed: Deed): Deed =>
  deed.do === 'say' && deed.line === undefined ? { ...deed, line: randomUUID() } : deed

type Said = Pick<Step, 'line'> | WireRefused

/** Who may say how much: nobody floods a table, and all together neither. */
export class Talk {
  /** Made when somebody speaks: at most tables nobody does. */
  private each: Map<number, Allowance> | null = null
  private all: Allowance | null = null

  /** What somebody says, with nothing in it that could upset a screen. */
  say({ doc, now }: Pick<Situation, 'doc' | 'now'>, seat: number, { text, phrase, line: id }: Say): Said {
    if (seat < 0) return refuseOnWire('no-seat')
    const { chat } = doc.settings
    const words = text?.replaceAll(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ').trim()
    const isPhrase = phrase !== undefined && PHRASES.some((each) => each === phrase)
    if (chat === 'off' || doc.silenced.includes(seat) || (!isPhrase && chat === 'phrases'))
      return refuseOnWire('silenced')
    if (!isPhrase && !words) return refuseOnWire('nothing-said')
    this.all ??= new Allowance(20, 2, now)
    this.each ??= new Map()
    const own = this.each.get(seat) ?? new Allowance(6, 0.5, now)
    this.each.set(seat, own)
    if (!own.take(now) || !this.all.take(now)) return refuseOnWire('too-fast')
    const said = isPhrase ? { phrase } : { text: (words ?? '').slice(0, LONGEST_LINE) }
    return { line: { seat, ...said, ...(id === undefined ? {} : { id }) } }
  }
}

/** The host silences a seat, or lets it speak again. */
export function silence(
  { doc }: Pick<Situation, 'doc'>,
  seat: number,
  whom: number,
  silent: boolean,
): Pick<Step, 'doc'> | WireRefused {
  if (seat < 0 || seat !== doc.host) return refuseOnWire(seat < 0 ? 'no-seat' : 'not-the-host')
  if (doc.seats[whom]?.is !== 'person' || whom === seat) return refuseOnWire('not-now')
  const rest = doc.silenced.filter((each) => each !== whom)
  return { doc: { ...doc, silenced: silent ? [...rest, whom] : rest } }
}
