import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { planCells } from '../src/net/cells.ts'
import { rulesOfPractice } from '../src/train/practice.ts'
import type { Recipe } from '../src/train/recipes.ts'
import type { Memory } from '../src/train/trainer.ts'
import type { Weights } from './crew.ts'
import type { LogLine } from './progress.ts'

/** Goes up when trainings that were stopped before can no longer be continued. */
const TRAINER = 7

/** A training that was stopped. */
export interface Checkpoint {
  readonly mark: string
  /** The versions of the project that have taught so far. */
  readonly commits: readonly string[]
  readonly memory: Memory
  readonly log: readonly LogLine[]
  /** Who was taught to beat the net so far. */
  readonly exploiters: readonly Weights[]
}

/** What a training depends on besides luck: the recipe, the rules of its games and what the net is told about them. */
export const markOf = (recipe: Recipe, seed: number): string =>
  JSON.stringify([TRAINER, recipe, seed, recipe.practice.map(rulesOfPractice).map((r) => [r.hash, planCells(r)])])

/** Whoever is stopped while writing leaves the checkpoint before. */
export function keep(file: string, checkpoint: Checkpoint): void {
  writeFileSync(`${file}.new`, serialize(checkpoint))
  renameSync(`${file}.new`, file)
}

/** The training to go on with, or null; a file that is none, or of another training, is refused with a sentence. */
export function find(file: string, mark: string): Checkpoint | null {
  if (!existsSync(file)) return null
  let found: Partial<Checkpoint> | null = null
  try {
    found = deserialize(readFileSync(file)) as Partial<Checkpoint>
  } catch {
    throw new Error(`${file} is damaged. Begin again with --fresh.`)
  }
  if (found?.mark !== mark)
    throw new Error(
      `${file} belongs to a training by another recipe, other rules or an older trainer. Begin again with --fresh.`,
    )
  return found as Checkpoint
}
