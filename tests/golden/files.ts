import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** All golden games under tests/games, by path from there. */
export function goldenFiles(folder: string = join(import.meta.dirname, '../games')): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.game') && statSync(join(folder, path)).isFile())
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

export const gamesFolder = join(import.meta.dirname, '../games')
