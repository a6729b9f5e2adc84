import type { Game } from '../game/game.ts'

/** A house of somebody's own on a higher number waits for two dice. */
const HIGHEST_OF_ONE = 6

/**
 * How many dice somebody may be expected to take: as many as last time, once they have rolled two; before that two as
 * soon as a house of their own needs them. Habit, not advice: whoever wants that asks for a hint.
 */
export function usualDice(game: Game, seat: number): number {
  const rolled = game.events.value.flatMap((event) =>
    event.kind === 'decided' && event.seat === seat && event.answer.kind === 'roll' ? event.answer.dice : [],
  )
  if (rolled.includes(2)) return rolled[rolled.length - 1]
  const isHigh = game.towns[seat].value.cards.some(({ id, open }) => {
    const card = game.cards.get(id)
    return open > 0 && card?.kind === 'establishment' && card.color !== 'red' && card.on.some((n) => n > HIGHEST_OF_ONE)
  })
  return isHigh ? 2 : 1
}
