import { formatHeader } from './header-text.ts'
import { formatMoments } from './moment-text.ts'
import type { GameRecord } from './record.ts'

/**
 * A game as text: a header, then one line per decision, throw or drawn card, with the facts it had behind a bar:
 *
 *     p1 roll 1: 3 | p1 > p2 1 cafe, p1 +1 bakery
 *     p1 build ranch | cost 1, turn 2 p2
 *
 * docs/RECORD.md has the whole grammar.
 */
export function formatRecord(record: GameRecord): string {
  const { moments, seatChanges, abandoned } = record
  const end = abandoned ? ['abandoned', ''] : ['']
  return [...formatHeader(record), '', ...formatMoments(moments, seatChanges), ...end].join('\n')
}
