import { signal } from '@preact/signals'
import type { Outcome } from '../game/outcome.ts'

/** The outcome that is on the table, until the next one. */
export const outcome = signal<Outcome | null>(null)

/** Nothing more comes of that roll: somebody may build, or the next one is at play. */
export const isSettled = signal(false)
