import { BY_ROLL, type HouseRules, type Refusal, refuse, type Setup } from '@machinami/cards'
import type { GameEvent } from '../events.ts'
import { parseSeat, seatText } from './answer-text.ts'
import { formatFact, parseFact } from './fact-text.ts'
import { FORMAT, type GameRecord, isSeatName, type SeatRecord } from './record.ts'

/** The lines before the first move: what is played, by whom, with which luck, and how the table was laid. */

export type Header = Omit<GameRecord, 'moments'>
export type Draft = { -readonly [field in keyof Header]?: Header[field] }

/** What each line of a header looks like, for somebody who writes one by hand. */
export const HEADER_FORMS = {
  rules: 'rules base players=2',
  ruleset: 'ruleset {...}',
  hash: 'hash 0123456789abcdef',
  seat: 'seat p1 person "Ann"',
  commitment: 'commitment 0123...',
  seed: 'seed 0123...',
  start: 'start stocked ranch 6, p1 received bakery 1, p1 +3',
} as const

const formOf = (word: string): string | undefined =>
  Object.hasOwn(HEADER_FORMS, word) ? HEADER_FORMS[word as keyof typeof HEADER_FORMS] : undefined

/** Lines of a header. What was not written down (`Draft`) has none. */
export function formatHeader(record: Draft & Pick<Header, 'format' | 'seats'>): string[] {
  const { setup, ruleset, hash, seats, commitment, seed, start } = record
  return [
    `machinami ${record.format}`,
    ...(setup ? [`rules ${formatSetup(setup)}`] : []),
    ...(ruleset ? [`ruleset ${JSON.stringify(ruleset)}`] : []),
    ...(hash === undefined ? [] : [`hash ${hash}`]),
    ...seats.map((seat, nth) => `seat ${formatSeat(nth, seat)}`),
    ...(commitment === undefined ? [] : [`commitment ${commitment}`]),
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    ...(start === undefined ? [] : [`start ${formatStart(start)}`]),
  ]
}

/** `p2 expert "Bo"` */
export const formatSeat = (nth: number, { name, bot = 'person' }: SeatRecord): string =>
  `${seatText(nth)} ${bot} ${JSON.stringify(name)}`

/** Facts of setting up, with cards of the same number in one: `stocked wheat-field ranch 6, p1 received bakery 1, p1 +3`. */
function formatStart(start: readonly GameEvent[]): string {
  const groups: { head: string; cards: string[]; n: number }[] = []
  for (const fact of start) {
    const last = groups.at(-1)
    if (fact.kind !== 'stocked' && fact.kind !== 'shelved') {
      const text = formatFact(fact)
      if (text !== null) groups.push({ head: text, cards: [], n: -1 })
    } else if (last && last.head === fact.kind && last.n === fact.n) last.cards.push(fact.card)
    else groups.push({ head: fact.kind, cards: [fact.card], n: fact.n })
  }
  return groups.map(({ head, cards, n }) => (n < 0 ? head : [head, ...cards, n].join(' '))).join(', ')
}

function parseStart(text: string): (GameEvent | null)[] {
  return text.split(', ').flatMap((part) => {
    const [kind, ...words] = part.split(' ')
    if (kind !== 'stocked' && kind !== 'shelved') return parseFact(part)
    const n = words.pop() ?? ''
    return words.length === 0 ? null : words.map((card) => parseFact(`${kind} ${card} ${n}`))
  })
}

/** `both players=4 market=ten order=chosen first=2 sushi-bar-cost=2` */
export function formatSetup(setup: Setup): string {
  const { edition, players, market, order, first, house = {} } = setup
  const fields = { players, market, order, first: firstText(first), ...house }
  const words = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  return [edition, ...words].join(' ')
}

/** `2` for the second seat, `roll` where the highest roll begins. */
const firstText = (first: Setup['first']): string | undefined =>
  first === BY_ROLL ? 'roll' : first === undefined ? undefined : String(first + 1)

const parseFirst = (text: string): number => (text === 'roll' ? BY_ROLL : Number(text) - 1)

