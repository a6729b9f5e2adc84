import type { Refusal } from '@machinami/cards'
import { signal } from '@preact/signals'

/** What could not be done, until somebody has read why; `no-words`: a language did not come, `not-fetched`: a dialog. */
export const problem = signal<Refusal | 'no-words' | 'not-fetched' | null>(null)
