import { type AllAnswered, streakUpTo, today } from './days.ts'
import type { Played } from './played.ts'

/** What there is every day: one position, and one whole game. */
export type Kind = 'street' | 'game'

/** What somebody did on which days. */
export interface Done {
  readonly answered: AllAnswered
  readonly played: ReadonlyMap<string, Played>
}

export type DayState = 'open' | 'right' | 'wrong'

const asked = (isRight: boolean): DayState => (isRight ? 'right' : 'wrong')

/** What became of a day. */
export function stateOf(day: string, kind: Kind, { answered, played }: Done): DayState {
  if (kind === 'game') {
    const winner = played.get(day)?.winner ?? null
    return winner === null ? 'open' : asked(winner === 0)
  }
  const given = answered.get(day)
  return given ? asked(given.isRight) : 'open'
}

/** The days on which something was answered, or a game played to its end. */
export const daysOf = (kind: Kind, { answered, played }: Done): ReadonlyMap<string, unknown> =>
  kind === 'street' ? answered : new Map([...played].filter(([, { winner }]) => winner !== null))

/** Days in a row up to today. */
export const streakOf = (kind: Kind, done: Done): number => streakUpTo(today(), daysOf(kind, done))
