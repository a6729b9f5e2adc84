import type { Answer } from '@machinami/engine'
import type { GameMoment } from '@machinami/host'
import { isGameEvent } from '@machinami/table'

/** What ends a person's turn, or their part in it. */
const PARTING = new Set<Answer['kind']>(['build', 'pass', 'invest', 'hold'])

/** Whether a person has just given the turn away, and may still want it back. */
export const isParting = ({ goesOn, events, undo }: GameMoment): boolean =>
  goesOn && undo.length > 0 && events.some((event) => event.kind === 'decided' && PARTING.has(event.answer.kind))

/**
 * How long after such an answer a bot takes the dice up, in milliseconds. Until they lie it can be taken back; what has
 * been seen then stays seen.
 */
export const SECOND_THOUGHTS = 700

/** Nothing but what happens on the way to the end of a turn: once it is told, there is nothing more to show. */
export const isWithinATurn = ({ events }: GameMoment): boolean =>
  events.every((event) => isGameEvent(event) && event.kind !== 'turn')
