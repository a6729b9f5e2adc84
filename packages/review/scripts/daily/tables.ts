import { type Bot, botNamed, Match, prepareBots } from '@machinami/bots'
import { PositionJudge } from '@machinami/bots/judge'
import { type EditionId, isRefusal } from '@machinami/cards'
import { type Rules, rulesFor } from '@machinami/engine'

/** A table whose bots are ready; made once for all days that play at it. */
export interface DailyTable {
  readonly setup: { readonly edition: EditionId; readonly players: number }
  readonly rules: Rules
  readonly judge: PositionJudge
  readonly match: Match
}

const tables = new Map<string, DailyTable>()

export async function tableFor(edition: EditionId, players: number): Promise<DailyTable> {
  const key = `${edition} ${players}`
  const known = tables.get(key)
  if (known) return known
  const setup = { edition, players }
  const rules = rulesFor(setup)
  if (isRefusal(rules)) throw new Error(rules.refused)
  await prepareBots([bot('expert')], rules)
  const table = { setup, rules, judge: new PositionJudge(rules), match: new Match(rules, 500) }
  tables.set(key, table)
  return table
}

export function bot(id: string): Bot {
  const found = botNamed(id)
  if (!found) throw new Error(id)
  return found
}
