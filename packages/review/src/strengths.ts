import { LEVEL_IDS } from '@machinami/bots/ids'
import { chancesAmong, strengthAt } from '@machinami/bots/judge'
import { isRefusal } from '@machinami/cards'
import { type GameRecord, rulesetOf } from '@machinami/engine'
import { lossesOf } from './accuracy.ts'
import { type Level, levelOf } from './level.ts'
import type { Review } from './review.ts'

/** How strong somebody at the table is: 0 a beginner to 4 an expert, how sure that is, and what it rests on. */
export interface SeatStrength extends Pick<Level, 'level' | 'low' | 'high'> {
  readonly from: 'bot' | 'choices' | 'unknown'
}

/** Bots that are no level play about as well as the one in the middle. */
const MIDDLE = 2

/**
 * Who sat there: bots by their level, people by what their choices suggest, here or, where that is known, in all their games
 * (`known`, by seat).
 */
export function seatStrengths(
  record: Pick<GameRecord, 'seats'>,
  { decisions }: Pick<Review, 'decisions'>,
  known: { readonly [seat: number]: Level | null } = {},
): SeatStrength[] {
  return record.seats.map(({ bot }, seat) => {
    if (bot !== undefined) {
      const at = (LEVEL_IDS as readonly string[]).indexOf(bot)
      const level = at < 0 ? MIDDLE : at
      return { level, low: level, high: level, from: 'bot' }
    }
    const found = known[seat] ?? levelOf([lossesOf(decisions.filter((each) => each.seat === seat))])
    if (!found) return { level: MIDDLE, low: 0, high: LEVEL_IDS.length - 1, from: 'unknown' }
    return { level: found.level, low: found.low, high: found.high, from: 'choices' }
  })
}

/** The chances of experts, made true for who sits at the table; with experts on every seat they stay as they are. */
export function chancesFor(
  record: Pick<GameRecord, 'setup' | 'ruleset' | 'hash' | 'seats'>,
  strengths: readonly SeatStrength[],
  chances: readonly number[],
): number[] {
  const ruleset = rulesetOf(record)
  const edition = isRefusal(ruleset) ? '' : ruleset.edition
  return chancesAmong(
    chances,
    strengths.map(({ level }) => strengthAt(level, edition, record.seats.length)),
  )
}
