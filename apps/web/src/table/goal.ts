import type { Game } from './game.ts'

/** How many landmarks a town needs, for the row of little houses beside its name. */
export function landmarksNeeded(game: Game): number {
  const { goal, cards } = game.info.ruleset
  for (const part of goal)
    if ('landmarks' in part)
      return part.landmarks === 'all' ? cards.filter((card) => card.kind === 'landmark').length : part.landmarks
  return 0
}
