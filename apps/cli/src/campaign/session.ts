import { setImmediate } from 'node:timers/promises'
import { type Bot, botNamed } from '@machinami/bots'
import type { CampaignEvent, CampaignState } from '@machinami/campaign'
import { type CampaignHost, usePackNet } from '@machinami/campaign-host'
import { isRefusal, type Refusal } from '@machinami/cards'
import type { Table } from '@machinami/table'
import { readyBots } from '../bots.ts'
import { type Cli, complain, say } from '../cli.ts'
import { FAILED } from '../exit.ts'
import type { Asker } from '../play/asker.ts'
import type { Game } from '../play/game.ts'
import { playOn } from '../play/session.ts'
import type { CampaignBook } from './book.ts'
import { askFor, choicesFor } from './offers.ts'
import { storyLines } from './story.ts'

/** A campaign in the terminal. */
export interface Session {
  readonly cli: Cli
  readonly host: CampaignHost
  readonly book: CampaignBook
  readonly asker: Asker
  readonly confirm: boolean
  readonly stopped: AbortSignal
  /** Where whoever asked for it wants to stop. */
  readonly isFarEnough: (state: CampaignState) => boolean
}

export type Ending = 'far-enough' | 'quit' | 'interrupted' | 'failed'

/** Plays on until the people have had enough. */
export async function playCampaign(session: Session): Promise<Ending> {
  const { host, stopped, isFarEnough } = session
  for (;;) {
    if (stopped.aborted) return 'interrupted'
    if (isFarEnough(host.campaign.state)) return 'far-enough'
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
    if (happened.in === 'campaign') tellAll(session, happened.events)
    await setImmediate()
    return null
  }
  const question = host.asked()[0]
  return question ? ask(session, cli, question) : 'far-enough'
}

async function ask(session: Session, cli: Cli, question: Asked): Promise<Ending | null> {
  const { host, asker, book } = session
  const left = isSecret(host, question) ? await handOver(session, question) : null
  if (left !== null) return left
  const choices = choicesFor(cli, host, question)
  const reply = await asker.ask(askFor(cli, host, question, choices))
  if (isSecret(host, question)) asker.clear()
  if (reply === 'quit' || reply === 'interrupted') return reply
  if (reply === 'show') return null
  if (reply === 'undo') {
    const town = host.campaign.state.towns.findIndex((_, nth) => host.campaign.canUndo(nth))
    const undone = host.campaign.undo(town)
    if (isRefusal(undone)) complain(cli, undone, FAILED)
    else tellAll(session, undone)
    return null
  }
  const events = host.answer(question.n, choices[reply].answer)
  if (isRefusal(events)) complain(cli, events, FAILED)
  else tellAll(session, events)
  if (host.game) book.save()
  return null
}

type Asked = ReturnType<CampaignHost['asked']>[number]

/** Two faces are for the winner's eyes, where others sit at the same keyboard. */
const isSecret = ({ campaign }: CampaignHost, { kind }: Asked): boolean =>
  kind === 'side' && campaign.state.towns.filter(({ player }) => player.bot === undefined).length > 1

async function handOver({ cli, host, asker }: Session, { town }: Asked): Promise<Ending | null> {
  const title = cli.words.play.handOver(host.campaign.state.towns[town ?? 0].player.name)
  const offers = [{ text: cli.words.play.goOn, detail: '', notation: 'go' }]
  const reply = await asker.ask({ title, offers, seat: town ?? 0, canUndo: false })
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
  if (happened?.in === 'campaign') tellAll(session, happened.events)
  return null
}

const botsAt = ({ seats }: Table): Bot[] => seats.flatMap(({ bot }) => (bot === undefined ? [] : (botNamed(bot) ?? [])))

function failed({ cli }: Session, why: Refusal): Ending {
  complain(cli, why, FAILED)
  return 'failed'
}

/** Nothing is told before it is written down. */
function tellAll({ cli, host, book }: Session, events: readonly CampaignEvent[]): void {
  book.save()
  for (const event of events) say(cli, ...storyLines(cli, host.campaign.state, event))
}
