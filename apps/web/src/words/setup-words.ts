import type { MarketId } from '@machinami/cards'
import type { BotId } from '../bots/who.ts'

/** What is said before a game: editions, seats, house rules. */
export interface SetupWords {
  readonly title: string
  readonly edition: string
  readonly editions: {
    readonly base: string
    readonly harbor: string
    readonly row: string
    readonly both: string
    readonly two: string
    readonly legacy: string
  }
  readonly seats: string
  readonly name: string
  /** Something was typed that found no room. */
  readonly longName: (most: number) => string
  readonly person: string
  /** The same in a word, on a seat. */
  readonly personShort: string
  readonly personAbout: string
  readonly aboutBots: Readonly<Record<BotId, string>>
  readonly people: string
  readonly levels: string
  readonly styles: string
  readonly level: (n: number, of: number) => string
  readonly who: string
  readonly add: string
  readonly remove: (name: string) => string
  readonly fewest: (n: number) => string
  /** Somebody had to leave: this edition has fewer seats. */
  readonly noRoom: (names: string, most: number) => string
  readonly market: string
  readonly markets: Readonly<Record<MarketId, string>>
  readonly order: string
  readonly houseRules: string
  readonly houseRulesHint: string
  readonly changed: (n: number) => string
  readonly usual: string
  readonly firstByRules: string
  readonly begin: string
  /** What most people never change. */
  readonly more: string
  readonly moreHint: string
  readonly learn: string
}
