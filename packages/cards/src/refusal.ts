/** Every reason to say no, in one closed list. Each language has a sentence for each (`lang`). */
export const REFUSAL_CODES = [
  // setting up a game
  'unknown-edition',
  'wrong-player-count',
  'unknown-market',
  'unknown-house-rule',
  'unknown-house-option',
  'same-house-rule',
  'unknown-order',
  'unknown-card',
  'broken-ruleset',
  'cannot-be-won',
  'bad-name',
  'same-name',
  // playing
  'unknown-seat',
  'not-your-question',
  'stale-question',
  'not-an-option',
  'game-over',
  'not-a-move',
  'nothing-to-undo',
  'bad-snapshot',
  // reading a record
  'not-a-record',
  'newer-record',
  'bad-header',
  'bad-line',
  'bad-cause',
  'facts-differ',
  'ruleset-differs',
  'seats-differ',
  'record-unfinished',
  'record-goes-on',
  'dice-differ',
  'no-seed',
  'bad-seed',
  'seed-differs',
  'promise-differs',
  'commitment-differs',
  'nonce-differs',
  'nonce-too-late',
  // opening a link
  'not-a-link',
  'newer-link',
  'link-damaged',
  // campaigns
  'not-a-campaign',
  'newer-campaign',
  'campaign-damaged',
  'pack-damaged',
  'pack-faulty',
  // bots and commands
  'unknown-bot',
  'unknown-language',
  'unreadable-file',
  'bad-number',
  // our own fault
  'broken-down',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** A returned value for what people get wrong; `throw` is for bugs. */
export interface Refusal {
  readonly refused: RefusalCode
  /** The word, card, file or number it is about. */
  readonly what?: string
  /** Line of a file, counted from 1. */
  readonly line?: number
  /** Which moment of a game, counted from 1; 0 is how the table was laid. */
  readonly moment?: number
  /** Where in JSON: `moments[12].facts[0]`. */
  readonly place?: string
  /** What would have been right. */
  readonly wanted?: string
}

export function refuse(refused: RefusalCode, more: Omit<Refusal, 'refused'> = {}): Refusal {
  return { refused, ...more }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}
