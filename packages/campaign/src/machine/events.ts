import type { Side } from '../pack/pack.ts'
import type { Draw, GameSeat, Player } from './state.ts'

/** An answer carries the number of the question it answered. */
interface Answered {
  readonly q: number
}

/**
 * The campaign's own log: every step, once, for good. Causes and what followed from them alike, so that the log can be
 * told as a chronicle; what followed is checked against the pack when a log is read.
 */
export type CampaignEvent =
  | {
      readonly kind: 'begun'
      readonly pack: string
      readonly hash: string
      readonly players: readonly Player[]
      readonly date: string
    }
  | (Answered & { readonly kind: 'colourChosen'; readonly town: number; readonly colour: string })
  | (Answered & { readonly kind: 'nameChosen'; readonly town: number; readonly name: string })
  /** Without a number: it followed a card that has nothing to read. */
  | {
      readonly kind: 'cardRead'
      readonly q?: number
      readonly record: string
      readonly id?: string
      readonly side?: Side
    }
  | (Answered & { readonly kind: 'boxOpened'; readonly box: number })
  | { readonly kind: 'cardsDealt'; readonly cards: number }
  | { readonly kind: 'ruleAdded'; readonly rule: string }
  | { readonly kind: 'rulesChanged' }
  | { readonly kind: 'referenceReplaced'; readonly reference: string; readonly destroyed: string }
  | { readonly kind: 'landmarkAdded'; readonly card: string; readonly letter: string }
  | { readonly kind: 'communityAdded'; readonly card: string }
  | { readonly kind: 'townSquareAdded'; readonly card: string; readonly archived: number }
  | { readonly kind: 'tuneBegun'; readonly notes: number }
  | { readonly kind: 'ruleMoved'; readonly rule: string; readonly to: 'archives' | 'reserves' | 'table' }
  | { readonly kind: 'freePlayOpened' }
  | (Answered & {
      readonly kind: 'sideChosen'
      readonly town: number
      readonly pair: string
      readonly side: Side
      readonly card: string
    })
  | (Answered & { readonly kind: 'numberChosen'; readonly town: number; readonly ask: string; readonly number: number })
  | (Answered & { readonly kind: 'optionChosen'; readonly town: number; readonly ask: string; readonly option: string })
  | (Answered & {
      readonly kind: 'stickerPlaced'
      readonly town: number
      readonly sticker: string
      readonly number?: number
    })
  | (Answered & {
      readonly kind: 'gameStarted'
      readonly game: number
      readonly date: string
      readonly seats: readonly GameSeat[]
      readonly rules: string
    })
  | (Answered & {
      readonly kind: 'gameFinished'
      readonly game: number
      readonly winner: number
      readonly record: string
      /** Where seats changed hands during the game. */
      readonly seats?: readonly GameSeat[]
    })
  | (Answered & {
      readonly kind: 'registered'
      readonly game: number
      readonly date: string
      readonly town: number
      readonly name: string
      readonly player: string
      readonly substitute?: string
    })
  | (Answered & { readonly kind: 'archived'; readonly cards: readonly string[]; readonly rules?: readonly string[] })
  | (Answered & { readonly kind: 'reserved'; readonly towns: number })
  | (Answered & { readonly kind: 'supplyRebuilt'; readonly stacks: number })
  | (Answered & { readonly kind: 'coinsReturned' })
  | { readonly kind: 'completed'; readonly champions: readonly number[] }
  | (Answered & {
      readonly kind: 'freeGameStarted'
      readonly date: string
      readonly seats: readonly GameSeat[]
      readonly draw: Draw
      readonly rules: string
    })
  | (Answered & {
      readonly kind: 'freeGameFinished'
      readonly winner: number
      readonly record: string
      readonly seats?: readonly GameSeat[]
    })
  | { readonly kind: 'tookOver'; readonly town: number; readonly player: Player }
  /** Takes back the event with this number, counted from 0; the log keeps both. */
  | { readonly kind: 'undone'; readonly event: number }

export type EventKind = CampaignEvent['kind']
