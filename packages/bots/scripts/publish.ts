import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flawOf, moduleOf, type SignedFile, storyOf } from '../src/train/published.ts'
import type { Recipe } from '../src/train/recipes.ts'
import type { LogLine } from './progress.ts'

/** Where nets are shipped from. */
export const WEIGHTS = 'packages/bots/src/weights'

/** Writes a net's weights and beside them how it was taught; a net nobody could read is not written over a good one. */
export function publish(file: SignedFile, log: readonly LogLine[], recipe: Recipe, into: string): void {
  const flaw = flawOf(file, recipe)
  if (flaw) {
    console.error(`Not written, because it could not be read again: ${flaw}.`)
    process.exitCode = 1
    return
  }
  const text = moduleOf(file)
  const path = join(into, file.edition)
  replace(`${path}.json`, storyOf(file, log))
  replace(`${path}.ts`, text)
  console.log(`written: ${path}.ts (${Math.round(text.length / 1024)} KB)`)
}

/** Whoever is stopped while writing leaves the file before. */
function replace(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}
