import { randomBytes, randomInt } from 'node:crypto'
import {
  type Campaign,
  type CampaignAnswer,
  freeRuleset,
  type GameInPlay,
  type GameSeat,
  rulesetFor,
} from '@machinami/campaign'
import { gameOf } from '@machinami/campaign-host'
import { isRefusal } from '@machinami/cards'
import { formatRecord } from '@machinami/engine'
import { botSeedFrom, seedFrom, type Table } from '@machinami/table'
import { refuseOnWire } from '@machinami/wire'
import { newClock } from '../clock.ts'
import { FRESH, type KeptDoc, objectionToGame } from '../doc.ts'
import type { Going } from '../kept-room.ts'
import type { Head } from '../situation.ts'
import type { Outcome, Situation } from './situation.ts'
import { asUsual, eveningOf, tonightAt } from './towns.ts'

/** Games of a campaign are tables of their own: the same rules, dice, clocks and guarantees as everywhere. */

export const today = (now: number): string => new Date(now).toISOString().slice(0, 10)

type Starting = { readonly kind: 'start-game' } | { readonly kind: 'start-free-game'; readonly all?: boolean }

/** The next game is laid on a table; whoever plays there sits down by the secret they have here. */
export async function startGame(situation: Situation, n: number, start: Starting): Promise<Outcome> {
  const { doc, campaign } = situation
  if (!campaign) return refuseOnWire('not-now')
  const tonight = doc.seats.map((_, town) => tonightAt(doc, town).seat)
  const seats = tonight.flatMap((seat): GameSeat[] => {
    if (seat.is === 'free') return []
    return [seat.is === 'bot' ? { name: seat.name, bot: seat.bot } : { name: seat.name }]
  })
  // A town without anybody, or nobody but bots: there is no game.
  if (seats.length < tonight.length || tonight.every(({ is }) => is === 'bot')) return refuseOnWire('too-few-people')
  const common = { date: today(situation.now), seats }
  const answer: CampaignAnswer =
    start.kind === 'start-game' ? { kind: start.kind, ...common } : { ...start, ...common, seed: randomInt(2 ** 30) }
  const events = campaign.play(n, answer)
  if (isRefusal(events)) return events
  return layOn(situation, campaign)
}

async function layOn(situation: Situation, campaign: Campaign, going?: Going): Promise<Outcome> {
  const doc = gameDoc(situation, campaign)
  await situation.ready(doc.game)
  const wrong = objectionToGame(doc.game, doc.seats.length)
  const table = wrong ?? (await situation.open(doc, going))
  if (typeof table !== 'string') return table
  return { doc: { ...situation.doc, evening: { ...eveningOf(situation.doc), table } } }
}

function gameDoc({ id, doc }: Situation, { state }: Campaign): KeptDoc {
  const { now, net, nets } = state
  const ruleset = now.at === 'playing' && now.draw ? freeRuleset(state, now.draw) : rulesetFor(state)
  const text = net === null ? undefined : nets[net]
  const places = doc.seats.map((_, town) => tonightAt(doc, town))
  const isPerson = ({ seat }: (typeof places)[number]): boolean => seat.is === 'person'
  return {
    ...FRESH,
    game: { ruleset },
    seats: places.map(({ seat }) => seat),
    keys: places.map((place) => (isPerson(place) ? place.key : null)),
    host: Math.max(
      0,
      places.findIndex((place, town) => isPerson(place) && (town === doc.host || !isPerson(places[doc.host]))),
    ),
    settings: { ...doc.settings, listed: false },
    campaign: id,
    // Whoever wants to be told of their turn is told of it here, too.
    ...(doc.bells ? { bells: doc.bells } : {}),
    ...(text === undefined ? {} : { net: text }),
  }
}

/** The game on the table is over: what follows belongs to the campaign. One that was given up is begun anew. */
export async function settle(situation: Situation): Promise<Outcome> {
  const { doc, campaign } = situation
  const { table } = eveningOf(doc)
  if (!campaign || table === null || campaign.state.now.at !== 'playing') return null
  const game = await situation.game(table)
  if (game && !game.isOver) return null
  const record = game?.record() ?? null
  const question = campaign.asked().find(({ kind }) => kind === 'finish-game')
  if (record && question) campaign.play(question.n, { kind: 'finish-game', record: formatRecord(record) })
  // Bells that were hung or taken down during the game.
  return { doc: { ...asUsual(doc), ...(game?.bells ? { bells: game.bells } : {}) } }
}

/** A game that came with a file goes on at a table here. */
export async function layBrought(situation: Situation, campaign: Campaign): Promise<Outcome> {
  const text = situation.brought()
  const { now } = campaign.state
  if (text === null || now.at !== 'playing') return {}
  const kept = JSON.parse(text) as GameInPlay
  const seed = kept.seed ?? seedFrom(randomBytes(32))
  const outside = { botSeed: botSeedFrom(seed), firstQuestion: () => 1 + randomInt(2 ** 40) }
  const table = gameOf(kept, now, seed, outside)
  // Where it cannot be laid again the game is lost, and asked for anew.
  if (isRefusal(table)) return {}
  for (const [town, seat] of situation.doc.seats.entries()) {
    const { name, bot } = table.seats[town]
    const sits = seat.is === 'bot' ? seat.bot : undefined
    if (sits !== bot) table.reseat(town, sits === undefined ? { name } : { name, bot: sits })
  }
  return layOn(situation, campaign, goingOn(situation, table, seed))
}

function goingOn({ doc, seal }: Situation, table: Table, seed: string): Going {
  const { deeds, told, asked, mark, ...fixed } = table.snapshot()
  const { game = '', commitment = '' } = fixed
  const head: Head = { ...fixed, dice: 2, game, commitment }
  const clock = newClock(doc.settings.clock, table.seats.length)
  return {
    becomes: { phase: 'playing', asked, told, mark, due: null, clock: clock && JSON.stringify(clock), said: 0 },
    deeds,
    head: JSON.stringify(head),
    seed: seal(seed),
  }
}
