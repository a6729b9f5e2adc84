import { type GameRecord, type SeatRecord, seatsAt } from '@machinami/engine'

/**
 * A game as it was after so many moments, from where on these players play: what if. The game it comes from stays as it is, and
 * what was promised about its dice is not promised for this one.
 */
export function branchOf(record: GameRecord, at: number, players: readonly SeatRecord[]): GameRecord {
  const { format, setup, ruleset, hash, seats, decks, start, moments } = record
  const before = (record.seatChanges ?? []).filter((change) => change.at <= at)
  const sat = seatsAt(record, at)
  const changes = players.flatMap((becomes, seat) =>
    becomes.name === sat[seat].name && becomes.bot === sat[seat].bot ? [] : [{ at, seat, becomes }],
  )
  const seatChanges = [...before, ...changes]
  // At the very beginning nobody has played yet: these are the players, and nothing has changed.
  const who = at === 0 ? { seats: players } : seatChanges.length > 0 ? { seats, seatChanges } : { seats }
  return {
    format,
    ...(setup ? { setup } : {}),
    ...(ruleset ? { ruleset } : {}),
    hash,
    ...(decks ? { decks } : {}),
    start,
    moments: moments.slice(0, at),
    ...who,
  }
}
