import { PairedLuck } from '@machinami/bots/judge'
import { isRefusal, type Refusal } from '@machinami/cards'
import { type Luck, readRecord } from '@machinami/engine'
import { RecordedLuck, SealedLuck } from '@machinami/table'
import type { DiceFrom } from './messages.ts'

/** Dice that others had; where they had none, those of the seed. */
export function luckFrom(dice: DiceFrom, seed: string): Luck | Refusal {
  if ('number' in dice) return new PairedLuck(dice.number)
  const game = readRecord(dice.game)
  return isRefusal(game) ? game : new RecordedLuck(game, new SealedLuck(seed))
}
