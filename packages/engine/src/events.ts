import * as E from './codes/event.ts'
import { inOrder } from './codes/in-order.ts'
import type { QuestionKind } from './questions.ts'

/**
 * Everything that happens, in one stream: causes (decided, rolled, drawn) and facts (the rest).
 * An event is a few ints: its kind, then these fields.
 */
export const EVENTS = {
  decided: ['seat', 'move'],
  rolled: ['die1', 'die2'],
  drawn: ['card'],
  stocked: ['card', 'n'],
  shelved: ['card', 'n'],
  received: ['seat', 'card', 'n'],
  scored: ['seat', 'n'],
  turn: ['seat', 'n'],
  raised: ['n'],
  gained: ['seat', 'n', 'by'],
  spent: ['seat', 'n', 'by'],
  paid: ['from', 'to', 'n', 'by'],
  built: ['seat', 'card', 'n'],
  moved: ['from', 'to', 'card', 'closed'],
  closed: ['seat', 'card', 'n'],
  reopened: ['seat', 'card', 'n'],
  demolished: ['seat', 'card'],
  returned: ['seat', 'card'],
  invested: ['seat', 'card'],
  extra: ['seat', 'by'],
  picked: ['seat', 'card'],
  revealed: ['seat', 'card'],
  won: ['seat'],
  asked: ['pairs'],
  limit: ['turns'],
  twice: ['seat', 'by'],
  token: ['seat', 'ready', 'by'],
  hung: ['seat', 'n', 'was', 'home'],
  pinned: ['seat', 'n'],
  mascot: ['card'],
  funded: ['seat', 'n'],
} as const satisfies { readonly [kind in keyof typeof E]: readonly string[] }
export const EVENT_KINDS = inOrder(E)

/** The code of each event: `E.gained`. */
export { E }

/** `by` of a coin that no card gave: the start of the game, or the bank's free coin. */
export const BY_RULE = -1
/** `by` of a coin that something on the table gave: its place in REASONS, counted down from here. */
export const BY_REASON = -2
export const REASONS = ['flag', 'pin', 'mascot'] as const
export type Reason = (typeof REASONS)[number]
export const BY_FLAG = BY_REASON
export const BY_PIN = BY_REASON - 1
export const BY_MASCOT = BY_REASON - 2

/** A card as people and records name it; null where the rules themselves gave or took. */
export type CardName = string
export type Seat = number

/** Chance, where a seat is named. */
export const CHANCE = -1

/** A player's or chance's answer in words. Seats count from 0; `closed` is a copy under renovation. */
export type Answer =
  | { readonly kind: 'roll' | 'reroll'; readonly dice: 1 | 2 }
  /** `n` only where landmarks differ in how much they add. */
  | { readonly kind: 'raise'; readonly n?: number }
  | { readonly kind: 'keep' | 'stay' | 'decline' | 'pass' | 'hold' }
  | { readonly kind: 'next' | 'demolish' | 'close' | 'activate' | 'build' | 'invest'; readonly card: CardName }
  | { readonly kind: 'from'; readonly seat: Seat }
  | { readonly kind: 'offer'; readonly card: CardName; readonly closed: boolean }
  | { readonly kind: 'want' | 'hand'; readonly card: CardName; readonly closed: boolean; readonly seat: Seat }
  | { readonly kind: 'pick'; readonly seat: Seat; readonly card: CardName }
  | { readonly kind: 'dice'; readonly dice: readonly number[] }
  /** The token is used: this is the total now. */
  | { readonly kind: 'shift'; readonly n: number }
  | { readonly kind: 'pin' | 'fund'; readonly n: number }
  /** `was`: the number from which the flag is moved. */
  | { readonly kind: 'hang'; readonly n: number; readonly was?: number }
  | { readonly kind: 'mascot'; readonly card: CardName }
  | { readonly kind: 'draw'; readonly card: CardName }

/** An event in words: what screens animate, languages tell and records store. */
export type GameEvent =
  | { readonly kind: 'decided'; readonly seat: Seat; readonly answer: Answer }
  | { readonly kind: 'rolled'; readonly dice: readonly number[] }
  | { readonly kind: 'drawn'; readonly card: CardName }
  | { readonly kind: 'stocked' | 'shelved'; readonly card: CardName; readonly n: number }
  /** `n` is the number of copies; for `built` the price that was paid. */
  | {
      readonly kind: 'received' | 'closed' | 'reopened' | 'built'
      readonly seat: Seat
      readonly card: CardName
      readonly n: number
    }
  | { readonly kind: 'scored' | 'turn'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'raised'; readonly n: number }
  | {
      readonly kind: 'gained' | 'spent'
      readonly seat: Seat
      readonly n: number
      readonly by: CardName | null
      /** What on the table gave it, where no card did. */
      readonly for?: Reason
    }
  | { readonly kind: 'token'; readonly seat: Seat; readonly ready: boolean; readonly by: CardName | null }
  | {
      readonly kind: 'hung'
      readonly seat: Seat
      readonly n: number
      readonly was: number | null
      readonly home: boolean
    }
  | { readonly kind: 'pinned' | 'funded'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'mascot'; readonly card: CardName }
  | { readonly kind: 'paid'; readonly from: Seat; readonly to: Seat; readonly n: number; readonly by: CardName | null }
  | {
      readonly kind: 'demolished' | 'returned' | 'invested' | 'picked' | 'revealed'
      readonly seat: Seat
      readonly card: CardName
    }
  | {
      readonly kind: 'moved'
      readonly from: Seat
      readonly to: Seat
      readonly card: CardName
      readonly closed: boolean
    }
  /** Another turn after this one; one more action in this one. */
  | { readonly kind: 'extra' | 'twice'; readonly seat: Seat; readonly by: CardName | null }
  | { readonly kind: 'won'; readonly seat: Seat }
  /** No turn follows the last one: the game is decided as it stands. */
  | { readonly kind: 'limit'; readonly n: number }
  | {
      readonly kind: 'asked'
      readonly seats: readonly Seat[]
      readonly question: QuestionKind
      readonly card: CardName | null
    }
