import { type EditionId, isRefusal } from '@machinami/cards'
import { Log, type Rules, type State } from '@machinami/engine'
import { E, fold } from '@machinami/engine/inside'
import { Table } from '@machinami/table'

/** What somebody has more than at the start. */
export interface Has {
  readonly cards?: readonly string[]
  readonly landmarks?: readonly string[]
  readonly coins?: number
}

/** A table as it is laid out, where the towns already have this and that. */
export function tableOf(
  edition: EditionId,
  ...towns: readonly Has[]
): { readonly rules: Rules; readonly state: State } {
  const seats = ['Ann', 'Ben', 'Cleo'].slice(0, towns.length).map((name) => ({ name }))
  const table = Table.create({ setup: { edition, players: seats.length }, seats, seed: '0'.repeat(32) })
  if (isRefusal(table)) throw new Error(table.refused)
  const { rules, state } = table
  const log = new Log()
  const numberOf = (id: string) => rules.numberOf.get(id) ?? -1
  towns.forEach(({ cards = [], landmarks = [], coins = 0 }, seat) => {
    for (const id of cards) log.add3(E.received, seat, numberOf(id), 1)
    for (const id of landmarks) log.add3(E.received, seat, numberOf(id), 1)
    if (coins > 0) log.add3(E.gained, seat, coins, -1)
    if (coins < 0) log.add3(E.spent, seat, -coins, -1)
  })
  fold(rules, state, log)
  return { rules, state }
}
