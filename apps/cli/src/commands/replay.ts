import { isRefusal, type Refusal } from '@machinami/cards'
import {
  type Board,
  emptyBoard,
  eventsIn,
  eventsOf,
  type GameEvent,
  type GameRecord,
  replay,
  tell,
} from '@machinami/engine'
import type { Context } from '@machinami/lang'
import { isGameEvent, roomEventsOf, type StandingEvent } from '@machinami/table'
import { type Cli, complain, remark, say, sayJson } from '../cli.ts'
import { FAILED, OK, USAGE } from '../exit.ts'
import { contextOf } from '../record/context.ts'
import { FOREIGN_RULES } from '../record/foreign.ts'
import { located } from '../record/locate.ts'
import { openRecord, type ReadRecord } from '../record/read.ts'
import { isNews, sentenceOf, storyLine } from '../record/story.ts'
import { openLines } from '../typed-lines.ts'

export interface ReplayOptions {
  readonly facts?: boolean
  readonly step?: boolean
  readonly json?: boolean
}

/** What happened between two turns, and every purse afterwards. */
interface Chapter {
  readonly turn: number
  readonly seat: number
  readonly told: Told[]
  coins: readonly number[]
  ctx: Context
}

/** What happened, and who sat where then. */
interface Told {
  readonly event: StandingEvent
  readonly ctx: Context
}

/** Tells a record in words, turn by turn. */
export async function replayCommand(cli: Cli, file: string, options: ReplayOptions): Promise<number> {
  // Keys cannot be pressed where the record comes from, and there is nothing to wait for in JSON.
  const other = options.json ? '--json' : file === '-' ? '-' : null
  if (options.step && other !== null) return complain(cli, cli.words.usage.notTogether('--step', other), USAGE)
  const read = await openRecord(file, cli.io.stdin, options.facts ? () => null : undefined)
  if (isRefusal(read)) return complain(cli, read, FAILED, file)
  const events = options.facts ? [...eventsOf(read.record)] : replayed(cli, read)
  if (isRefusal(events)) return complain(cli, events, FAILED, file)
  const chapters = chaptersOf(cli, read.record, events)
  if (options.json) sayJson(cli, asJson(cli, read.record, chapters))
  else await print(cli, chapters, options.step === true)
  const { givenUp, unfinished } = cli.words.replay
  if (!options.json && !events.some((event) => event.kind === 'won'))
    remark(cli, read.record.abandoned ? givenUp : unfinished)
  return OK
}

/** The events as the rules give them, or, where the rules are not ours, as the facts tell them. */
function replayed(cli: Cli, read: ReadRecord): GameEvent[] | Refusal {
  const played = replay(read.record)
  if (!isRefusal(played)) return eventsIn(played.rules, played.log)
  if (!FOREIGN_RULES.has(played.refused)) return located(played, read)
  remark(cli, cli.words.replay.factsOnly)
  return [...eventsOf(read.record)]
}

function chaptersOf({ lang }: Cli, record: GameRecord, events: readonly GameEvent[]): Chapter[] {
  const board = emptyBoard(record.seats.length)
  let names = record.seats.map(({ name }) => name)
  let ctx = contextOf(lang, record, names)
  const chapters: Chapter[] = [{ turn: 0, seat: 0, told: [], coins: [], ctx }]
  for (const event of roomEventsOf(record, events)) {
    if (event.kind === 'turn') chapters.push({ turn: event.n, seat: event.seat, told: [], coins: [], ctx })
    if (isGameEvent(event)) tell(board, event)
    const chapter = chapters[chapters.length - 1]
    chapter.told.push({ event, ctx })
    if (event.kind === 'reseated') {
      names = names.with(event.seat, event.becomes.name)
      ctx = contextOf(lang, record, names)
    }
    Object.assign(chapter, { coins: coinsOn(board), ctx })
  }
  return chapters
}

const coinsOn = (board: Board): number[] => board.towns.map((town) => town.coins)

async function print(cli: Cli, chapters: readonly Chapter[], step: boolean): Promise<void> {
  const lines = step ? openLines(cli.io.stdin) : null
  for (const [nth, { told, coins, turn, ctx }] of chapters.entries()) {
    const news = told.filter(({ event }) => isNews(event, turn))
    say(cli, ...news.map(({ event, ctx: then }) => storyLine(cli.lang, cli.paint, then, event)))
    if (turn > 0) say(cli, `  ${cli.paint.dim(coins.map((n, seat) => `${ctx.seatName(seat)}: ${n}`).join(' · '))}`)
    if (lines === null || news.length === 0 || nth === chapters.length - 1) continue
    if (nth <= 1) remark(cli, cli.words.replay.step)
    const line = await lines.next()
    if (line === null || line.trim() === 'q') break
  }
  lines?.close()
}

function asJson({ lang }: Cli, record: GameRecord, chapters: readonly Chapter[]): object {
  const { setup, seats, hash } = record
  const won = chapters.flatMap(({ told }) => told).find(({ event }) => event.kind === 'won')?.event
  return {
    ...(setup ? { setup } : {}),
    hash,
    seats,
    turns: chapters.map(({ turn, seat, coins, told }) => ({
      turn,
      seat,
      coins,
      events: told.map(({ event, ctx }) => ({ ...event, text: sentenceOf(lang, ctx, event) })),
    })),
    winner: won?.kind === 'won' ? won.seat : null,
  }
}
