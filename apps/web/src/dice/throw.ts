import { signal } from '@preact/signals'
import { isLively, pause } from '../motion/pace.ts'

/** The dice on the table: what they show, and how often they have been thrown. */
export const thrown = signal<{ readonly dice: readonly number[]; readonly nth: number; readonly rolling: boolean }>({
  dice: [],
  nth: 0,
  rolling: false,
})

const LENGTH = 900

export async function throwDice(dice: readonly number[]): Promise<void> {
  thrown.value = { dice, nth: thrown.peek().nth + 1, rolling: isLively() }
  await pause(LENGTH)
  thrown.value = { ...thrown.peek(), rolling: false }
}
