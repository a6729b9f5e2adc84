import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import type { GameRecord } from '@machinami/engine'
import { botSeedFrom, commitmentTo, seedFrom, Table } from '@machinami/table'
import type { Cli } from '../cli.ts'
import { FAILED, USAGE } from '../exit.ts'
import { located } from '../record/locate.ts'
import { openRecord } from '../record/read.ts'
import { type SetupFlags, setupFrom } from '../setup-flags.ts'
import { contradictionIn } from './contradiction.ts'
import { lastUnfinished, makeGamesFolder, newFile, readRules, readSeed } from './save.ts'
import { seatsAgainst, seatsFrom } from './seats.ts'

export interface PlayOptions extends SetupFlags {
  readonly seats?: string
  readonly seed?: string
  readonly record?: string
  /** A file, or true for the game that was left last. */
  readonly resume?: string | true
  readonly confirm?: boolean
}

/** A table to sit down at, its sealed seed, and where it is written down. */
export interface Opened {
  readonly table: Table
  readonly seed: string
  readonly file: string
}

export type Failure = { readonly why: Refusal | string; readonly code: number; readonly about?: string }

const misused = (why: Refusal | string): Failure => ({ why, code: USAGE })
const failed = (why: Refusal | string, about?: string): Failure => ({ why, code: FAILED, ...(about ? { about } : {}) })

/** A new game as the flags ask for it. */
export function newGame(cli: Cli, options: PlayOptions): Opened | Failure {
  const wished = options.seats === undefined ? null : seatsFrom(options.seats)
  if (isRefusal(wished)) return misused(wished)
  const setup = setupFrom(options, wished?.length ?? 4)
  if (isRefusal(setup)) return misused(setup)
  if (wished && wished.length !== setup.players)
    return misused(refuse('seats-differ', { what: String(wished.length), wanted: String(setup.players) }))
  const seed = options.seed ?? seedFrom(cli.io.randomBytes(32))
  if (!isSeed(seed)) return misused(badSeed(cli, seed))
  const objection = options.record === undefined ? null : objectionTo(cli, options.record)
  if (objection !== null) return objection
  const seats = wished ?? seatsAgainst(cli.words.play.player(1), setup.players)
  const table = Table.create({ setup, seats, seed, botSeed: botSeedFrom(seed) })
  if (isRefusal(table)) return misused(table)
  if (options.record === undefined) makeGamesFolder(cli.io)
  return { table, seed, file: options.record ?? newFile(cli.io) }
}

/** Goes on with a game from its record and the sealed seed beside it. */
export async function oldGame(cli: Cli, options: PlayOptions): Promise<Opened | Failure> {
  const from = options.resume === true ? lastUnfinished(cli.io) : (options.resume ?? null)
  if (from === null) return failed(cli.words.play.nothingToResume)
  // Moves are typed where this record would come from.
  if (from === '-') return misused(cli.words.files.noFile(from))
  const read = await openRecord(from, cli.io.stdin)
  if (isRefusal(read)) return failed(read, from)
  const wrongSeed = options.seed === undefined ? null : objectionToSeed(cli, options.seed, read.record)
  if (wrongSeed !== null) return wrongSeed
  const seed = options.seed ?? read.record.seed ?? readSeed(from)
  if (seed === undefined) return failed(cli.words.play.seedMissing(`${from}.seed`))
  const ruleset = readRules(from)
  const table = Table.resume(read.record, {
    seed,
    botSeed: botSeedFrom(seed),
    // In microseconds: bots answer more than one question in a thousandth of a second.
    firstQuestion: cli.io.now().getTime() * 1000,
    ...(ruleset ? { ruleset } : {}),
  })
  if (isRefusal(table)) return failed(located(table, read), from)
  const contradiction = contradicted(cli, options, read.record)
  if (contradiction !== null) return contradiction
  if (table.isOver) return failed(refuse('game-over'), from)
  const file = options.record ?? from
  return (file === from ? null : objectionTo(cli, file)) ?? { table, seed, file }
}

function objectionToSeed(cli: Cli, seed: string, { commitment }: GameRecord): Failure | null {
  if (!isSeed(seed)) return misused(badSeed(cli, seed))
  const differs = commitment !== undefined && commitmentTo(seed) !== commitment
  return differs ? { ...misused(refuse('seed-differs')), about: '--seed' } : null
}

/** A flag that asks for another game. */
function contradicted(cli: Cli, options: PlayOptions, record: GameRecord): Failure | null {
  const found = contradictionIn(options, record)
  if (found === null) return null
  if (isRefusal(found)) return misused(found)
  const { flag, value, recorded } = found
  return misused(cli.words.play.contradicts(flag, value, recorded ?? cli.words.play.homeMade))
}

/** Why a game cannot be written to a file somebody named. */
function objectionTo({ words }: Cli, file: string): Failure | null {
  const folder = dirname(file)
  if (file === '' || file === '-' || /[/\\]$/.test(file) || isFolder(file)) return misused(words.files.noFile(file))
  if (existsSync(file)) return failed(words.files.exists(file))
  if (!existsSync(folder)) return failed(words.files.noFolder(folder))
  return isFolder(folder) && isWritable(folder) ? null : failed(words.files.cannotWrite(file))
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const isSeed = (text: string): boolean => /^[0-9a-f]{32,128}$/.test(text)

const badSeed = ({ words }: Cli, seed: string): Refusal =>
  refuse('bad-number', { what: seed, wanted: words.play.seedShape })
