import {
  BY_ROLL,
  EDITIONS,
  type Edition,
  type EditionId,
  houseRulesOf,
  isRefusal,
  type Refusal,
  type Setup,
} from '@machinami/cards'
import type { GameRecord, SeatRecord } from '@machinami/engine'
import { type GameFlags, houseFrom } from '../game-flags.ts'
import { seatsFrom } from './seats.ts'

/** A flag that asks for another game than the one to go on with. */
export interface Contradiction {
  readonly flag: string
  readonly value: string
  /** What the record has instead; null where it has rules of its own, without a name. */
  readonly recorded: string | null
}

type Flags = GameFlags & { readonly seats?: string }

/** The first flag that does not fit a record, or seats that nobody could sit in. */
export function contradictionIn(flags: Flags, { setup, seats }: GameRecord): Contradiction | Refusal | null {
  const wished = flags.seats === undefined ? null : seatsFrom(flags.seats)
  if (isRefusal(wished)) return wished
  const house = houseFrom(flags.house ?? [])
  if (isRefusal(house)) return house
  const pairs: readonly (readonly [flag: string, value: string | undefined, recorded: string | null])[] = [
    ['--edition', flags.edition, setup?.edition ?? null],
    ['--players', flags.players, String(seats.length)],
    ['--market', flags.market, setup ? (setup.market ?? marketOf(setup)) : null],
    ['--order', flags.order, setup ? (setup.order ?? 'automatic') : null],
    ...Object.entries(house).map(
      ([rule, option]) => ['--house', `${rule}=${option}`, setup ? `${rule}=${optionOf(setup, rule)}` : null] as const,
    ),
    ['--first', flags.first, setup ? firstOf(setup) : null],
    ['--seats', wished ? formatSeats(wished) : undefined, formatSeats(seats)],
  ]
  const found = pairs.find(([, value, recorded]) => value !== undefined && value !== recorded)
  return found ? { flag: found[0], value: found[1] ?? '', recorded: found[2] } : null
}

const marketOf = ({ edition }: Setup): string => (EDITIONS[edition] as Edition).markets[0]

/** As the flag writes it. */
function firstOf(setup: Setup): string {
  const first = setup.first ?? (EDITIONS[setup.edition] as Edition).first
  return first === BY_ROLL || first === 'highest-roll' ? 'roll' : String(first + 1)
}

/** The option that is played: the chosen one, else the first. */
function optionOf({ edition, house = {} }: Setup, rule: string): string {
  const chosen = (house as { readonly [id: string]: string | undefined })[rule]
  return chosen ?? houseRulesOf(edition as EditionId).find((each) => each.id === rule)?.options[0].id ?? '-'
}

const formatSeats = (seats: readonly SeatRecord[]): string =>
  seats.map(({ name, bot }) => (bot === undefined ? name : `${name}=bot:${bot}`)).join(',')
