import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { type GameRecord, rulesetHash } from '@machinami/engine'
import { botSeedFrom, isPromised, seedFrom, Table } from '@machinami/table'
import type { Cli } from '../cli.ts'
import { type Failure, failed, misused } from '../failure.ts'
import { type ClaimedFile, claimFile, claimNamedFile } from '../files/claimed-file.ts'
import { objectionTo } from '../files/output.ts'
import { type GameFlags, gameFrom, rulesetIn } from '../game-flags.ts'
import { located } from '../record/locate.ts'
import { openRecord } from '../record/read.ts'
import type { Stop } from '../stop.ts'
import { type Contradiction, contradictionIn } from './contradiction.ts'
import { lastUnfinished, makeGamesFolder, newFile, readRules, readSeed, saveGame } from './save.ts'
import { seatsAgainst, seatsFrom } from './seats.ts'

export interface PlayOptions extends GameFlags {
  readonly seats?: string
  readonly seed?: string
  readonly record?: string
  /** A file, or true for the game that was left last. */
  readonly resume?: string | true
  readonly confirm?: boolean
  readonly force?: boolean
}

/** A table to sit down at, and its sealed seed. */
interface Laid {
  readonly table: Table
  readonly seed: string
}

/** A table whose game is written down, for the first time or on. */
export interface Opened extends Laid, ClaimedFile {}

/** The game that the flags ask for, written down. */
export async function openGame(cli: Cli, options: PlayOptions, stop: Stop): Promise<Opened | Failure> {
  if (options.resume !== undefined) return reopenGame(cli, options, options.resume, stop)
  const laid = newGame(cli, options)
  return 'why' in laid ? laid : written(cli, laid, await fileFor(cli, options, stop))
}

/** Whoever goes on with a game has it to themselves before they read it. */
async function reopenGame(
  cli: Cli,
  options: PlayOptions,
  resume: string | true,
  stop: Stop,
): Promise<Opened | Failure> {
  const from = resumedFrom(cli, resume)
  if (typeof from !== 'string') return from
  const elsewhere = options.record !== undefined && options.record !== from
  const place = elsewhere ? null : claimFile(cli, from)
  if (place !== null && 'why' in place) return place
  const laid = await oldGame(cli, options, from)
  if (!('why' in laid)) return written(cli, laid, place ?? (await fileFor(cli, options, stop)))
  place?.lock.release()
  return laid
}

/** Where a new game is written down. */
async function fileFor(cli: Cli, { record, force = false }: PlayOptions, stop: Stop): Promise<ClaimedFile | Failure> {
  if (record === undefined) {
    makeGamesFolder(cli.io)
    return claimNewFile(cli)
  }
  const existed = existsSync(record)
  // Asked about what is there now; what appears afterwards is somebody else's.
  return (await objectionTo(cli, record, force, stop)) ?? claimNamedFile(cli, record, existed)
}

function written(cli: Cli, laid: Laid, place: ClaimedFile | Failure): Opened | Failure {
  if ('why' in place) return place
  if (saveGame(place.file, laid.table, laid.seed)) return { ...laid, ...place }
  place.lock.release()
  return failed(cli.words.files.cannotWrite(place.file))
}

/** A file of the game's own, which does not exist yet: not even since somebody else was asked. */
function claimNewFile(cli: Cli): ClaimedFile | Failure {
  const claimed = claimFile(cli, newFile(cli.io))
  if ('why' in claimed || !existsSync(claimed.file)) return claimed
  claimed.lock.release()
  return claimNewFile(cli)
}

/** A new game as the flags ask for it. */
function newGame(cli: Cli, options: PlayOptions): Laid | Failure {
  const wished = options.seats === undefined ? null : seatsFrom(options.seats)
  if (isRefusal(wished)) return misused(wished)
  const game = gameFrom(cli, options, wished?.length ?? 4)
  if ('why' in game) return game
  const { players } = game.ruleset
  if (wished && wished.length !== players)
    return misused(refuse('seats-differ', { what: String(wished.length), wanted: String(players) }))
  const seed = options.seed ?? seedFrom(cli.io.randomBytes(32))
  if (!isSeed(seed)) return misused(badSeed(cli, seed))
  const seats = wished ?? seatsAgainst(cli.words.play.player(1), players)
  const table = Table.create({
    ...(game.setup ? { setup: game.setup } : { ruleset: game.ruleset }),
    seats,
    seed,
    botSeed: botSeedFrom(seed),
  })
  return isRefusal(table) ? misused(table) : { table, seed }
}

/** Goes on with a game from its record and the sealed seed beside it. */
async function oldGame(cli: Cli, options: PlayOptions, from: string): Promise<Laid | Failure> {
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
  return table.isOver ? failed(refuse('game-over'), from) : { table, seed }
}

/** The file to go on with. A link is gone on with where it leads, so that both names are one game. */
function resumedFrom(cli: Cli, resume: string | true): string | Failure {
  const file = resume === true ? lastUnfinished(cli.io) : resume
  if (file === null) return failed(cli.words.play.nothingToResume)
  // Moves are typed where this record would come from.
  if (file === '-') return misused(cli.words.files.noFile(file))
  try {
    return isLink(file) ? realpathSync(file) : file
  } catch {
    return failed(refuse('unreadable-file', { what: file }))
  }
}

const isLink = (file: string): boolean => lstatSync(file).isSymbolicLink()

function objectionToSeed(cli: Cli, seed: string, record: GameRecord): Failure | null {
  if (!isSeed(seed)) return misused(badSeed(cli, seed))
  const differs = record.commitment !== undefined && !isPromised(record, seed)
  return differs ? { ...misused(refuse('seed-differs')), about: '--seed' } : null
}

/** A file of rules that are not those of a record. */
function otherRules(file: string | undefined, { hash }: GameRecord): Contradiction | Refusal | null {
  if (file === undefined) return null
  const ruleset = rulesetIn(file)
  if (isRefusal(ruleset)) return ruleset
  return rulesetHash(ruleset) === hash ? null : { flag: '--ruleset', value: file, recorded: hash }
}

/** A flag that asks for another game. */
function contradicted(cli: Cli, options: PlayOptions, record: GameRecord): Failure | null {
  const found = contradictionIn(options, record) ?? otherRules(options.ruleset, record)
  if (found === null) return null
  if (isRefusal(found)) return misused(found)
  const { flag, value, recorded } = found
  return misused(cli.words.play.contradicts(flag, value, recorded ?? cli.words.play.homeMade))
}

const isSeed = (text: string): boolean => /^[0-9a-f]{32,128}$/.test(text)

const badSeed = ({ words }: Cli, seed: string): Refusal =>
  refuse('bad-number', { what: seed, wanted: words.play.seedShape })
