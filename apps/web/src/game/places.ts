import { emptyBoard, type GameEvent, tell } from '@machinami/engine'
import { firstNumber } from './card-order.ts'
import type { TableFacts } from './fold-view.ts'

/**
 * Where the stacks of a dealt market lie, as on a real table: what is dealt at first lies in order of numbers, and every
 * later stack takes a place that is free, so that no other card moves. A place that stays free is still its last card's.
 */
export function placesAfter(events: readonly GameEvent[], { ruleset, rows }: TableFacts): readonly string[] {
  if (ruleset.market === 'open') return []
  const board = emptyBoard(ruleset.players)
  const inOrder = ruleset.cards.toSorted((a, b) => firstNumber(a) - firstNumber(b)).map(({ id }) => id)
  const places: string[] = []
  const sort = () => places.sort((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b))
  let isPlaying = false
  for (const event of events) {
    tell(board, event)
    if (event.kind === 'decided' && !isPlaying) {
      isPlaying = true
      sort()
    }
    if (!('card' in event) || event.card === null) continue
    const { card } = event
    if (!board.supply.has(card) || places.includes(card)) continue
    const free = places.findIndex((id) => !board.supply.has(id) && rows[id] === rows[card])
    places.splice(free < 0 ? places.length : free, free < 0 ? 0 : 1, card)
  }
  return isPlaying ? places : sort()
}
