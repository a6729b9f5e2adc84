import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Ruleset } from '@machinami/cards'
import { formatRecord, recordToJson } from '@machinami/engine'
import type { Table } from '@machinami/table'
import type { Io } from '../io.ts'

/**
 * A game that is not over has two files beside its record: the sealed seed of its dice, which the record tells only at
 * the end, and its complete rules, with which it goes on even where a newer program has changed a card.
 */
const seedFile = (file: string): string => `${file}.seed`
const rulesFile = (file: string): string => `${file}.rules`

/** Where games are kept when nobody says so. */
export function gamesFolder({ env }: Io): string {
  const home = env.HOME ?? homedir()
  return join(env.XDG_DATA_HOME || env.LOCALAPPDATA || join(home, '.local', 'share'), 'machinami', 'games')
}

/** A name nobody has used: the time the game began. */
export function newFile(io: Io, folder = gamesFolder(io), ending = '.txt'): string {
  const stamp = io.now().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  for (let nth = 1; ; nth++) {
    const file = join(folder, `${stamp}${nth === 1 ? '' : `-${nth}`}${ending}`)
    if (!existsSync(file)) return file
  }
}

/** Makes the folder for games nobody chose a place for; whether that worked is seen when one is written. */
export function makeGamesFolder(io: Io): void {
  try {
    mkdirSync(gamesFolder(io), { recursive: true })
  } catch {}
}

/** The game that was left last; null when every game was finished. */
export function lastUnfinished(io: Io): string | null {
  const folder = gamesFolder(io)
  if (!existsSync(folder)) return null
  const files = readdirSync(folder)
    .filter((name) => /\.(txt|json)$/.test(name) && existsSync(seedFile(join(folder, name))))
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

/** The rules kept beside a record; whether they are the right ones is told by their hash. */
export function readRules(file: string): Ruleset | undefined {
  try {
    return JSON.parse(readFileSync(rulesFile(file), 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes the record so far; whoever stops in the middle has the old one or the new one, never half of it. */
export function saveGame(file: string, table: Table, seed: string): boolean {
  const record = table.record()
  try {
    if (!table.isOver) {
      writeFileSync(seedFile(file), `${seed}\n`, { mode: 0o600 })
      writeFileSync(rulesFile(file), `${JSON.stringify(table.rules.ruleset)}\n`)
    }
    writeFileSync(`${file}.new`, file.endsWith('.json') ? recordToJson(record) : formatRecord(record))
    renameSync(`${file}.new`, file)
    if (table.isOver) forgetBeside(file)
    return true
  } catch {
    sweep(file)
    return false
  }
}

function forgetBeside(file: string): void {
  for (const beside of [seedFile(file), rulesFile(file)]) rmSync(beside, { force: true })
}

/** Leaves no half of a file behind, nor a seed or rules without their game. */
function sweep(file: string): void {
  try {
    rmSync(`${file}.new`, { force: true })
    if (!existsSync(file)) forgetBeside(file)
  } catch {}
}
