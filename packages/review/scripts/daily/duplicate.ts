import type { EditionId } from '@machinami/cards'
import { Random } from '@machinami/engine'
import { landmarks } from '@machinami/engine/inside'
import { compareResults, type Duplicate, type DuplicateResult, duplicateLuck } from '../../src/daily.ts'
import { bot, type DailyTable, tableFor } from './tables.ts'

/** What is played from Sunday to Saturday, and against whom, one week and the next. */
const WEEKS: readonly (readonly (readonly [EditionId, number, string])[])[] = [
  [
    ['both', 2, 'strategist'],
    ['base', 2, 'planner'],
    ['base', 3, 'learner'],
    ['harbor', 2, 'planner'],
    ['base', 4, 'strategist'],
    ['two', 2, 'planner'],
    ['row', 2, 'planner'],
  ],
  [
    ['base', 2, 'strategist'],
    ['base', 3, 'planner'],
    ['legacy', 3, 'learner'],
    ['base', 4, 'planner'],
    ['two', 2, 'strategist'],
    ['base', 2, 'expert'],
    ['legacy', 4, 'planner'],
  ],
]
/** Strong players with the same dice, besides the expert. */
const OTHERS = 7

export async function duplicateOf(day: number, weekday: number): Promise<Duplicate> {
  const [edition, players, opponent] = WEEKS[Math.floor(day / 7) % 2][weekday]
  const table = await tableFor(edition, players)
  const seed = day * 7919 + 17
  const results = Array.from({ length: OTHERS + 1 }, (_, nth) =>
    played(table, nth === 0 ? 'expert' : 'strategist', opponent, seed, nth),
  )
  return {
    edition,
    players,
    seed,
    bot: opponent,
    results: results.sort(compareResults).map(({ won, turns, built }) => [Number(won), turns, built]),
  }
}

function played(
  { rules, match }: DailyTable,
  who: string,
  opponent: string,
  seed: number,
  nth: number,
): DuplicateResult {
  const bots = Array.from({ length: rules.players }, (_, seat) => bot(seat === 0 ? who : opponent))
  let built = 0
  const { winner, turns } = match.play(bots, duplicateLuck(seed), new Random(seed, nth), (s) => {
    built = landmarks(rules, s, 0)
  })
  return { won: winner === 0, turns, built: winner === 0 ? built + 1 : built }
}
