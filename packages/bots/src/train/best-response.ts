import type { Bot } from '../bot.ts'
import type { Net } from '../net/net.ts'
import type { Recipe } from './recipes.ts'
import { Trainer } from './trainer.ts'

const ROUND = 50
/** Who knows something already must not unlearn it by big steps. */
const CAREFUL = 0.0005

/** How to teach a net to beat a bot in the first game of a recipe, from nothing or from what is known. */
export const responseRecipe = (recipe: Recipe, games: number, known: Net | null): Recipe => ({
  ...recipe,
  practice: recipe.practice.slice(0, 1),
  games,
  ...(known ? { hidden: known.hidden, rate: CAREFUL } : {}),
})

/** Teaches a net that is known to beat a bot, in so many games. */
export function bestResponse(recipe: Recipe, seed: number, known: Net, rival: Bot, games: number): Trainer {
  const trainer = new Trainer(responseRecipe(recipe, games, known), seed, rival)
  trainer.continueFrom(known)
  while (trainer.progress.games < games) trainer.round(ROUND)
  return trainer
}
