import { setImmediate } from 'node:timers/promises'
import { type Bot, botNamed } from '@machinami/bots'
import type { CampaignEvent } from '@machinami/campaign'
import { type CampaignHost, usePackNet } from '@machinami/campaign-host'
import { isRefusal, type Refusal } from '@machinami/cards'
import type { Table } from '@machinami/table'
import { readyBots } from '../bots.ts'
import { type Cli, complain, say } from '../cli.ts'
import { FAILED } from '../exit.ts'
import type { Ask, Asker, Reply } from '../play/asker.ts'
import type { Game } from '../play/game.ts'
import { saveAtLast } from '../play/save-at-last.ts'
import { playOn } from '../play/session.ts'
import type { CampaignBook } from './book.ts'
import { askFor, choicesFor, readFirst } from './offers.ts'
import { statusNow } from './status.ts'
import { storyLines } from './story.ts'
import type { Step } from './until.ts'

/** A campaign in the terminal. */
export interface Session {
  readonly cli: Cli
  readonly host: CampaignHost
  readonly book: CampaignBook
  readonly asker: Asker
  readonly confirm: boolean
  readonly stopped: AbortSignal
  /** Where whoever asked for it wants to stop. */
  readonly step: Step
}

export type Ending = 'far-enough' | 'quit' | 'interrupted' | 'failed'

/** Plays on until the people have had enough. */
export async function playCampaign(session: Session): Promise<Ending> {
  const { host, stopped, step } = session
  for (;;) {
    if (stopped.aborted) return 'interrupted'
    if (step.isReached(host.campaign.state)) return 'far-enough'
    const ending = host.game ? await playGame(session, host.game) : await playStep(session)
    if (ending !== null) return ending
  }
}

/** One thing outside of games: by itself, or by asking. */
async function playStep(session: Session): Promise<Ending | null> {
  const { cli, host } = session
  const happened = host.next()
  if (isRefusal(happened)) return failed(session, happened)
  if (happened) {
    await setImmediate()
    return happened.in === 'campaign' ? tellAll(session, happened.events) : null
  }
  const [question] = host.asked()
  if (question) return ask(session, cli, question)
  const free = session.step.isFree && host.campaign.asked().find(({ kind }) => kind === 'start-free-game')
  return free ? told(session, host.answer(free.n, choicesFor(cli, host, free)[0].answer)) : 'far-enough'
}

async function ask(session: Session, cli: Cli, question: Asked): Promise<Ending | null> {
  const { host } = session
  const left = isSecret(host, question) ? await handOver(session, question) : null
  if (left !== null) return left
  say(cli, ...readFirst(cli, host, question))
  const choices = choicesFor(cli, host, question)
  const reply = await askOrShow(session, askFor(cli, host, question, choices))
  if (isSecret(host, question)) session.asker.clear()
  if (reply === 'quit' || reply === 'interrupted') return reply
  if (reply === 'undo') {
    const town = host.campaign.state.towns.findIndex((_, nth) => host.campaign.canUndo(nth))
    return told(session, host.campaign.undo(town))
  }
  return told(session, host.answer(question.n, choices[reply].answer))
}

/** Whoever wants to see how the campaign stands is asked again. */
async function askOrShow({ cli, host, asker }: Session, question: Ask): Promise<Exclude<Reply, 'show'>> {
  for (;;) {
    const reply = await asker.ask(question)
    if (reply !== 'show') return reply
    say(cli, '', ...statusNow(cli, host.campaign.state), '')
  }
}

/** What came of somebody's wish; one that is refused may be made again. */
async function told(session: Session, outcome: readonly CampaignEvent[] | Refusal): Promise<Ending | null> {
  if (!isRefusal(outcome)) return tellAll(session, outcome)
  complain(session.cli, outcome, FAILED)
  return null
}

type Asked = ReturnType<CampaignHost['asked']>[number]

/** Two faces are for the winner's eyes, where others sit at the same keyboard. */
const isSecret = ({ campaign }: CampaignHost, { kind }: Asked): boolean =>
  kind === 'side' && campaign.state.towns.filter(({ player }) => player.bot === undefined).length > 1

async function handOver(session: Session, { town }: Asked): Promise<Ending | null> {
  const { cli, host } = session
  const title = cli.words.play.handOver(host.campaign.state.towns[town ?? 0].player.name)
  const offers = [{ text: cli.words.play.goOn, detail: '', notation: 'go' }]
  const reply = await askOrShow(session, { title, offers, seat: town ?? 0, canUndo: false })
  return reply === 'quit' || reply === 'interrupted' ? reply : null
}

/** A game is played as any other; its end belongs to the campaign. */
async function playGame(session: Session, table: Table): Promise<Ending | null> {
  const { cli, host, book, asker, confirm, stopped } = session
  await usePackNet(host.campaign.state, table.rules)
  await readyBots(cli, botsAt(table), table.rules)
  const people = table.seats.flatMap((seat, nth) => (seat.bot === undefined ? [nth] : []))
  const game: Game = { cli, table, asker, people, confirm, book, stopped }
  const ending = await playOn(game)
  if (ending !== 'over') return ending
  const happened = host.next()
  if (isRefusal(happened)) return failed(session, happened)
  return happened?.in === 'campaign' ? tellAll(session, happened.events) : null
}

const botsAt = ({ seats }: Table): Bot[] => seats.flatMap(({ bot }) => (bot === undefined ? [] : (botNamed(bot) ?? [])))

function failed({ cli }: Session, why: Refusal): Ending {
  complain(cli, why, FAILED)
  return 'failed'
}

/** Nothing is told before it is written down; on a full disk it waits until there is room, or somebody gives it up. */
async function tellAll(session: Session, events: readonly CampaignEvent[]): Promise<Ending | null> {
  const { cli, host } = session
  if (!(await saveAtLast(session))) return 'failed'
  for (const event of events) say(cli, ...storyLines(cli, host.campaign.state, event))
  return null
}
