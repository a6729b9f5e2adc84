import { ALL_CARDS, isRefusal, type Refusal } from '@machinami/cards'
import { boardAfter, type GameRecord, readRecord, rulesetOf, seatsAt } from '@machinami/engine'
import type { Standing } from '../store/keeper.ts'

/** What the list of games says of a record. Facts are enough for it; rules nobody knows only cost the edition's name. */
export function standingInRecord(text: string): Standing | Refusal {
  const record = readRecord(text)
  return isRefusal(record) ? record : standingIn(record)
}

function standingIn(record: GameRecord): Standing {
  const ruleset = rulesetOf(record)
  const cards = isRefusal(ruleset) ? ALL_CARDS : ruleset.cards
  const shops = new Set(cards.flatMap(({ id, kind }) => (kind === 'establishment' ? [id] : [])))
  const board = boardAfter(record)
  const seats = seatsAt(record)
  return {
    edition: record.setup?.edition ?? record.ruleset?.edition ?? '',
    turn: board.turn,
    winner: board.winner,
    over: board.winner !== null || record.abandoned === true,
    people: seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : [])),
    next: board.seat,
    seats: seats.map((seat, i) => {
      const built = [...board.towns[i].open.keys(), ...board.towns[i].closed.keys()]
      return {
        ...seat,
        cards: [...new Set(built.filter((id) => shops.has(id)))],
        landmarks: built.filter((id) => !shops.has(id)),
      }
    }),
  }
}
