import { randomInt } from 'node:crypto'
import { botNamed } from '@machinami/bots'
import type { Campaign, PackHead, Player } from '@machinami/campaign'
import { refuse } from '@machinami/cards'
import {
  type Deed,
  type Evening,
  type NewCampaign,
  refuseOnWire,
  type SeatDoc,
  type WireRefused,
} from '@machinami/wire'
import { type Backstage, FREE, type KeptDoc, newDoc, objectionToName, person, seatOf, withSeat } from '../doc.ts'
import type { Outcome, Situation } from './situation.ts'

/** Who plays which town: for good, or in the next game. */

export const NO_EVENING: Evening = { read: { n: 0, towns: [] }, tonight: [], table: null }

/** A campaign as its founder wants it, who gets the first town. */
export function foundedDoc(wanted: NewCampaign, lid: PackHead, key: string): KeptDoc | WireRefused {
  const { name, look, settings, seats = 2, townNames } = wanted
  const table = { game: { campaign: lid }, seats, name, ...(look ? { look } : {}), ...(settings ? { settings } : {}) }
  const doc = newDoc(table, key)
  return 'refused' in doc ? doc : staged(doc, townNames)
}

const staged = (doc: KeptDoc, townNames: readonly string[]): KeptDoc => ({
  ...doc,
  evening: NO_EVENING,
  backstage: { botSeed: randomInt(2 ** 31), townNames, tonight: [] },
})

/** A campaign that comes as a file: its bots stay, its people take their towns again. */
export function broughtDoc(
  wanted: NewCampaign,
  lid: PackHead,
  players: readonly Player[],
  key: string,
): KeptDoc | WireRefused {
  const empty = foundedDoc({ ...wanted, seats: players.length }, lid, key)
  if ('refused' in empty) return empty
  const own = players.findIndex(({ name, bot }) => bot === undefined && name === wanted.name)
  const mine =
    own >= 0
      ? own
      : Math.max(
          0,
          players.findIndex(({ bot }) => bot === undefined),
        )
  return {
    ...empty,
    host: mine,
    seats: players.map(({ name, bot }, town) => {
      if (town === mine) return person(wanted.name, wanted.look)
      return bot !== undefined && botNamed(bot) ? { is: 'bot', name, bot } : FREE
    }),
    keys: players.map((_, town) => (town === mine ? key : null)),
  }
}

export const eveningOf = ({ evening }: KeptDoc): Evening => evening ?? NO_EVENING

const backstageOf = ({ backstage }: KeptDoc): Backstage => backstage ?? { botSeed: 0, townNames: [], tonight: [] }

/** Towns whose people are waited for. */
export const peopleOf = ({ seats }: KeptDoc): number[] =>
  seats.flatMap((seat, town) => (seat.is === 'person' ? [town] : []))

/** Who plays a town in the next game, and by which key. */
export function tonightAt(doc: KeptDoc, town: number): { readonly seat: SeatDoc; readonly key: string | null } {
  const sub = eveningOf(doc).tonight[town] ?? null
  if (sub && sub.is !== 'free') return { seat: sub, key: backstageOf(doc).tonight[town] ?? null }
  return { seat: doc.seats[town], key: doc.keys[town] }
}

/** Everybody plays their own town again. */
export const asUsual = (doc: KeptDoc): KeptDoc => ({
  ...doc,
  evening: { ...eveningOf(doc), tonight: doc.seats.map(() => null), table: null },
  backstage: { ...backstageOf(doc), tonight: doc.seats.map(() => null), games: gamesOf(doc) },
})

/** The tables of all its games. */
export function gamesOf(doc: KeptDoc): string[] {
  const { table } = eveningOf(doc)
  return [...(doc.backstage?.games ?? []), ...(table === null ? [] : [table])]
}

function withTonight(doc: KeptDoc, town: number, seat: SeatDoc | null, key: string | null): KeptDoc {
  const put = <T>(list: readonly (T | null)[], value: T | null) =>
    doc.seats.map((_, nth) => (nth === town ? value : (list[nth] ?? null)))
  const evening = eveningOf(doc)
  const backstage = backstageOf(doc)
  return {
    ...doc,
    evening: { ...evening, tonight: put(evening.tonight, seat) },
    backstage: { ...backstage, tonight: put(backstage.tonight, key) },
  }
}

