import { type GameSummary, type Level, levelOf, METHOD } from '@machinami/review'
import { isNotKept, readAll } from './database.ts'
import { isTooDeep } from './depth.ts'
import { branchKey, sumKey } from './games.ts'
import type { NoteRow } from './kept.ts'

const areNumbers = (...all: readonly unknown[]): boolean => all.every(Number.isFinite)

/** Somebody else may have written it into a file: everything that is reckoned with must be there. */
function isSound({ at, id, edition, players, seat, winner, ...more }: Partial<GameSummary>): boolean {
  const { sum, losses, luckVariance, accuracy, bots, cards } = more
  return (
    [id, edition].every((text) => typeof text === 'string') &&
    areNumbers(Date.parse(String(at)), luckVariance, accuracy ?? 0) &&
    areNumbers(sum?.start, sum?.luck, sum?.dice, sum?.draws, sum?.own, sum?.others, sum?.result) &&
    areNumbers(losses?.choices, losses?.sum, losses?.squares) &&
    Array.isArray(bots) &&
    bots.length === players &&
    [seat, winner].every((each) => Number.isInteger(each) && Number(each) in bots) &&
    Array.isArray(cards) &&
    cards.every((each) => typeof each?.card === 'string' && areNumbers(each.built, each.net))
  )
}

/** What was kept of a judged game, if it is of today's method. */
export function summaryIn(value: unknown): GameSummary | null {
  const summary = value as Partial<GameSummary> | null | undefined
  return summary?.method === METHOD && !isTooDeep(summary) && isSound(summary) ? (summary as GameSummary) : null
}

/** Games that go on from the middle of another one: half of them was played before, perhaps by somebody else. */
export const whatIfs = (notes: readonly NoteRow[]): ReadonlySet<string> =>
  new Set(notes.flatMap(({ key }) => (key.startsWith(branchKey('')) ? [key.slice(branchKey('').length)] : [])))

/** What the judged games among these notes say of whoever played them, by game; what-ifs count for nothing. */
export function summariesIn(notes: readonly NoteRow[]): ReadonlyMap<string, GameSummary> {
  const left = whatIfs(notes)
  return new Map(
    notes.flatMap(({ key, value }) => {
      const game = key.startsWith(sumKey('')) ? key.slice(sumKey('').length) : null
      const summary = game === null || left.has(game) ? null : summaryIn(value)
      return game !== null && summary ? [[game, summary] as const] : []
    }),
  )
}

/** The level that all judged games of this browser suggest; null before the first. */
export async function levelSoFar(): Promise<Level | null> {
  const notes = await readAll('notes')
  return isNotKept(notes) ? null : levelOf([...summariesIn(notes).values()].map(({ losses }) => losses))
}
