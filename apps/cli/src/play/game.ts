import type { Card } from '@machinami/cards'
import { type Context, contextFor } from '@machinami/lang'
import type { Table } from '@machinami/table'
import type { Cli } from '../cli.ts'
import type { Asker } from './asker.ts'
import type { Book } from './book.ts'

/** A game in the terminal: the table, who sits at this keyboard, and how to ask them. */
export interface Game {
  readonly cli: Cli
  readonly table: Table
  readonly asker: Asker
  /** Seats of the people at this keyboard. */
  readonly people: readonly number[]
  /** Whether a person's move waits for a nod, so that it can be taken back before the others go on. */
  readonly confirm: boolean
  /** Where it is written down. */
  readonly book: Pick<Book, 'file' | 'isDue' | 'save' | 'close'>
  /** Whether somebody wants to stop while nobody is asked. */
  readonly stopped: AbortSignal
}

/** The words for the log. Somebody who plays alone is addressed in person. */
export function contextFrom({ cli, table, people }: Game, you = people.length === 1 ? people[0] : undefined): Context {
  return contextFor(cli.lang, {
    seats: table.seats.map((seat) => seat.name),
    ruleset: table.rules.ruleset,
    ...(you === undefined ? {} : { you }),
  })
}

export function cardNamed(table: Table, id: string): Card | undefined {
  return table.rules.ruleset.cards.find((card) => card.id === id)
}

/** A card's name in its colour. */
export function paintedCard({ cli, table }: Game, ctx: Context, id: string): string {
  return cli.paint.card(cardNamed(table, id), ctx.cardName(id))
}

/** `Ann`, or `You` for the one person at the keyboard. */
export function seatTitle({ cli, table, people }: Game, seat: number): string {
  return people.length === 1 && people[0] === seat ? cli.words.play.you : table.seats[seat].name
}
