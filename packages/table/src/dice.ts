import { type Refusal, refuse } from '@machinami/cards'
import { formatSeat, type GameRecord, type Luck, type NonceRecord, seatText } from '@machinami/engine'
import { Hmac, hmac } from '@machinami/engine/inside'
import { fairBelow } from './luck.ts'

/**
 * Fair dice, scheme 2 (docs/FAIR-DICE.md). A host takes these steps, in this order:
 *
 *     const dice = new FairDice(seed, { game, hash, seats })   // who sits where when the game begins
 *     dice.commitment                        // shown to everybody before anything else happens
 *     dice.commit(seat, nonceCommitment)     // by each person who wants to add to the dice; the nonce stays with them
 *     dice.reveal(seat, nonce)               // when all have; after the first one no commitment is taken any more
 *     Table.create({ ..., luck: dice.luck() })
 *
 * Whoever has committed but not revealed by then is written down as missing. A game without nonces needs only
 * `Table.create({ ..., seed })`. A person's program makes `nonce` at random and `nonceCommitment(nonce, commitment, seat)`.
 */

/** What a promise of dice is about: nobody can swap names, rules or games afterwards. */
export type DiceTerms = Pick<GameRecord, 'hash' | 'seats'> & { readonly game: string }

/** What is published before the game. */
export const promiseOf = (seed: string, { game, hash, seats }: DiceTerms): string =>
  hmac(seed, ['machinami/2 promise', game, hash, ...seats.map((seat, nth) => formatSeat(nth, seat))].join('\n'))

/** What a person publishes before any nonce is told. It fits one seat of one game: nobody can hand in a copy of it. */
export const nonceCommitment = (nonce: string, promise: string, seat: number): string =>
  hmac(nonce, `machinami/2 nonce\n${promise}\n${seatText(seat)}`)

const HASH = /^[0-9a-f]{64}$/
const SECRET = /^[0-9a-f]{32,128}$/

/** Before the first roll: the host's promise, and what people add to it. */
export class FairDice {
  readonly commitment: string
  private readonly seed: string
  private readonly terms: DiceTerms
  private readonly given = new Map<number, NonceRecord>()

  constructor(seed: string, terms: DiceTerms) {
    this.seed = seed
    this.terms = terms
    this.commitment = promiseOf(seed, terms)
  }

  get nonces(): NonceRecord[] {
    return [...this.given.values()].sort((a, b) => a.seat - b.seat)
  }

  /** A person's promise. Refused from bots, twice, and once somebody has told theirs. */
  commit(seat: number, commitment: string): Refusal | null {
    const who = this.terms.seats[seat]
    if (!who || who.bot !== undefined) return refuse('unknown-seat', { what: seatText(seat) })
    if (!HASH.test(commitment)) return refuse('nonce-differs', { what: seatText(seat) })
    const isLate = this.given.has(seat) || this.nonces.some(({ reveal }) => reveal !== null)
    if (isLate) return refuse('nonce-too-late', { what: seatText(seat) })
    this.given.set(seat, { seat, commitment, reveal: null })
    return null
  }

  /** What a person had promised. */
  reveal(seat: number, nonce: string): Refusal | null {
    const promised = this.given.get(seat)
    const fits = promised && SECRET.test(nonce) && nonceCommitment(nonce, this.commitment, seat) === promised.commitment
    if (!fits) return refuse('nonce-differs', { what: seatText(seat) })
    this.given.set(seat, { ...promised, reveal: nonce })
    return null
  }

  /** The dice of this game. Whoever has not told their nonce by now adds none. */
  luck(): FairLuck {
    return new FairLuck(this.seed, this.terms, this.nonces)
  }
}

/** Luck that nobody could choose as long as one person's nonce, or the seed, was chosen honestly. */
export class FairLuck implements Luck {
  readonly seed: string
  readonly game: string
  readonly commitment: string
  readonly nonces: readonly NonceRecord[]
  private readonly key: Hmac

  constructor(seed: string, terms: DiceTerms, nonces: readonly NonceRecord[] = []) {
    this.seed = seed
    this.game = terms.game
    this.commitment = promiseOf(seed, terms)
    this.nonces = nonces
    const told = nonces.map(({ seat, reveal }) => `${seatText(seat)} ${reveal ?? 'missing'}`)
    this.key = new Hmac(hmac(seed, ['machinami/2 dice', this.commitment, ...told].join('\n')))
  }

  die(turn: number, nth: number): number {
    return 1 + this.below(turn, nth, 6)
  }

  card(turn: number, nth: number, n: number): number {
    return this.below(turn, nth, n)
  }

  private below(turn: number, nth: number, n: number): number {
    return fairBelow(n, (attempt) => this.key.words(`${turn}:${nth}:${attempt}`))
  }
}

/** A name for a game that needs none from elsewhere. It tells nothing about the seed. */
export const gameIdFrom = (seed: string): string => hmac(seed, 'machinami/2 game').slice(0, 16)
