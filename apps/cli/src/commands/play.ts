import { existsSync } from 'node:fs'
import { type Bot, botNamed, prepareBots } from '@machinami/bots'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { sha256 } from '@machinami/engine'
import { commitmentTo, seedFrom, Table } from '@machinami/table'
import { type Cli, complain, say } from '../cli.ts'
import { FAILED, INTERRUPTED, OK, USAGE } from '../exit.ts'
import { isInteractive } from '../io.ts'
import { contextFrom, type Game } from '../play/game.ts'
import { keyAsker } from '../play/key-asker.ts'
import { lineAsker } from '../play/line-asker.ts'
import { lastUnfinished, newFile, readSeed, saveGame } from '../play/save.ts'
import { seatsAgainst, seatsFrom } from '../play/seats.ts'
import { playOn } from '../play/session.ts'
import { townLines } from '../play/towns.ts'
import { openRecord } from '../record/read.ts'
import { isNews, storyLine } from '../record/story.ts'
import { type SetupFlags, setupFrom } from '../setup-flags.ts'

export interface PlayOptions extends SetupFlags {
  readonly seats?: string
  readonly seed?: string
  readonly record?: string
  /** A file, or true for the game that was left last. */
  readonly resume?: string | true
  readonly confirm?: boolean
}

/** A table to sit down at, its sealed seed, and where it is written down. */
interface Opened {
  readonly table: Table
  readonly seed: string
  readonly file: string
}

type Failure = { readonly why: Refusal | string; readonly code: number; readonly about?: string }

/** Plays a whole game in the terminal. */
export async function playCommand(cli: Cli, options: PlayOptions): Promise<number> {
  const opened = options.resume === undefined ? newGame(cli, options) : await oldGame(cli, options)
  if ('why' in opened) return complain(cli, opened.why, opened.code, opened.about)
  const { table, seed, file } = opened
  if (!saveGame(file, table, seed)) return complain(cli, cli.words.files.cannotWrite(file), FAILED)
  const asker = isInteractive(cli.io) ? keyAsker(cli) : lineAsker(cli)
  const game: Game = {
    cli,
    table,
    asker,
    people: table.seats.flatMap((seat, nth) => (seat.bot === undefined ? [nth] : [])),
    confirm: options.confirm ?? isInteractive(cli.io),
    save: () => {
      if (!saveGame(file, table, seed)) complain(cli, cli.words.files.cannotWrite(file), FAILED)
    },
  }
  await prepareBots(botsAt(table), table.rules)
  welcome(game, opened, options.resume !== undefined)
  const ending = await playOn(game)
  asker.close()
  game.save()
  farewell(game, opened)
  return ending === 'interrupted' ? INTERRUPTED : OK
}

function newGame(cli: Cli, options: PlayOptions): Opened | Failure {
  const wished = options.seats === undefined ? null : seatsFrom(options.seats)
  if (isRefusal(wished)) return { why: wished, code: USAGE }
  const setup = setupFrom(options, wished?.length ?? 4)
  if (isRefusal(setup)) return { why: setup, code: USAGE }
  const seed = options.seed ?? seedFrom(cli.io.randomBytes(32))
  if (!/^[0-9a-f]{32,128}$/.test(seed))
    return { why: refuse('bad-number', { what: seed, wanted: cli.words.play.seedShape }), code: USAGE }
  const file = options.record ?? newFile(cli.io)
  if (existsSync(file)) return { why: cli.words.files.exists(file), code: FAILED }
  const seats = wished ?? seatsAgainst(cli.words.play.player(1), setup.players)
  const table = Table.create({ setup, seats, seed, botSeed: botSeedFrom(seed) })
  return isRefusal(table) ? { why: table, code: USAGE } : { table, seed, file }
}

/** Goes on with a game from its record and the sealed seed beside it. */
async function oldGame(cli: Cli, options: PlayOptions): Promise<Opened | Failure> {
  const from = options.resume === true ? lastUnfinished(cli.io) : (options.resume ?? null)
  if (from === null) return { why: cli.words.play.nothingToResume, code: FAILED }
  const read = await openRecord(from, cli.io.stdin)
  if (isRefusal(read)) return { why: read, code: FAILED, about: from }
  const seed = options.seed ?? read.record.seed ?? readSeed(from)
  if (seed === undefined) return { why: cli.words.play.seedMissing(`${from}.seed`), code: FAILED }
  const table = Table.resume(read.record, { seed, botSeed: botSeedFrom(seed) })
  if (isRefusal(table)) return { why: table, code: FAILED, about: from }
  if (table.isOver) return { why: refuse('game-over'), code: FAILED, about: from }
  if (options.record !== undefined && options.record !== from && existsSync(options.record))
    return { why: cli.words.files.exists(options.record), code: FAILED }
  return { table, seed, file: options.record ?? from }
}

const botsAt = ({ seats }: Table): Bot[] => seats.flatMap(({ bot }) => (bot === undefined ? [] : (botNamed(bot) ?? [])))

/** Bots have luck of their own; nothing about the dice can be read from it. */
const botSeedFrom = (seed: string): number => Number.parseInt(sha256(`bots ${seed}`).slice(0, 8), 16)

function welcome(game: Game, { table, seed, file }: Opened, resumed: boolean): void {
  const { cli } = game
  const { lang, words, paint } = cli
  const { ruleset } = table.rules
  const edition = (lang.editions as { readonly [id: string]: string })[ruleset.edition] ?? ruleset.edition
  say(
    cli,
    `${paint.bold(`Machinami · ${edition}`)}  ${table.seats.map((seat) => seat.name).join(', ')}`,
    lang.goal(ruleset.goal),
    paint.dim(words.play.commitment(commitmentTo(seed))),
    paint.dim(words.play.savedIn(file)),
  )
  if (!isInteractive(cli.io)) say(cli, paint.dim(words.play.typing))
  if (!resumed) return
  const news = table.events().filter(isNews).slice(-12)
  say(cli, '', ...news.map((event) => storyLine(lang, paint, contextFrom(game), event)))
}

function farewell(game: Game, { table, seed, file }: Opened): void {
  const { cli } = game
  const { words, paint } = cli
  if (!table.isOver) return say(cli, '', words.play.leftIn(file), paint.key(`  machinami play --resume ${file}`))
  say(
    cli,
    '',
    ...townLines(game),
    '',
    words.play.seedTold(seed),
    words.play.checkWith,
    paint.key(`  machinami verify ${file}`),
  )
}
