import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { boardAfter, type GameRecord, isSeatName, LONGEST_NAME, readRecord, rulesetHash } from '@machinami/engine'
import type { Side } from '../pack/pack.ts'
import type { Deck } from '../seal/deck.ts'
import type { CampaignEvent } from './events.ts'
import { couldBeDrawn, drawFree, freeRuleset } from './free-play.ts'
import { signature } from './games.ts'
import type { CampaignQuestion } from './questions.ts'
import { reading } from './reading.ts'
import { rulesetFor } from './ruleset.ts'
import type { CampaignState, Draw, GameSeat, Playing } from './state.ts'

/** What somebody at the table answers. Dates and luck come from outside. */
export type CampaignAnswer =
  | { readonly kind: 'colour'; readonly colour: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'go-on' | 'ready' | 'open-box' }
  | { readonly kind: 'sticker' }
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'option'; readonly option: string }
  | { readonly kind: 'start-game'; readonly date: string; readonly seats: readonly GameSeat[] }
  | { readonly kind: 'finish-game'; readonly record: string }
  | { readonly kind: 'sign'; readonly date: string }
  | {
      readonly kind: 'start-free-game'
      readonly date: string
      readonly seats: readonly GameSeat[]
      readonly seed: number
      /** All stacks instead of some. */
      readonly all?: boolean
    }

/** The event an answer makes, or why it is none. */
export function eventFor(
  deck: Deck,
  state: CampaignState,
  question: CampaignQuestion,
  answer: CampaignAnswer,
): CampaignEvent | Refusal {
  const { n: q, town } = question
  if (answer.kind !== question.kind) return refuse('not-an-option', { what: answer.kind, wanted: question.kind })
  switch (answer.kind) {
    case 'go-on':
    case 'ready':
    case 'open-box':
      return goOn(deck, state, q)
    case 'sign':
      return isDate(answer.date) ? signed(state, q, answer.date) : refuse('not-an-option', { what: answer.date })
    case 'start-game':
    case 'start-free-game':
      return started(state, q, answer)
    case 'finish-game':
      return finished(state, q, answer.record)
    default:
      return town === null ? refuse('not-an-option') : decided(state, question, town, answer)
  }
}

/** Why a player or a town cannot be called this; null where they can. */
export const badName = (name: string): Refusal | null =>
  name !== '' && isSeatName(name) ? null : refuse('bad-name', { what: name.slice(0, 80), wanted: `1-${LONGEST_NAME}` })

export const isDate = (date: string): boolean => /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(date)

/** The next step of the end of the game, or the next card. */
function goOn(deck: Deck, state: CampaignState, q: number): CampaignEvent | Refusal {
  const { community, landmarks } = state
  const [step] = state.now.at === 'reading' ? state.steps : []
  switch (step) {
    case 'archive-community': {
      const rules = state.rules.filter((rule) => rule.lasts === 'this-game').map(({ id }) => id)
      const cards = community ? [community.card] : []
      return { q, kind: 'archived', cards, ...(rules.length === 0 ? {} : { rules }) }
    }
    case 'archive-landmark':
      return { q, kind: 'archived', cards: landmarks.slice(0, 1).map(({ card }) => card) }
    case 'archive-landmarks':
      return { q, kind: 'archived', cards: landmarks.map(({ card }) => card) }
    case 'reserve':
      return { q, kind: 'reserved', towns: state.towns.length }
    case 'supply':
      return { q, kind: 'supplyRebuilt', stacks: state.supply.length }
    case 'bank':
      return { q, kind: 'coinsReturned' }
    default:
      return reading(deck, state, q) ?? refuse('not-an-option')
  }
}

function signed(state: CampaignState, q: number, date: string): CampaignEvent | Refusal {
  const { lastWinner, lastSeats, game } = state
  if (lastWinner === null) return refuse('not-an-option')
  return { q, kind: 'registered', game, date, ...signature(state, lastSeats, lastWinner) }
}

type Start = CampaignAnswer & { readonly kind: 'start-game' | 'start-free-game' }

function started(state: CampaignState, q: number, answer: Start): CampaignEvent | Refusal {
  if (answer.kind === 'start-free-game') {
    const draw = drawFree(state, answer.seed, answer.all)
    return isRefusal(draw) ? draw : freeGameStarted(state, q, { ...answer, draw })
  }
  const seats = seated(state, answer)
  if (isRefusal(seats)) return seats
  const { date } = answer
  return { q, kind: 'gameStarted', game: state.game, date, seats, rules: rulesetHash(rulesetFor(state)) }
}

/** A game of free play with what luck laid on the table. */
export function freeGameStarted(
  state: CampaignState,
  q: number,
  { date, draw, seats: given }: { readonly date: string; readonly seats: readonly GameSeat[]; readonly draw: Draw },
): CampaignEvent | Refusal {
  const seats = seated(state, { date, seats: given })
  if (isRefusal(seats)) return seats
  if (!couldBeDrawn(state, draw)) return refuse('facts-differ', { what: 'freeGameStarted' })
  return { q, kind: 'freeGameStarted', date, seats, draw, rules: rulesetHash(freeRuleset(state, draw)) }
}

