import { signal } from '@preact/signals'
import { isLively, pause } from '../pace/pace.ts'
import { inTurn } from '../pace/turns.ts'

/** The dice on the table: what they show, how often they have been thrown, and whether they are still in the air. */
export const thrown = signal<{
  readonly dice: readonly number[]
  readonly nth: number
  readonly rolling: boolean
  readonly lifted: boolean
}>({ dice: [], nth: 0, rolling: false, lifted: false })

/** In milliseconds: how long dice are in the hand, and how long they fall. */
const LIFTED = 350
const FALL = 500

/** Dice in the hand: nobody knows yet what they will show. */
export async function liftDice(dice: number): Promise<void> {
  const nth = thrown.peek().nth + 1
  if (isLively())
    thrown.value = { dice: Array.from({ length: dice }, (_, i) => 3 + i), nth, rolling: true, lifted: true }
  await pause(LIFTED)
}

export async function throwDice(dice: readonly number[]): Promise<void> {
  const nth = thrown.peek().nth + 1
  // A die a frame: two cubes are much for one.
  for (let many = 1; isLively() && many <= dice.length; many++)
    await inTurn(() => {
      thrown.value = { dice: dice.slice(0, many), nth, rolling: true, lifted: false }
    })
  await pause(FALL)
  thrown.value = { dice, nth, rolling: false, lifted: false }
}
