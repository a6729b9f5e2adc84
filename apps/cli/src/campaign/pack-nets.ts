import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TeachProgress, WeightFile } from '@machinami/bots/teach'
import { writeWhole } from '../files/write-whole.ts'

/** Where a pack's folder has a net, and what falls short of one. */
export const netFile = (folder: string, id: string): string => join(folder, 'nets', `${id}.txt`)
export const draftFile = (folder: string, id: string): string => join(folder, 'nets', `${id}.draft`)

export const netIn = (file: string): WeightFile | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WeightFile) : null

/** Keeps a net that is better than the planner; anything else stays a draft to go on from. Says whether it is a net. */
export function keepLesson(folder: string, id: string, told: Pick<TeachProgress, 'file' | 'draft'>): boolean {
  const draft = draftFile(folder, id)
  mkdirSync(join(folder, 'nets'), { recursive: true })
  writeWhole(told.file ? netFile(folder, id) : draft, `${JSON.stringify(told.file ?? told.draft())}\n`)
  if (told.file) rmSync(draft, { force: true })
  return told.file !== null
}
