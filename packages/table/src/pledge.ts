import type { DiceScheme, GameRecord, Luck, Rules } from '@machinami/engine'
import { type DiceTerms, FairLuck, gameIdFrom, promiseOf } from './dice.ts'
import { commitmentTo, SealedLuck } from './luck.ts'
import type { TableOptions } from './options.ts'

/** What a table may say about where its luck comes from; the seed only when the game is over. */
export type Pledge = Partial<Pick<GameRecord, 'game' | 'dice' | 'commitment' | 'nonces' | 'seed'>>

/** Luck from a seed is promised before the first roll; any other promises nothing. */
export function pledgeOf(luck: Luck, name?: string): Pledge {
  const named = name === undefined ? {} : { game: name }
  if (luck instanceof SealedLuck) return { ...named, dice: 1, commitment: commitmentTo(luck.seed), seed: luck.seed }
  if (!(luck instanceof FairLuck)) return named
  const { game, commitment, nonces, seed } = luck
  return { game, dice: 2, commitment, ...(nonces.length === 0 ? {} : { nonces }), seed }
}

/** What a record, or a table that was put away, says about its luck. */
export type Promised = Pick<GameRecord, 'game' | 'hash' | 'seats' | 'dice' | 'commitment' | 'nonces'>

/** Whether a seed is the one a record was promised for. */
export const isPromised = (record: Promised, seed: string): boolean => record.commitment === promiseFor(record, seed)

/** What a record would have had to promise for this seed. */
function promiseFor(record: Promised, seed: string): string {
  return schemeOf(record) === 1 ? commitmentTo(seed) : promiseOf(seed, termsOf(record, seed))
}

/** The luck that a seed gives in a record, by the scheme it was promised in. */
export function luckOf(record: Promised, seed: string): Luck {
  return schemeOf(record) === 1 ? new SealedLuck(seed) : new FairLuck(seed, termsOf(record, seed), record.nonces)
}

/** How a game goes on: with the luck that was handed in, or that its seed gives. */
export function withLuck<T extends Pick<TableOptions, 'luck' | 'seed'>>(
  record: Promised & { seed?: string },
  how: T,
): T {
  const seed = how.seed ?? record.seed
  return how.luck || seed === undefined ? how : { ...how, luck: luckOf(record, seed) }
}

/** Format 1 did not say: there was one. */
const schemeOf = ({ dice, commitment }: Promised): DiceScheme => dice ?? (commitment === undefined ? 2 : 1)

const termsOf = ({ game, hash, seats }: Promised, seed: string): DiceTerms => ({
  game: game ?? gameIdFrom(seed),
  hash,
  seats,
})

/** Luck that a new table promises by itself. */
export function luckFrom(seed: string, { hash }: Rules, { game = gameIdFrom(seed), seats }: TableOptions): Luck {
  return new FairLuck(seed, { game, hash, seats })
}

/** What a table promised that is laid again with this luck. */
export function pledgeTo({ game, dice = 1, commitment, nonces }: Promised, luck: Luck): Pledge {
  const own = pledgeOf(luck)
  const named = game === undefined ? {} : { game }
  if (commitment === undefined) return named
  return commitment === own.commitment ? own : { ...named, dice, commitment, ...(nonces ? { nonces } : {}) }
}
