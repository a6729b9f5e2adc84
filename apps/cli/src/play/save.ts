import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { isRefusal, type Ruleset } from '@machinami/cards'
import { formatRecord, readRecord, recordToJson } from '@machinami/engine'
import type { Table } from '@machinami/table'
import { tryToMakeFolder } from '../files/folder.ts'
import { isLocked } from '../files/lock.ts'
import { textIn } from '../files/read-text.ts'
import { writeWhole } from '../files/write-whole.ts'
import type { Io } from '../io.ts'

/**
 * A game that is not over has a file beside its record: the sealed seed of its dice, which the record tells only at the
 * end. It is written once, before the record. Games of older programs have their complete rules there too.
 */
const seedFile = (file: string): string => `${file}.seed`
const rulesFile = (file: string): string => `${file}.rules`

/** Where games are kept when nobody says so. */
export function gamesFolder({ env }: Pick<Io, 'env'>): string {
  const home = env.HOME ?? homedir()
  return join(env.XDG_DATA_HOME || env.LOCALAPPDATA || join(home, '.local', 'share'), 'machinami', 'games')
}

/** A name nobody has used: the time the game began. */
export function newFile(io: Io, folder = gamesFolder(io), ending = '.txt'): string {
  const stamp = io.now().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  for (let nth = 1; ; nth++) {
    const file = join(folder, `${stamp}${nth === 1 ? '' : `-${nth}`}${ending}`)
    if (!existsSync(file) && !isLocked(file)) return file
  }
}

/** Makes the folder for games nobody chose a place for; whether that worked is seen when one is written. */
export const makeGamesFolder = (io: Io): void => tryToMakeFolder(gamesFolder(io))

/**
 * The game that was left last, rather one that nobody plays right now; null when every game was finished. Names that
 * lead nowhere are passed over.
 */
export function lastUnfinished(io: Io): string | null {
  const folder = gamesFolder(io)
  const games = namesIn(folder)
    .filter((name) => /\.(txt|json)$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => existsSync(seedFile(file)))
    .flatMap((file) => timeOf(file) ?? [])
    .sort((a, b) => b.time - a.time)
    .map(({ file }) => file)
    .filter((file) => !isFinished(file))
  return games.find((file) => !isLocked(file)) ?? games[0] ?? null
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function timeOf(file: string): { readonly file: string; readonly time: number } | null {
  try {
    const facts = statSync(file)
    return facts.isFile() ? { file, time: facts.mtimeMs } : null
  } catch {
    return null
  }
}

/** A process that was killed at the very end leaves the seed of a finished game behind. */
function isFinished(file: string): boolean {
  const record = readRecord(textIn(file) ?? '')
  return !isRefusal(record) && record.seed !== undefined
}

export const readSeed = (file: string): string | undefined => textIn(seedFile(file))?.trim()

/** The rules kept beside a record; whether they are the right ones is told by their hash. */
export function readRules(file: string): Ruleset | undefined {
  try {
    return JSON.parse(textIn(rulesFile(file)) ?? '')
  } catch {
    return undefined
  }
}

/** Writes the record so far. What was there before is there still where that fails. */
export function saveGame(file: string, table: Table, seed: string): boolean {
  try {
    // It never changes: written with the first save, and found right by every later one.
    if (!table.isOver) keep(seedFile(file), `${seed}\n`, 0o600)
    const record = table.record()
    writeWhole(file, file.endsWith('.json') ? recordToJson(record) : formatRecord(record))
    if (table.isOver) forgetBeside(file)
    return true
  } catch {
    if (!existsSync(file)) forgetBeside(file)
    return false
  }
}

function keep(file: string, text: string, mode: number): void {
  if (textIn(file) !== text) writeWhole(file, text, mode)
}

/** A seed or rules without their game are of no use. */
function forgetBeside(file: string): void {
  for (const beside of [seedFile(file), rulesFile(file)])
    try {
      rmSync(beside, { force: true })
    } catch {}
}
