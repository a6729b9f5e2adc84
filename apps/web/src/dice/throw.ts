import { signal } from '@preact/signals'
import { breathe, isLively, pause } from '../pace/pace.ts'
import { inTurn } from '../pace/turns.ts'

/** Dice lie; they fall; or they tumble over the quay while nobody knows what they will show, and then settle. */
export type DiceMotion = 'lying' | 'falling' | 'tumbling' | 'settling'

/** The dice on the table: what they show, how often they have been thrown, and how they move. */
export const thrown = signal<{
  readonly dice: readonly number[]
  readonly nth: number
  readonly motion: DiceMotion
}>({ dice: [], nth: 0, motion: 'lying' })

/** How long each takes, in milliseconds. */
const FALL = 500
const TUMBLE = 620
const SETTLE = 230
let isTumbling = false

/** How much of a throw is over before its dice are thrown. */
export const tumbledFor = (): number => (isTumbling ? FALL - SETTLE : 0)

/** Dice somebody may still call off: they lie as they lay then. */
export async function tumbleDice(dice: number, isOff: () => boolean): Promise<void> {
  const before = thrown.peek()
  isTumbling = true
  if (isLively()) {
    const unknown = Array.from({ length: dice }, (_, i) => 3 + i)
    thrown.value = { dice: unknown, nth: before.nth + 1, motion: 'tumbling' }
  }
  await breathe(performance.now(), TUMBLE, isOff)
  if (!isOff()) return
  isTumbling = false
  thrown.value = before
}

/** Lets dice fall, until they lie still. */
export async function throwDice(dice: readonly number[]): Promise<void> {
  const nth = thrown.peek().nth + 1
  const motion = isTumbling ? 'settling' : 'falling'
  isTumbling = false
  // A die a frame: two cubes are much for one. Those that can be seen already would hop for the second.
  for (let many = motion === 'settling' ? dice.length : 1; isLively() && many <= dice.length; many++)
    await inTurn(() => {
      thrown.value = { dice: dice.slice(0, many), nth, motion }
    })
  await pause(motion === 'settling' ? SETTLE : FALL)
}

/** They lie still: told together with what they show, or those of before would be seen once more. */
export function layDice(dice: readonly number[]): void {
  thrown.value = { dice, nth: thrown.peek().nth, motion: 'lying' }
}
