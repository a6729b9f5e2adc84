import { setImmediate } from 'node:timers/promises'
import { isRefusal, refuse } from '@machinami/cards'
import type { GameEvent } from '@machinami/engine'
import { board, TURN } from '@machinami/engine/inside'
import { ask } from '@machinami/lang'
import type { Question } from '@machinami/table'
import { complain, say } from '../cli.ts'
import { FAILED } from '../exit.ts'
import { isNews, storyLine } from '../record/story.ts'
import type { Offer, Reply } from './asker.ts'
import { contextFrom, type Game } from './game.ts'
import { marketLines, outOfReach } from './market.ts'
import { oddsLines } from './odds-table.ts'
import { cardWords, offersFor, passLast } from './offers.ts'
import { townLines } from './towns.ts'

export type Ending = 'over' | 'quit' | 'interrupted'

/** Plays on until the game is over or the people at the keyboard have had enough. */
export async function playOn(game: Game): Promise<Ending> {
  const { table } = game
  let lookedAt = -1
  /** Who sits at the keyboard for secret picks. */
  let holder = -1
  for (;;) {
    await playByItself(game)
    if (table.isOver) return 'over'
    if (game.stopped.aborted) return 'interrupted'
    const question = passLast(table.asked()[0])
    const isHandedOver = isSecret(game, question) && question.seat !== holder
    const left = isHandedOver ? await handOver(game, question) : null
    const reply = left ?? (await put(game, question, question.n !== lookedAt))
    lookedAt = question.n
    holder = isSecret(game, question) ? question.seat : -1
    if (reply === 'quit' || reply === 'interrupted') return reply
    if (reply === 'undo') {
      takeBack(game, question)
      lookedAt = -1
    } else if (reply === 'show') show(game, question)
    else {
      const ending = await play(game, question, reply)
      if (ending !== null) return ending
    }
  }
}

/** Plays what needs nobody at this keyboard. Nothing is told before it is saved; nor is every move waited for. */
async function playByItself(game: Game): Promise<void> {
  const { cli, table, book, stopped } = game
  let untold: string[] | null = null
  const settle = () => {
    if (untold === null) return
    book.save()
    say(cli, ...untold)
    untold = null
  }
  while (!stopped.aborted) {
    const news = table.next()
    if (news === null) break
    untold = [...(untold ?? []), ...newsLines(game, news)]
    if (book.isDue()) settle()
    // Bots may think for long: let Ctrl-C be heard.
    await setImmediate()
  }
  settle()
}

/** Whether others at the keyboard must not see the answer. */
const isSecret = ({ people }: Game, { question }: Question): boolean => question === 'pick' && people.length > 1

/** Waits until the player has taken the keyboard; says so when nobody does. */
async function handOver(game: Game, { seat }: Question): Promise<'quit' | 'interrupted' | null> {
  const title = game.cli.words.play.handOver(game.table.seats[seat].name)
  const ready = await nodTo(game, title, seat, false)
  return ready === 'quit' || ready === 'interrupted' ? ready : null
}

/** Puts a question to its player, with what they need to know to answer it. */
async function put(game: Game, question: Question, isNew: boolean): Promise<Reply> {
  const { cli, people, table, asker } = game
  const { seat } = question
  const offers = offersFor(game, question)
  if (isNew) lookAround(game, question, offers)
  const ctx = contextFrom(game, seat)
  const asked = ask(cli.lang, question.question, { seats: [seat], card: question.card }, ctx)
  const title = people.length > 1 ? `${table.seats[seat].name}: ${asked}` : asked
  const canUndo = whoCanUndo(game, question) >= 0
  return asker.ask({ title, offers, seat, canUndo, cards: cardWords(game, ctx) })
}

/** The table where a turn begins; at building time what is still too dear. */
function lookAround(game: Game, question: Question, offers: readonly Offer[]): void {
  const { cli } = game
  if (question.question === 'dice') say(cli, '', ...townLines(game), '', ...oddsLines(game, question.seat), '')
  else if (question.question === 'build' || question.question === 'opening') {
    const offered = new Set(question.options.flatMap(({ answer }) => ('card' in answer ? [answer.card] : [])))
    const dear = outOfReach(game, question.seat, offered)
    if (offers.length > 1 || dear.length > 0) say(cli, ...dear)
  }
}

function show(game: Game, question: Question): void {
  say(game.cli, '', ...townLines(game), '', ...marketLines(game, question.seat), '')
}

const goOn = ({ cli }: Game): Offer => ({ text: cli.words.play.goOn, detail: '', notation: 'go' })

/** Gives the answer. Before anybody else goes on, it may be taken back. */
async function play(game: Game, question: Question, nth: number): Promise<Ending | null> {
  const { cli, table, asker } = game
  const { seat, n, options } = question
  const { move, answer } = options[nth]
  const news = table.play(seat, n, move)
  if (isRefusal(news)) {
    complain(cli, news, FAILED)
    return null
  }
  game.book.save()
  if (isSecret(game, question)) asker.clear()
  const isThrow = answer.kind === 'roll' || answer.kind === 'reroll'
  const mayWait = game.confirm && !isThrow && table.isAutomatic && table.canUndo(seat)
  const turn = news.findIndex((event) => event.kind === 'turn')
  const mine = mayWait && turn >= 0 ? news.slice(0, turn) : news
  say(cli, ...newsLines(game, mine))
  const reply = mayWait ? await nodTo(game, cli.words.play.endTurn, seat, true) : 0
  if (reply === 'undo') takeBack(game, question)
  else say(cli, ...newsLines(game, news.slice(mine.length)))
  return reply === 'quit' || reply === 'interrupted' ? reply : null
}

/** Waits until somebody wants to go on, or not. */
async function nodTo(game: Game, title: string, seat: number, canUndo: boolean): Promise<Reply> {
  const { asker, cli } = game
  for (;;) {
    const reply = await asker.ask({ title, offers: [goOn(game)], seat, canUndo })
    if (reply === 'show') say(cli, '', ...townLines(game), '', ...marketLines(game, seat), '')
    else if (reply === 'undo' && !canUndo) complain(cli, refuse('nothing-to-undo'), FAILED)
    else return reply
  }
}

function newsLines(game: Game, news: readonly GameEvent[]): string[] {
  const { cli, table } = game
  const ctx = contextFrom(game)
  const isDealing =
    board(table.rules, table.state, TURN) === 0 || news.some((event) => event.kind === 'turn' && event.n === 1)
  return news
    .filter((event) => isNews(event, isDealing ? 0 : 1))
    .map((event) => storyLine(cli.lang, cli.paint, ctx, event))
}

/** The player who is asked, else whoever of the people moved last. Secret picks are everybody's own. */
function whoCanUndo({ table, people }: Game, { seat, question }: Question): number {
  const others = question === 'pick' ? [] : people
  return [seat, ...others].find((each) => table.canUndo(each)) ?? -1
}

function takeBack(game: Game, question: Question): void {
  const { cli, table } = game
  const seat = whoCanUndo(game, question)
  const refusal = seat < 0 ? refuse('nothing-to-undo') : table.undo(seat)
  if (refusal) return void complain(cli, refusal, FAILED)
  game.book.save()
  say(cli, cli.paint.dim(cli.words.play.undone))
}
