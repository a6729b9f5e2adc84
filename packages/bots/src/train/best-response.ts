import type { Bot } from '../bot.ts'
import type { Net } from '../net/net.ts'
import { copyNet } from './copy-net.ts'
import type { Recipe } from './recipes.ts'
import { Trainer } from './trainer.ts'

const ROUND = 50

/** Teaches a net to beat a bot in the first game of a recipe, beginning with what is known; `goOn` says for how long. */
export function bestResponse(
  recipe: Recipe,
  seed: number,
  known: Net,
  rival: Bot,
  goOn: (games: number) => boolean,
): Trainer {
  const trainer = new Trainer({ ...recipe, practice: recipe.practice.slice(0, 1), hidden: known.hidden }, seed, rival)
  copyNet(known, trainer.net)
  copyNet(known, trainer.average.net)
  trainer.tables.refresh()
  while (goOn(trainer.progress.games)) trainer.round(ROUND)
  return trainer
}