/** No two at a table may be called the same. */
function isTaken(doc: KeptDoc, town: number, name: string): boolean {
  const others = doc.seats.flatMap((_, nth) => (nth === town ? [] : [tonightAt(doc, nth).seat, doc.seats[nth]]))
  return others.some((seat) => seat.is !== 'free' && seat.name === name)
}

const objection = (doc: KeptDoc, town: number, name: string): WireRefused | null =>
  objectionToName(name) ?? (isTaken(doc, town, name) ? refuse('same-name', { what: name }) : null)

/** A town is given to a bot, to anybody who comes, or back to its player; by whoever has it, or by the host. */
export function hand(situation: Situation, mine: number, deed: Extract<Deed, { do: 'hand' }>): Outcome {
  const { doc, campaign } = situation
  const { town, to, forGood = false } = deed
  if (mine < 0) return refuseOnWire('no-seat')
  if (!campaign || !(town in doc.seats)) return refuse('unknown-seat', { what: String(town + 1) })
  if (town !== mine && mine !== doc.host) return refuseOnWire('not-the-host')
  if (to.is === 'own') return { doc: withTonight(doc, town, null, null) }
  if (to.is === 'anybody') {
    if (!forGood) return { doc: withTonight(doc, town, FREE, null) }
    return given(doc, town, FREE)
  }
  if (!botNamed(to.bot)) return refuse('unknown-bot', { what: to.bot })
  const wrong = objection(doc, town, to.name)
  if (wrong) return wrong
  const bot: SeatDoc = { is: 'bot', name: to.name, bot: to.bot }
  if (!forGood) return { doc: withTonight(doc, town, bot, null) }
  return given(doc, town, bot)
}

/** A town changes hands for good; where the host's does, the next person is host. */
function given(doc: KeptDoc, town: number, to: SeatDoc): Outcome {
  const left = withSeat(doc, town, to, null)
  const host = town === doc.host ? left.seats.findIndex(({ is }) => is === 'person') : doc.host
  return host < 0 ? refuseOnWire('too-few-people') : { doc: stillAsked({ ...left, host }) }
}

/** Where everybody who is left has said already that they have read, they are asked once more: otherwise nobody would be. */
function stillAsked(doc: KeptDoc): KeptDoc {
  const evening = eveningOf(doc)
  const isAsked = peopleOf(doc).some((town) => !evening.read.towns.includes(town))
  return isAsked ? doc : { ...doc, evening: { ...evening, read: NO_EVENING.read } }
}

/** Somebody goes for good: their town waits for whoever comes. */
export function goAway({ doc }: Pick<Situation, 'doc'>, key: string): Outcome {
  const town = seatOf(doc, key)
  return town < 0 ? refuseOnWire('no-seat') : given(doc, town, FREE)
}

/** The log says who plays a town from now on; not while a game is on the table. */
export function noteHands(campaign: Campaign, { seats }: KeptDoc): void {
  if (campaign.state.now.at === 'playing') return
  for (const [town, seat] of seats.entries()) {
    const { player } = campaign.state.towns[town]
    if (seat.is === 'free') continue
    const becomes: Player = seat.is === 'bot' ? { name: seat.name, bot: seat.bot } : { name: seat.name }
    if (becomes.name !== player.name || becomes.bot !== player.bot) campaign.takeOver(town, becomes)
  }
}

/** Somebody takes a town that nobody has, for good or for a game. */
export function sitIn({ doc, campaign }: Situation, key: string | null, deed: Extract<Deed, { do: 'join' }>): Outcome {
  const { name, look } = deed
  if (key === null) return refuseOnWire('wrong-secret')
  const { tonight } = eveningOf(doc)
  const isFree = (town: number): boolean => doc.seats[town]?.is === 'free' || tonight[town]?.is === 'free'
  const town = deed.seat ?? doc.seats.findIndex((_, nth) => isFree(nth))
  // Whoever asks twice sits there already.
  if (doc.keys.includes(key) || doc.backstage?.tonight.includes(key)) return null
  if (!campaign || !isFree(town)) return refuseOnWire(deed.seat === undefined ? 'table-full' : 'seat-taken')
  const wrong = name === '' ? refuse('bad-name', { what: name }) : objection(doc, town, name)
  if (wrong) return wrong
  if (doc.seats[town].is !== 'free') return { doc: withTonight(doc, town, person(name, look), key) }
  return { doc: withSeat(doc, town, person(name, look), key) }
}
