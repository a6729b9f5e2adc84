import { isRefusal, type Refusal, refuse, rulesetFor, rulesetsFor } from '@machinami/cards'
import {
  formatRecord,
  type GameRecord,
  type Moment,
  parseRecord,
  type Rules,
  recordOf,
  replay,
  rulesetHash,
  rulesOf,
  type SeatChange,
  toMove,
  upgraded,
} from '@machinami/engine'
import { fromBase64, sha256, toBase64 } from '@machinami/engine/inside'
import { ByteModel } from './byte-model.ts'
import { HASH_DIGITS, type Header, header, seat } from './header.ts'
import { moves } from './moves.ts'
import { count, flag, type Pen, rareFlag } from './pen.ts'
import { RangeReader, RangeWriter } from './range-coder.ts'
import { BadLink } from './text.ts'

/** The first letter of a code tells its format: `a`, then `b` ... */
const VERSION = 'a'
/** Letters of the checksum behind it. */
const CHECK = 4
/** Far beyond any game; nobody need look at more. */
const LONGEST_CODE = 600_000

/** A whole game as a short text for links: letters, digits, `-` and `_` only. Facts are left out: the rules give them again. */
export function gameCode(record: GameRecord): string | Refusal {
  const replayed = replay(record)
  if (isRefusal(replayed)) return replayed
  const { rules } = replayed
  const whole = upgraded(record)
  const given = whole.moments.map(({ answer }) => toMove(rules, answer))
  const pen = new RangeWriter()
  const model = new ByteModel()
  header(pen, model, whole)
  aside(pen, model, whole)
  moves(pen, rules, given)
  return sealed(pen.finish())
}

/** Bytes as a code, with their checksum. */
export function sealed(bytes: Uint8Array): string {
  const letters = toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return VERSION + checkOf(letters) + letters
}

const checkOf = (letters: string): string =>
  toBase64(
    Uint8Array.from(
      sha256(VERSION + letters)
        .slice(0, 6)
        .match(/../g) ?? [],
      (digits) => Number.parseInt(digits, 16),
    ),
  )
    .replaceAll('+', '-')
    .replaceAll('/', '_')

/** The game of a code; refused where it is none, damaged, cut short, of a later version, or by rules nobody knows. */
export function gameOfCode(code: string): GameRecord | Refusal {
  if (!/^[a-z][A-Za-z0-9_-]{4,}$/.test(code) || code.length > LONGEST_CODE) return refuse('not-a-link')
  if (code[0] > VERSION) return refuse('newer-link', { what: code[0] })
  const letters = code.slice(1 + CHECK)
  if (checkOf(letters) !== code.slice(1, 1 + CHECK)) return refuse('link-damaged')
  const bytes = fromBase64(padded(letters.replaceAll('-', '+').replaceAll('_', '/')))
  if (bytes === null) return refuse('link-damaged')
  try {
    return read(new RangeReader(bytes))
  } catch (error) {
    if (error instanceof BadLink) return refuse('link-damaged')
    throw error
  }
}

const padded = (letters: string): string => letters.padEnd(Math.ceil(letters.length / 4) * 4, '=')

function read(pen: RangeReader): GameRecord | Refusal {
  const model = new ByteModel()
  const head = header(pen, model, { seats: [], hash: '' })
  const more = aside(pen, model, {})
  const rules = rulesFound(head)
  if (isRefusal(rules)) return rules
  const played = moves(pen, rules, [])
  const { seats, setup, ruleset, game, dice, commitment, nonces, seed } = head
  const record = recordOf(rules, played, { seats, setup })
  const { late, ...changes } = more
  const moments = record.moments.map((moment, n): Moment => (late?.includes(n) ? { ...moment, late: true } : moment))
  const told: GameRecord = {
    ...record,
    ...(ruleset ? { ruleset } : {}),
    ...(game === undefined ? {} : { game }),
    ...(dice === undefined ? {} : { dice }),
    ...(commitment === undefined ? {} : { commitment }),
    ...(nonces === undefined ? {} : { nonces }),
    ...(seed === undefined ? {} : { seed }),
    moments,
    ...changes,
  }
  // A link says nothing that a record could not: a seat that is not at the table, two secrets of one person.
  return isRefusal(parseRecord(formatRecord(told))) ? refuse('link-damaged') : told
}

/** The rules of the release whose hash begins so, or those that came along. */
function rulesFound({ setup, ruleset, hash, seats }: Header): Rules | Refusal {
  if (ruleset) return rulesOf({ ruleset, hash: rulesetHash(ruleset), seats })
  if (!setup) return refuse('link-damaged')
  for (const released of rulesetsFor(setup)) {
    const whole = rulesetHash(released)
    if (whole.startsWith(hash)) return rulesOf({ setup, hash: whole, seats })
  }
  const today = rulesetFor(setup)
  return isRefusal(today)
    ? today
    : refuse('ruleset-differs', { what: hash, wanted: rulesetHash(today).slice(0, HASH_DIGITS) })
}

interface Aside {
  readonly seatChanges?: readonly SeatChange[]
  readonly abandoned?: true
  /** Moments that the clock answered. */
  readonly late?: readonly number[]
}

/** What hardly any game has: seats that changed hands, the clock's answers, that it was given up. */
function aside(pen: Pen, model: ByteModel, given: Partial<GameRecord>): Aside {
  const lates = (given.moments ?? []).flatMap(({ late }, n) => (late ? [n] : []))
  const { seatChanges: changes = [], abandoned = false } = given
  if (!rareFlag(pen, abandoned || changes.length + lates.length > 0)) return {}
  const isAbandoned = flag(pen, abandoned)
  let at = 0
  const seatChanges = listed(pen, changes, (change) => {
    at += count(pen, (change?.at ?? 0) - at)
    return { at, seat: pen.below(5, change?.seat ?? 0), becomes: seat(pen, model, change?.becomes) }
  })
  let n = 0
  const late = listed(pen, lates, (each) => (n += count(pen, (each ?? 0) - n)))
  return {
    ...(isAbandoned ? { abandoned: true } : {}),
    ...(seatChanges.length > 0 ? { seatChanges } : {}),
    ...(late.length > 0 ? { late } : {}),
  }
}

const MOST_LISTED = 10_000

function listed<T>(pen: Pen, given: readonly T[], code: (each: T | undefined) => T): T[] {
  const length = count(pen, given.length)
  if (length > MOST_LISTED) throw new BadLink('list')
  return Array.from({ length }, (_, nth) => code(given[nth]))
}
