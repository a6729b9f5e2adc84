import type { Random, Rules, State } from '@machinami/engine'
import { at } from '@machinami/engine/inside'
import type { Race } from '../endgame/race.ts'
import type { Evaluator } from '../net/evaluator.ts'
import type { Sample } from './learner.ts'

/** How many positions of a solved race are learned. */
const POSITIONS = 48

/** A race that has been solved teaches more than the turn it was met in: the same towns with other purses, exactly. */
export function drill(r: Rules, s: State, race: Race, evaluator: Evaluator, random: Random): Sample[] {
  const position = s.slice()
  const thought = new Float64Array(r.players)
  return Array.from({ length: POSITIONS }, () => {
    const mover = random.below(r.players)
    race.prices.forEach((price, seat) => {
      position[at.seat(r, seat)] = random.below(price)
    })
    evaluator.evaluate(position, mover, thought)
    const chance = race.chance(position, mover)
    return {
      cells: evaluator.cells(),
      players: r.players,
      mover,
      target: Float64Array.of(chance, 1 - chance),
    }
  })
}
