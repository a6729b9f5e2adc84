import { seatText } from './answer-text.ts'
import type { GameRecord, NonceRecord } from './record.ts'
import { formatSeat } from './seat-text.ts'
import { formatSetup } from './setup-text.ts'
import { formatStart } from './start-text.ts'

/** The lines before the first move: what is played, by whom, with which luck, and how the table was laid. */

export type Header = Omit<GameRecord, 'moments' | 'seatChanges' | 'abandoned'>
export type Draft = { -readonly [field in keyof Header]?: Header[field] }

/** Lines of a header. What was not written down (`Draft`) has none. */
export function formatHeader(record: Draft & Pick<Header, 'format' | 'seats'>): string[] {
  const { format, game, setup, ruleset, hash, seats, dice = 1, commitment, nonces, seed, decks, start } = record
  return [
    `machinami ${format}`,
    ...(game === undefined ? [] : [`game ${game}`]),
    ...(setup ? [`rules ${formatSetup(setup)}`] : []),
    ...(ruleset ? [`ruleset ${JSON.stringify(ruleset)}`] : []),
    ...(hash === undefined ? [] : [`hash ${hash}`]),
    ...seats.map((seat, nth) => `seat ${formatSeat(nth, seat)}`),
    ...(commitment === undefined ? [] : [`commitment ${format === 1 ? '' : `${dice} `}${commitment}`]),
    ...(nonces ?? []).map((nonce) => `nonce ${formatNonce(nonce)}`),
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    // A row that no card fits has none.
    ...(decks ?? []).map((cards) => ['deck', ...cards].join(' ')),
    ...(start === undefined || start.length === 0 ? [] : [`start ${formatStart(start)}`]),
  ]
}

const formatNonce = ({ seat, commitment, reveal }: NonceRecord): string =>
  `${seatText(seat)} ${commitment} ${reveal ?? 'missing'}`
