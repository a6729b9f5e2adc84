import type { GameEvent } from './events.ts'

/** What stands for a card that must not be seen yet. */
export const FACE_DOWN = 'face-down'

/** An event as `seat` may see it (-1: a spectator): other players' secret picks lie face down until they are revealed. */
export function redact(event: GameEvent, seat: number): GameEvent {
  if (event.kind === 'picked' && event.seat !== seat) return { ...event, card: FACE_DOWN }
  if (event.kind === 'decided' && event.answer.kind === 'pick' && event.seat !== seat)
    return { ...event, answer: { ...event.answer, card: FACE_DOWN } }
  return event
}
