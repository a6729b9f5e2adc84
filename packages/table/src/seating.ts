import { type Bot, botNamed } from '@machinami/bots'
import { type Refusal, refuse } from '@machinami/cards'
import type { SeatRecord } from '@machinami/engine'
import type { TableOptions } from './options.ts'

/** Who sits where, and which of them are bots that can be asked here and now. */
export class Seating {
  readonly seats: SeatRecord[]
  private readonly here: (Bot | undefined)[]
  private readonly areBotsElsewhere: boolean

  constructor({ seats, guests, bots }: TableOptions) {
    this.seats = [...seats]
    this.areBotsElsewhere = bots === 'later'
    this.here = seats.map((seat, i) => this.botOf(seat) ?? guests?.[i])
  }

  /** The bot that answers for a seat at once. */
  bot(seat: number): Bot | undefined {
    return this.here[seat]
  }

  isBot(seat: number): boolean {
    return this.seats[seat]?.bot !== undefined || this.here[seat] !== undefined
  }

  get people(): number[] {
    return this.seats.flatMap((_, seat) => (this.isBot(seat) ? [] : [seat]))
  }

  change(seat: number, becomes: SeatRecord): void {
    this.seats[seat] = becomes
    this.here[seat] = this.botOf(becomes)
  }

  /** Seats of bots that should answer here and now, but nobody knows them any more. */
  get abandoned(): number[] {
    return this.areBotsElsewhere ? [] : this.seats.flatMap(({ bot }, seat) => (bot && !this.here[seat] ? [seat] : []))
  }

  objectionTo(seat: number): Refusal | null {
    const isThere = Number.isInteger(seat) && seat >= 0 && seat < this.seats.length
    return isThere ? null : refuse('unknown-seat', { what: String(seat + 1) })
  }

  private botOf({ bot }: SeatRecord): Bot | undefined {
    return bot === undefined || this.areBotsElsewhere ? undefined : botNamed(bot)
  }
}
