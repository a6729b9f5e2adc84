/** Everything that can be wrong with a pack. Each language has a sentence for each (the apps' words). */
const FAULT_CODES = [
  'no-file',
  'not-json',
  'bad-text-file',
  'bad-field',
  'same-id',
  'unknown-card',
  'unknown-rule',
  'unknown-choice',
  'unknown-option',
  'unread',
  'no-text',
  'no-name',
  'no-picture',
  'bad-picture',
  'bad-net',
  'too-short',
  'too-long',
  'wrong-letter',
  'wrong-order',
  'wrong-count',
  'never-used',
  'unplayable',
] as const
export type FaultCode = (typeof FAULT_CODES)[number]

/** One thing wrong with a pack, and where. */
export interface Fault {
  readonly code: FaultCode
  readonly file: string
  /** A line, or a place in JSON: `deck[12].A.card`. */
  readonly line?: number
  readonly place?: string
  readonly what?: string
  readonly wanted?: string
}
