import type { GameEvent } from '@machinami/engine'
import { batch, signal } from '@preact/signals'
import type { Outcome } from '../game/outcome.ts'
import { isAtOnce, LEGIBLE, paced, shortly, waitUntil, whenSeen } from '../pace/pace.ts'

/** The outcome that is on the table, until the next one. */
export const outcome = signal<Outcome | null>(null)

/** Nothing more comes of that roll, and nothing was done because of it: somebody may build, or the next one is at play. */
export const isSettled = signal(false)

/** What was last done after it. */
export const deed = signal<GameEvent | null>(null)

/** What a roll came to stays so long, at any speed. */
const AT_LEAST = 500

/** When each was last written. */
const LONG_AGO = Number.NEGATIVE_INFINITY
const writtenAt = { outcome: LONG_AGO, nothing: LONG_AGO, deed: LONG_AGO }

/** What is to be written, each when what it takes the place of could be read: motion does not wait for that. */
const waiting: { readonly since: () => number; readonly write: () => void }[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function add(since: () => number, write: () => void): void {
  waiting.push({ since, write })
  if (waiting.length === 1) writeOn()
}

function writeOn(): void {
  clearTimeout(timer)
  for (let next = waiting[0]; next; next = waiting[0]) {
    const early = next.since() - performance.now()
    if (early > 0 && !isAtOnce()) {
      timer = setTimeout(writeOn, early)
      return
    }
    waiting.shift()
    next.write()
  }
}

const written = (what: keyof typeof writtenAt): void =>
  whenSeen((moment) => {
    writtenAt[what] = moment
  })

/** A roll, in place of the one before and of what was done after that. */
export const writeRoll = (told: Outcome): void =>
  add(
    () => Math.max(writtenAt.outcome + AT_LEAST, writtenAt.nothing + LEGIBLE, writtenAt.deed + LEGIBLE),
    () => {
      batch(() => {
        outcome.value = told
        isSettled.value = false
        deed.value = null
      })
      written('outcome')
    },
  )

/** What the same roll came to. */
export const writeMore = (told: Outcome): void =>
  add(
    () => LONG_AGO,
    () => {
      outcome.value = told
      isSettled.value = false
      written('outcome')
    },
  )

export const writeDeed = (event: GameEvent): void =>
  add(
    () => writtenAt.deed + LEGIBLE,
    () => {
      deed.value = event
      written('deed')
    },
  )

export const settle = (): void =>
  add(
    () => LONG_AGO,
    () => {
      // What was done says enough, and stays where it is.
      if (deed.peek() !== null || isSettled.peek()) return
      isSettled.value = true
      // That a roll came to nothing is written only now.
      written('nothing')
    },
  )

/** What was done was read when somebody here is asked: after their answer it would come again for a moment only. */
export const forgetDeed = (): void => {
  deed.value = null
}

/** Everything at once, whatever still was to be written. */
export function writeAtOnce(told: Outcome | null, done: GameEvent | null, settled: boolean): void {
  clearTimeout(timer)
  waiting.length = 0
  batch(() => {
    outcome.value = told
    deed.value = done
    isSettled.value = settled
  })
  writtenAt.outcome = told ? performance.now() : LONG_AGO
  writtenAt.nothing = LONG_AGO
  writtenAt.deed = done ? performance.now() : LONG_AGO
}

/** When everything is written, the outcome has been there for so long, and what was done could be read. */
export async function wasRead(ms: number): Promise<void> {
  while (waiting.length > 0 && !isAtOnce()) await shortly(performance.now() + LEGIBLE)
  await waitUntil(
    Math.max(
      writtenAt.outcome + Math.max(AT_LEAST, ms),
      writtenAt.nothing + LEGIBLE,
      writtenAt.deed + Math.max(LEGIBLE, paced(LEGIBLE)),
    ),
  )
}
