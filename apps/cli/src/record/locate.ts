import type { Refusal, RefusalCode } from '@machinami/cards'
import { type GameRecord, isJson, lineOfMoment } from '@machinami/engine'
import type { ReadRecord } from './read.ts'

type Word = 'rules' | 'hash' | 'seat' | 'seed' | 'commitment' | 'nonce'

/** What a refusal is about, as the header of a text calls it. */
const BY_HEADER: { readonly [code in RefusalCode]?: Word } = {
  'unknown-edition': 'rules',
  'wrong-player-count': 'rules',
  'unknown-market': 'rules',
  'unknown-house-rule': 'rules',
  'unknown-house-option': 'rules',
  'unknown-order': 'rules',
  'unknown-card': 'rules',
  'unknown-seat': 'rules',
  'broken-ruleset': 'rules',
  'cannot-be-won': 'rules',
  'ruleset-differs': 'hash',
  'seats-differ': 'rules',
  'unknown-bot': 'seat',
  'seed-differs': 'seed',
  'promise-differs': 'commitment',
  'commitment-differs': 'commitment',
  'nonce-differs': 'nonce',
  'bad-header': 'seed',
}

/**
 * Names the place in the file that a refusal is about: a line of text, a path in JSON. Replaying knows only moments and
 * rules; a reader looks for a place.
 */
export function located(refusal: Refusal, { text, record }: ReadRecord): Refusal {
  if (refusal.line !== undefined || refusal.place !== undefined) return refusal
  if (refusal.moment !== undefined) return atMoment(refusal, text)
  const word = BY_HEADER[refusal.refused]
  if (word === undefined) return refusal
  return isJson(text) ? atField(refusal, record, word) : atHeader(refusal, text, word)
}

/** The line or path of the moment a refusal is about, if it is about one. */
export function atMoment(refusal: Refusal, text: string): Refusal {
  const { moment, ...rest } = refusal
  if (moment === undefined) return refusal
  if (isJson(text)) return { ...rest, place: moment === 0 ? 'start' : `moments[${moment - 1}]` }
  const line = moment === 0 ? lineLike(text.split(/\r?\n/), /^(start|deck)( |$)/) : lineOfMoment(text, moment)
  return line === 0 ? rest : { ...rest, line }
}

const lineLike = (lines: readonly string[], shape: RegExp): number => lines.findIndex((line) => shape.test(line)) + 1

function atHeader(refusal: Refusal, text: string, word: Word): Refusal {
  const about = { rules: /^rules(et)? /, seat: seatShape(refusal), nonce: new RegExp(`^nonce ${refusal.what} `) }
  const shape = word in about ? about[word as keyof typeof about] : new RegExp(`^${word} `)
  const line = lineLike(text.split(/\r?\n/), shape)
  return line === 0 ? refusal : { ...refusal, line }
}

const seatShape = ({ what = '' }: Refusal): RegExp => new RegExp(`^seat p\\d ${what} `)

function atField(refusal: Refusal, record: GameRecord, word: Word): Refusal {
  if (word === 'seat')
    return { ...refusal, place: `seats[${record.seats.findIndex(({ bot }) => bot === refusal.what)}]` }
  if (word === 'nonce') return { ...refusal, place: 'nonces' }
  if (word === 'rules') return { ...refusal, place: record.ruleset ? 'ruleset' : 'setup' }
  return record[word] === undefined ? refusal : { ...refusal, place: word }
}
