import type { RefusalCode } from '@machinami/cards'

/** Refusals that only say that these rules are not ours: the facts can still be told. */
export const FOREIGN_RULES: ReadonlySet<RefusalCode> = new Set([
  'ruleset-differs',
  'unknown-edition',
  'unknown-market',
  'unknown-house-rule',
  'unknown-house-option',
  'unknown-order',
  'unknown-card',
  'broken-ruleset',
  'wrong-player-count',
  'cannot-be-won',
])
