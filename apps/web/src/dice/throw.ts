import { signal } from '@preact/signals'
import { isLively, pause } from '../pace/pace.ts'
import { inTurn } from '../pace/turns.ts'

/** The dice on the table: what they show, and how often they have been thrown. */
export const thrown = signal<{ readonly dice: readonly number[]; readonly nth: number; readonly rolling: boolean }>({
  dice: [],
  nth: 0,
  rolling: false,
})

const LENGTH = 900

export async function throwDice(dice: readonly number[]): Promise<void> {
  const nth = thrown.peek().nth + 1
  // A die a frame: two cubes are much for one.
  for (let many = 1; isLively() && many <= dice.length; many++)
    await inTurn(() => {
      thrown.value = { dice: dice.slice(0, many), nth, rolling: true }
    })
  await pause(LENGTH)
  thrown.value = { dice, nth, rolling: false }
}
