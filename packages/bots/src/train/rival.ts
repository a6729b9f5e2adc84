import { contestantNamed } from '../arena/contestants.ts'
import type { Bot } from '../bot.ts'
import { rulesOfPractice } from './practice.ts'
import type { Recipe } from './recipes.ts'

/** A bot to learn to beat, ready for every game of a recipe: without its net it would play like the planner. */
export async function rivalFor(id: string, recipe: Recipe): Promise<Bot> {
  const bot = contestantNamed(id)
  if (!bot) throw new Error(`There is no bot ${id}.`)
  for (const practice of recipe.practice) {
    const problem = await bot.prepare?.(rulesOfPractice(practice))
    if (problem) throw new Error(`${id} would play without its net: ${problem}.`)
  }
  return bot
}
