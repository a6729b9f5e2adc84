import { LEVEL_IDS, MIDDLE_LEVEL } from '@machinami/bots/ids'
import { chancesAmong, levelOfBot, strengthAt } from '@machinami/bots/judge'
import { isRefusal } from '@machinami/cards'
import { type GameRecord, rulesetOf, seatsAt } from '@machinami/engine'
import { lossesOf } from './accuracy.ts'
import { type Level, levelOf } from './level.ts'
import type { RestsOn, Review } from './review.ts'

/** How strong somebody at the table is: 0 a beginner to 4 an expert, how sure that is, and what it rests on. */
export interface SeatStrength extends Pick<Level, 'level' | 'low' | 'high'> {
  readonly from: 'bot' | 'choices' | 'unknown'
}

/**
 * Who sat there at the end: bots by their level, people by what their choices suggest, since they sat down or, where that is
 * known, in all their games (`known`, by seat).
 */
export function seatStrengths(
  record: Pick<GameRecord, 'setup' | 'ruleset' | 'hash' | 'seats' | 'seatChanges'>,
  { decisions, seats }: Pick<Review, 'decisions' | 'seats'>,
  known: { readonly [seat: number]: Level | null } = {},
): SeatStrength[] {
  const edition = editionOf(record)
  return seatsAt(record).map(({ bot }, seat) => {
    if (bot !== undefined) {
      const level = levelOfBot(bot, edition)
      return { level, low: level, high: level, from: 'bot' }
    }
    const since = record.seatChanges?.findLast((change) => change.seat === seat)?.at ?? 0
    const own = decisions.filter((each) => each.seat === seat && each.n >= since)
    const found = known[seat] ?? (own.length > 0 ? levelOf([lossesOf(own, seats[seat].sum)]) : null)
    if (!found) return { level: MIDDLE_LEVEL, low: 0, high: LEVEL_IDS.length - 1, from: 'unknown' }
    return { level: found.level, low: found.low, high: found.high, from: 'choices' }
  })
}

/** Whose levels are asked for; none where nobody knows the rules. */
function editionOf(record: Pick<GameRecord, 'setup' | 'ruleset' | 'hash' | 'seats'>): string {
  const ruleset = rulesetOf(record)
  return isRefusal(ruleset) ? '' : ruleset.edition
}

/** The chances of experts, made true for who sits at the table; with experts on every seat they stay as they are. */
export function chancesFor(
  record: Pick<GameRecord, 'setup' | 'ruleset' | 'hash' | 'seats'>,
  strengths: readonly SeatStrength[],
): (chances: readonly number[]) => number[] {
  const edition = editionOf(record)
  const players = strengths.map(({ level }) => strengthAt(level, edition, record.seats.length))
  return (chances) => chancesAmong(chances, players)
}

/** What chances between different levels may be off by, besides what the judge is: so much is left over all pairs (docs/REVIEW.md). */
const BETWEEN_LEVELS = 0.02

/** How far off chances for these players may be, if they are as strong as is assumed. */
export function marginFor({ margin }: Pick<RestsOn, 'margin'>, strengths: readonly SeatStrength[]): number {
  const isEqual = strengths.every(({ level }) => level === strengths[0].level)
  return margin + (isEqual ? 0 : BETWEEN_LEVELS)
}
