import type { Answer, GameEvent } from '@machinami/engine'

/**
 * What telling an event is good for. `heading`: a turn begins. `fact`: something changed. `choice`: somebody decided, and
 * nothing else says so. `setup`: how the table was laid. `secret`: a card put down unseen. `silent`: told by others.
 */
export type News = 'heading' | 'fact' | 'choice' | 'setup' | 'secret' | 'silent'

/** The one list of what is worth telling, for every log, voice and screen. `turn` is the turn it happened in, 0 before the first. */
export function newsOf(event: GameEvent, turn: number): News {
  switch (event.kind) {
    case 'asked':
    case 'stocked':
    case 'shelved':
      return 'silent'
    case 'turn':
      return 'heading'
    case 'received':
      return 'setup'
    case 'drawn':
      return turn === 0 ? 'setup' : 'fact'
    case 'picked':
      return 'secret'
    case 'decided':
      return LEAVES_NO_TRACE.has(event.answer.kind) ? 'choice' : 'silent'
    default:
      return 'fact'
  }
}

/** All other decisions are told by the facts right behind them. */
const LEAVES_NO_TRACE: ReadonlySet<Answer['kind']> = new Set([
  'pass',
  'keep',
  'stay',
  'decline',
  'hold',
  'reroll',
  // Everybody may have none of it, or it may bring nothing.
  'close',
  'activate',
])
