import { isRefusal } from '@machinami/cards'
import type { Rules } from '../rules.ts'
import { FORMAT, type GameRecord } from './record.ts'
import { rulesOf } from './rules.ts'

/** The deck of each row of the market, by card in the order chance counts it. An open market has none. */
export function marketDecks({ rows, rowAt, rowCards, ids }: Rules): string[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from(rowCards.subarray(rowAt[row], rowAt[row + 1]), (card) => ids[card]),
  )
}

/** A record of any format as this program writes them. It says what it said, and its dice stay what they were. */
export function upgraded(record: GameRecord): GameRecord {
  if (record.format === FORMAT) return record
  const rules = rulesOf(record)
  const decks = isRefusal(rules) ? [] : marketDecks(rules)
  return {
    ...record,
    format: FORMAT,
    ...(record.commitment === undefined ? {} : { dice: 1 }),
    ...(decks.length === 0 ? {} : { decks }),
  }
}
