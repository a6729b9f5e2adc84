import { isUnknownGame, type Problem } from '@machinami/bots'
import type { GameRecord } from '@machinami/engine'
import type { Table } from '@machinami/table'
import { houseRulesIn } from './house.ts'
import { withKnownBot } from './known-bot.ts'
import type { GameInfo } from './messages.ts'

/** What stays the same for a whole game; `problem` is what keeps trained bots from playing as they were taught. */
export const infoOf = (table: Table, problem: Problem | null): GameInfo => infoFrom(table, table.record(), problem)

/** The same of a table that is far away. */
export function infoFrom(
  table: Pick<Table, 'rules' | 'seats' | 'people'>,
  { setup, commitment, nonces }: Pick<GameRecord, 'setup' | 'commitment' | 'nonces'>,
  problem: Problem | null,
): GameInfo {
  const { rules, seats, people } = table
  return {
    setup: setup ?? null,
    house: setup ? houseRulesIn(setup) : [],
    ruleset: rules.ruleset,
    seats: seats.map(withKnownBot),
    people,
    rows: Object.fromEntries(rules.ids.map((id, card) => [id, rules.rowOf[card]])),
    raiseBy: rules.raiseBy,
    untrained: problem === null ? null : isUnknownGame(problem) ? 'unknown-game' : 'not-loaded',
    commitment: commitment ?? null,
    nonces,
  }
}