/** Everybody sits where their town is; whoever is not its player plays for them. */
function seated(
  { towns }: CampaignState,
  { date, seats }: { readonly date: string; readonly seats: readonly GameSeat[] },
): readonly GameSeat[] | Refusal {
  if (!isDate(date)) return refuse('not-an-option', { what: date })
  if (seats.length !== towns.length)
    return refuse('wrong-player-count', { what: String(seats.length), wanted: String(towns.length) })
  const bad = seats.map(({ name }) => badName(name)).find((wrong) => wrong !== null)
  if (bad) return bad
  return seats.map(({ name, bot }, town): GameSeat => {
    const { player } = towns[town]
    const isOwn = player.name === name && player.bot === bot
    return { name, ...(bot === undefined ? {} : { bot }), ...(isOwn ? {} : { substitute: true }) }
  })
}

/** A finished record of the very game that was started. Whether its dice are right is for `verify` to say. */
function finished({ now, game, towns }: CampaignState, q: number, text: string): CampaignEvent | Refusal {
  if (now.at !== 'playing') return refuse('not-an-option')
  const record = readRecord(text)
  if (isRefusal(record)) return record
  const other = otherGame(now, record)
  if (other) return other
  const { winner } = boardAfter(record)
  if (winner === null) return refuse('record-unfinished')
  const seats = record.seatChanges?.length ? { seats: seatsAfter(now.seats, record.seatChanges, towns) } : {}
  if (now.draw) return { q, kind: 'freeGameFinished', winner, record: text, ...seats }
  return { q, kind: 'gameFinished', game, winner, record: text, ...seats }
}

/** Why a record is not of the game that was started; null where it is. */
export function otherGame({ rules, seats }: Playing, record: Pick<GameRecord, 'hash' | 'seats'>): Refusal | null {
  if (record.hash !== rules) return refuse('ruleset-differs', { what: record.hash, wanted: rules })
  const names = (of: readonly { readonly name: string }[]): string => of.map(({ name }) => name).join(', ')
  const isSame = record.seats.length === seats.length && record.seats.every(({ name }, i) => name === seats[i].name)
  return isSame ? null : refuse('seats-differ', { what: names(record.seats), wanted: names(seats) })
}

/** Seats that changed hands during the game: the register names whoever played for a town's own player. */
function seatsAfter(
  seats: readonly GameSeat[],
  changes: NonNullable<GameRecord['seatChanges']>,
  towns: CampaignState['towns'],
): GameSeat[] {
  return seats.map((seat, town) => {
    const { player } = towns[town]
    const holders = [seat, ...changes.filter((change) => change.seat === town).map(({ becomes }) => becomes)]
    const other = holders.findLast(({ name, bot }) => name !== player.name || bot !== player.bot)
    if (!other) return seat
    // A bot that sits in under somebody's name is told by its own.
    const name = other.bot !== undefined && other.name === player.name ? other.bot : other.name
    return { ...other, name, substitute: true }
  })
}

type Decision = CampaignAnswer & { readonly kind: 'colour' | 'name' | 'side' | 'number' | 'option' | 'sticker' }

/** What a town decides for itself. */
function decided(
  state: CampaignState,
  question: CampaignQuestion,
  town: number,
  answer: Decision,
): CampaignEvent | Refusal {
  const { n: q, options = [] } = question
  const { now } = state
  switch (answer.kind) {
    case 'colour':
      if (!options.includes(answer.colour)) break
      return { q, kind: 'colourChosen', town, colour: answer.colour }
    case 'name':
      return named(state, q, town, answer.name)
    case 'side':
      if (now.at !== 'choosing' || !options.includes(answer.side)) break
      return { q, kind: 'sideChosen', town, pair: now.pair.id, side: answer.side, card: now.pair[answer.side].card }
    case 'number':
      if (now.at !== 'asking' || !options.includes(answer.number)) break
      return { q, kind: 'numberChosen', town, ask: now.ask.id, number: answer.number }
    case 'option':
      if (now.at !== 'asking' || !options.includes(answer.option)) break
      return { q, kind: 'optionChosen', town, ask: now.ask.id, option: answer.option }
    case 'sticker': {
      if (now.at !== 'sticking') break
      const { id: sticker, shows } = now.sticker
      const number = shows === undefined ? undefined : (state.towns[town].numbers[shows] ?? state.numbers[shows])
      return { q, kind: 'stickerPlaced', town, sticker, ...(number === undefined ? {} : { number }) }
    }
  }
  return refuse('not-an-option')
}

function named({ towns }: CampaignState, q: number, town: number, given: string): CampaignEvent | Refusal {
  const name = given.trim()
  const bad = badName(name)
  if (bad) return bad
  if (towns.some((each) => each.name?.toLowerCase() === name.toLowerCase())) return refuse('same-name', { what: name })
  return { q, kind: 'nameChosen', town, name }
}
