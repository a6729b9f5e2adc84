import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { formatRecord, recordToJson } from '@machinami/engine'
import type { Table } from '@machinami/table'
import type { Io } from '../io.ts'

/**
 * A game that is not over has a second file beside its record: the sealed seed of its dice, which the record tells only
 * at the end.
 */
const seedFile = (file: string): string => `${file}.seed`

/** Where games are kept when nobody says so. */
export function gamesFolder({ env }: Io): string {
  const home = env.HOME ?? homedir()
  return join(env.XDG_DATA_HOME || env.LOCALAPPDATA || join(home, '.local', 'share'), 'machinami', 'games')
}

/** A name nobody has used: the time the game began. */
export function newFile(io: Io): string {
  const stamp = io.now().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  for (let nth = 1; ; nth++) {
    const file = join(gamesFolder(io), `${stamp}${nth === 1 ? '' : `-${nth}`}.txt`)
    if (!existsSync(file)) return file
  }
}

/** The game that was left last; null when every game was finished. */
export function lastUnfinished(io: Io): string | null {
  const folder = gamesFolder(io)
  if (!existsSync(folder)) return null
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && existsSync(seedFile(join(folder, name))))
    .map((name) => join(folder, name))
  return files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0] ?? null
}

export function readSeed(file: string): string | undefined {
  try {
    return readFileSync(seedFile(file), 'utf8').trim()
  } catch {
    return undefined
  }
}

/** Writes the record so far; whoever stops in the middle has the old one or the new one, never half of it. */
export function saveGame(file: string, table: Table, seed: string): boolean {
  const record = table.record()
  try {
    mkdirSync(dirname(file), { recursive: true })
    if (!table.isOver) writeFileSync(seedFile(file), `${seed}\n`, { mode: 0o600 })
    writeFileSync(`${file}.new`, file.endsWith('.json') ? recordToJson(record) : formatRecord(record))
    renameSync(`${file}.new`, file)
    if (table.isOver) rmSync(seedFile(file), { force: true })
    return true
  } catch {
    return false
  }
}
