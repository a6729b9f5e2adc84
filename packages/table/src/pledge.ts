import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { type GameRecord, type Luck, replay } from '@machinami/engine'
import { against, commitmentTo, SealedLuck } from './luck.ts'

/** What a table may say about where its luck comes from; the seed only when the game is over. */
export interface Pledge {
  readonly commitment?: string
  readonly seed?: string
}

/** Luck from a seed is promised before the first roll; any other promises nothing. */
export const pledgeOf = (luck: Luck): Pledge =>
  luck instanceof SealedLuck ? { commitment: commitmentTo(luck.seed), seed: luck.seed } : {}

/** What a record promises when its game goes on with this luck. No new promise covers dice that did not come from it. */
export function pledgeOn(record: GameRecord, luck: Luck): Pledge {
  const { commitment, seed } = record
  const own = pledgeOf(luck)
  const keepsFromTheFirst = () => luck instanceof SealedLuck && !isRefusal(replay(record, against(luck)))
  if (commitment === undefined) return keepsFromTheFirst() ? own : {}
  if (commitment === own.commitment) return own
  return seed === undefined ? { commitment } : { commitment, seed }
}

/** Refuses a record that cannot be played again, or whose luck is not what was promised. */
export function distrust(record: GameRecord, seed: string | undefined): Refusal | null {
  const promised = seed !== undefined && record.commitment !== undefined
  if (promised && commitmentTo(seed) !== record.commitment) return refuse('seed-differs')
  const played = replay(record, promised ? against(new SealedLuck(seed)) : undefined)
  return isRefusal(played) ? played : null
}

/** What a table promised that is laid again with this luck. */
export function pledgeTo(commitment: string | undefined, luck: Luck): Pledge {
  const own = pledgeOf(luck)
  if (commitment === undefined) return {}
  return commitment === own.commitment ? own : { commitment }
}

/** The seed of luck that is the promised one. */
export function keptSeed({ commitment }: GameRecord, luck: Luck | undefined): string | undefined {
  const own = luck ? pledgeOf(luck) : {}
  return own.commitment === commitment ? own.seed : undefined
}
