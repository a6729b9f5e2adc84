import { type Refusal, refuse } from '@machinami/cards'
import { parseSeat } from './answer-text.ts'
import type { Draft } from './header-text.ts'
import { type DiceScheme, FORMAT, type GameRecord, isGameId } from './record.ts'
import { readRuleset } from './ruleset-text.ts'
import { parseSeatLine } from './seat-text.ts'
import { parseSetup } from './setup-text.ts'
import { parseStart } from './start-text.ts'

/** What each line of a header looks like, for somebody who writes one by hand. */
export const HEADER_FORMS = {
  game: 'game evening-3',
  rules: 'rules base players=2',
  ruleset: 'ruleset {...}',
  hash: 'hash 0123456789abcdef',
  seat: 'seat p1 person "Ann"',
  commitment: 'commitment 2 0123...',
  nonce: 'nonce p1 0123... 0123...',
  seed: 'seed 0123...',
  deck: 'deck wheat-field ranch',
  start: 'start stocked ranch 6, p1 received bakery 1, p1 +3',
} as const

type Word = keyof typeof HEADER_FORMS
const isWord = (word: string): word is Word => Object.hasOwn(HEADER_FORMS, word)

/** Words that format 1 did not know. */
const NEW_WORDS: readonly Word[] = ['game', 'nonce', 'deck']

/** Takes one header line into the draft; false when it is not one, a refusal when it is a bad one. */
export function readHeaderLine(draft: Draft, text: string, line: number): boolean | Refusal {
  const space = text.indexOf(' ')
  const word = space < 0 ? text : text.slice(0, space)
  const rest = space < 0 ? '' : text.slice(space + 1)
  if (word === 'machinami') return readFormat(draft, rest, line)
  if (!isWord(word)) return false
  const isNew = draft.format === 1 && NEW_WORDS.includes(word)
  const newer = word === 'commitment' ? newerScheme(draft, rest) : null
  if (newer !== null) return refuse('newer-record', { line, what: newer, wanted: '2' })
  if (!isNew && READERS[word](draft, rest)) return true
  return refuse('bad-header', { line, what: text.slice(0, 80), wanted: HEADER_FORMS[word] })
}

function readFormat(draft: Draft, text: string, line: number): boolean | Refusal {
  if (!/^[1-9]\d{0,3}$/.test(text) || draft.format !== undefined) return refuse('not-a-record', { line, what: text })
  if (Number(text) > FORMAT) return refuse('newer-record', { line, what: text, wanted: String(FORMAT) })
  draft.format = Number(text) as GameRecord['format']
  return true
}

/** A way to make dice that was invented after this program. */
const newerScheme = ({ format }: Draft, text: string): string | null =>
  format === 1 ? null : (/^([3-9]|[1-9]\d{1,3}) /.exec(text)?.[1] ?? null)

const HASH = '[0-9a-f]{64}'
const SECRET = '[0-9a-f]{32,128}'
const COMMITMENT = new RegExp(`^([12]) (${HASH})$`)
const NONCE = new RegExp(`^(p[1-5]) (${HASH}) (${SECRET}|missing)$`)
const CARDS = /^[a-z0-9]+(-[a-z0-9]+)*( [a-z0-9]+(-[a-z0-9]+)*)*$/

/** Each takes what stands behind its word; false when that cannot be. */
const READERS: { readonly [word in Word]: (draft: Draft, text: string) => boolean } = {
  game: (draft, text) => isGameId(text) && once(draft, 'game', text),
  rules: (draft, text) => once(draft, 'setup', parseSetup(text)),
  ruleset: (draft, text) => once(draft, 'ruleset', readRuleset(text)),
  hash: (draft, text) => once(draft, 'hash', /^[0-9a-f]{16}$/.test(text) ? text : null),
  seed: (draft, text) => once(draft, 'seed', new RegExp(`^${SECRET}$`).test(text) ? text : null),
  commitment: readCommitment,
  seat: readSeat,
  nonce: readNonce,
  deck: (draft, text) => {
    draft.decks = [...(draft.decks ?? []), text === '' ? [] : text.split(' ')]
    return text === '' || CARDS.test(text)
  },
  // A record without facts may say so.
  start: (draft, text) => once(draft, 'start', text === '' ? [] : parseStart(text)),
}

function once<Field extends keyof Draft>(draft: Draft, field: Field, value: Draft[Field] | null): boolean {
  if (draft[field] !== undefined || value === null) return false
  draft[field] = value
  return true
}

function readCommitment(draft: Draft, text: string): boolean {
  const [, scheme, hash] = COMMITMENT.exec(draft.format === 1 ? `1 ${text}` : text) ?? []
  if (scheme === undefined || !once(draft, 'commitment', hash)) return false
  return draft.format === 1 || once(draft, 'dice', Number(scheme) as DiceScheme)
}

function readSeat(draft: Draft, text: string): boolean {
  const seats = draft.seats ?? []
  const read = parseSeatLine(text, draft.format === 1)
  if (read?.seat !== seats.length) return false
  draft.seats = [...seats, read.player]
  return true
}

/** People's only, in the order of their seats. */
function readNonce(draft: Draft, text: string): boolean {
  const [, seat, commitment, told] = NONCE.exec(text) ?? []
  const nonces = draft.nonces ?? []
  const nth = parseSeat(seat)
  const who = draft.seats?.[nth]
  if (!who || who.bot !== undefined || nth <= (nonces.at(-1)?.seat ?? -1)) return false
  draft.nonces = [...nonces, { seat: nth, commitment, reveal: told === 'missing' ? null : told }]
  return true
}
