import { type Bot, botNamed } from '@machinami/bots'
import { type Card, startCoinsOf } from '@machinami/cards'
import { namingFor } from '@machinami/lang'
import { standingAfter, type Table } from '@machinami/table'
import { readyBots } from '../bots.ts'
import { editionName } from '../chosen-game.ts'
import { type Cli, complain, say } from '../cli.ts'
import { FAILED, OK } from '../exit.ts'
import { harmless, quoted } from '../harmless.ts'
import { isInteractive } from '../io.ts'
import type { Asker } from '../play/asker.ts'
import { Book } from '../play/book.ts'
import { contextFrom, type Game } from '../play/game.ts'
import { keyAsker } from '../play/key-asker.ts'
import { lineAsker } from '../play/line-asker.ts'
import { chooseGame } from '../play/menu.ts'
import { type Opened, openGame, type PlayOptions } from '../play/open.ts'
import { saveAtLast } from '../play/save-at-last.ts'
import { playOn } from '../play/session.ts'
import { townLines } from '../play/towns.ts'
import { newsIn, storyLine } from '../record/story.ts'
import { listenForStop, type Stop } from '../stop.ts'

/** Plays a whole game in the terminal. */
export async function playCommand(cli: Cli, flags: PlayOptions): Promise<number> {
  const stop = listenForStop(cli.io)
  try {
    return await playUntil(cli, flags, stop)
  } finally {
    stop.release()
  }
}

async function playUntil(cli: Cli, flags: PlayOptions, stop: Stop): Promise<number> {
  const options = hasNoFlags(flags) && isInteractive(cli.io) ? await chooseGame(cli, keyAsker(cli, stop)) : flags
  if (options === 'quit') return OK
  if (options === 'interrupted') return stop.code()
  const opened = await openGame(cli, options, stop)
  if ('why' in opened) return complain(cli, opened.why, opened.code, opened.about)
  const asker = isInteractive(cli.io) ? keyAsker(cli, stop) : lineAsker(cli, stop)
  const game = gameAt(cli, opened, asker, options, stop)
  const { table } = game
  await readyBots(cli, botsAt(table), table.rules)
  welcome(game, opened, options.resume !== undefined)
  const ending = await playOn(game)
  const isSaved = await saveAtLast(game)
  asker.close()
  game.book.close()
  if (isSaved) farewell(game, opened)
  if (ending === 'interrupted') return stop.code()
  return isSaved && (table.isOver || !asker.hasGivenUp()) ? OK : FAILED
}

/** The language is no wish about the game. */
const hasNoFlags = (flags: PlayOptions): boolean =>
  Object.entries(flags).every(([name, value]) => name === 'lang' || value === undefined)

const gameAt = (
  cli: Cli,
  { table, seed, file, lock }: Opened,
  asker: Asker,
  { confirm }: PlayOptions,
  stop: Stop,
): Game => ({
  cli,
  table,
  asker,
  people: table.seats.flatMap((seat, nth) => (seat.bot === undefined ? [nth] : [])),
  confirm: confirm ?? isInteractive(cli.io),
  book: new Book(cli, table, seed, file, lock),
  stopped: stop.wanted,
})

const botsAt = ({ seats }: Table): Bot[] => seats.flatMap(({ bot }) => (bot === undefined ? [] : (botNamed(bot) ?? [])))

function welcome(game: Game, { table }: Opened, resumed: boolean): void {
  const { cli, book } = game
  const { lang, words, paint } = cli
  const { ruleset } = table.rules
  const { commitment } = table.record()
  say(
    cli,
    `${paint.bold(`Machinami · ${editionName(lang, ruleset)}`)}  ${table.seats.map((seat) => seat.name).join(', ')}`,
    lang.goal(ruleset.goal, namingFor(lang, ruleset.names)),
    ...(commitment === undefined ? [] : [paint.dim(words.play.commitment(commitment))]),
    paint.dim(words.play.savedIn(harmless(book.file))),
  )
  if (!isInteractive(cli.io)) say(cli, paint.dim(words.play.typing(exampleMove(table))))
  if (!resumed) return
  const news = newsIn(standingAfter([], table.events())).slice(-12)
  say(cli, '', ...news.map((event) => storyLine(lang, paint, contextFrom(game), event)))
}

/** Something that can be built with the first coins. */
function exampleMove({ rules: { ruleset } }: Table): string {
  const isCheap = (card: Card) => card.kind === 'establishment' && card.cost <= startCoinsOf(ruleset, 0, 0)
  return `build ${(ruleset.cards.find(isCheap) ?? ruleset.cards[0]).id}`
}

function farewell(game: Game, { table, seed }: Opened): void {
  const { cli, book } = game
  const { words, paint } = cli
  if (!table.isOver)
    return say(
      cli,
      '',
      words.play.leftIn(harmless(book.file)),
      paint.key(`  machinami play --resume ${quoted(book.file)}`),
    )
  say(
    cli,
    '',
    ...townLines(game),
    '',
    words.play.seedTold(seed),
    words.play.checkWith,
    paint.key(`  machinami verify ${quoted(book.file)}`),
  )
}
