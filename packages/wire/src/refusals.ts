import type { Refusal } from '@machinami/cards'

/** Reasons to say no that only a table on a server has. Whoever shows them has a sentence for each. */
export const WIRE_REFUSALS = [
  'not-a-message',
  'newer-protocol',
  'sit-first',
  'unknown-table',
  'unknown-code',
  'wrong-secret',
  'no-seat',
  'seat-taken',
  'table-full',
  'not-the-host',
  'not-now',
  'paused',
  'not-here',
  'silenced',
  'nothing-said',
  'no-take-backs',
  'too-few-people',
  'too-fast',
  'too-many-tables',
  'too-large',
  'not-kept',
  'not-offered',
  'bad-address',
  'name-taken',
  'bad-account-name',
  'weak-password',
  'wrong-password',
  'no-account',
  'wrong-passkey',
  'only-way-in',
  'too-much',
] as const
export type WireRefusalCode = (typeof WIRE_REFUSALS)[number]

/** A returned value, like the refusals of the game itself. */
export interface WireRefusal {
  readonly refused: WireRefusalCode
  readonly what?: string
  readonly wanted?: string
}

export const refuseOnWire = (refused: WireRefusalCode, more: Omit<WireRefusal, 'refused'> = {}): WireRefusal => ({
  refused,
  ...more,
})

/** A reason to say no, of the game or of the server. */
export type WireRefused = Refusal | WireRefusal

export const isRefused = (value: unknown): value is WireRefused =>
  typeof value === 'object' && value !== null && 'refused' in value
