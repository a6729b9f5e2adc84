import type { Refusal } from '@machinami/cards'
import { signal } from '@preact/signals'

/** What could not be done, until somebody has read why. */
export const problem = signal<Refusal | null>(null)
