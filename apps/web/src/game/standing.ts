import type { GameInfo, GameMoment } from '@machinami/host'
import type { Standing } from '../store/keeper.ts'

/** What the list of games says of a game at a moment. */
export function standingOf({ view, questions }: GameMoment, { ruleset, seats, people }: GameInfo): Standing {
  return {
    edition: ruleset.edition,
    turn: view.turn,
    winner: view.winner,
    over: view.winner !== null,
    people,
    next: questions[0]?.seat ?? view.seat,
    seats: seats.map((seat, i) => ({
      ...seat,
      cards: view.towns[i].cards.map(({ id }) => id),
      landmarks: view.towns[i].sites.filter(({ built }) => built).map(({ id }) => id),
    })),
  }
}