/** Reads it back; whether such a game exists is for `rulesetFor` to say. */
export function parseSetup(text: string): Setup | null {
  const [edition, ...words] = text.split(' ')
  const fields = new Map<string, string>()
  for (const word of words) {
    const [, name, value] = /^([a-z0-9-]+)=([a-z0-9-]+)$/.exec(word) ?? []
    if (name === undefined || fields.has(name)) return null
    fields.set(name, value)
  }
  const { players, market, order, first, ...house } = Object.fromEntries(fields)
  const setup = {
    edition,
    players: Number(players),
    ...(market === undefined ? {} : { market }),
    ...(order === undefined ? {} : { order }),
    ...(first === undefined ? {} : { first: parseFirst(first) }),
    ...(Object.keys(house).length === 0 ? {} : { house: house as HouseRules }),
  } as Setup
  return formatSetup(setup) === text ? setup : null
}

/** Takes one header line into the draft; false when it is not one, a refusal when it is a bad one. */
export function readHeaderLine(draft: Draft, text: string, line: number): boolean | Refusal {
  const space = text.indexOf(' ')
  const word = space < 0 ? text : text.slice(0, space)
  const rest = space < 0 ? '' : text.slice(space + 1)
  const wanted = formOf(word)
  const bad = () => refuse('bad-header', { line, what: text.slice(0, 80), ...(wanted ? { wanted } : {}) })
  switch (word) {
    case 'machinami':
      return readFormat(draft, rest, line)
    case 'rules': {
      const setup = parseSetup(rest)
      if (!setup || draft.setup) return bad()
      draft.setup = setup
      return true
    }
    case 'ruleset':
      return readRuleset(draft, rest) || bad()
    case 'hash':
      return readOnce(draft, 'hash', rest, /^[0-9a-f]{16}$/) || bad()
    case 'commitment':
      return readOnce(draft, 'commitment', rest, /^[0-9a-f]{64}$/) || bad()
    case 'seed':
      return readOnce(draft, 'seed', rest, /^[0-9a-f]{32,128}$/) || bad()
    case 'seat':
      return readSeat(draft, rest) || bad()
    case 'start':
      return readStart(draft, rest) || bad()
    default:
      return false
  }
}

function readFormat(draft: Draft, text: string, line: number): boolean | Refusal {
  if (!/^[1-9]\d{0,3}$/.test(text) || draft.format !== undefined) return refuse('not-a-record', { line, what: text })
  if (Number(text) > FORMAT) return refuse('newer-record', { line, what: text, wanted: String(FORMAT) })
  draft.format = Number(text) as GameRecord['format']
  return true
}

function readOnce(draft: Draft, field: 'hash' | 'commitment' | 'seed', text: string, shape: RegExp): boolean {
  if (draft[field] !== undefined || !shape.test(text)) return false
  draft[field] = text
  return true
}

function readRuleset(draft: Draft, text: string): boolean {
  try {
    const ruleset = JSON.parse(text)
    if (draft.ruleset || typeof ruleset !== 'object' || ruleset === null || !Array.isArray(ruleset.cards)) return false
    draft.ruleset = ruleset
    return JSON.stringify(ruleset) === text
  } catch {
    return false
  }
}

function readSeat(draft: Draft, text: string): boolean {
  const [, seat, player, name] = /^(p[1-5]) ([a-z0-9-]+) (".*")$/s.exec(text) ?? []
  const seats = draft.seats ?? []
  if (seat === undefined || parseSeat(seat) !== seats.length) return false
  try {
    const parsed: unknown = JSON.parse(name)
    if (typeof parsed !== 'string' || !isSeatName(parsed) || JSON.stringify(parsed) !== name) return false
    const record: SeatRecord = player === 'person' ? { name: parsed } : { name: parsed, bot: player }
    draft.seats = [...seats, record]
    return true
  } catch {
    return false
  }
}

function readStart(draft: Draft, text: string): boolean {
  const facts = text === '' ? [] : parseStart(text)
  if (draft.start || facts.includes(null)) return false
  draft.start = facts as GameEvent[]
  return formatStart(draft.start) === text
}
