import { BOTS, type Bot, botNamed } from '@machinami/bots'
import type { CampaignHost } from '@machinami/campaign-host'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { type Cli, complain, remark, say } from '../cli.ts'
import { FAILED, OK, USAGE } from '../exit.ts'
import type { Failure } from '../failure.ts'
import { harmless, quoted } from '../harmless.ts'
import { isInteractive } from '../io.ts'
import { keyAsker } from '../play/key-asker.ts'
import { lineAsker } from '../play/line-asker.ts'
import { seatsFrom } from '../play/seats.ts'
import { listenForStop, type Stop } from '../stop.ts'
import { CampaignBook } from './book.ts'
import { openCampaign } from './files.ts'
import { playCampaign } from './session.ts'
import { type Step, stepNamed } from './until.ts'

export interface PlayCampaignOptions {
  /** Bots answer for everybody: which of them, or true for the usual one. */
  readonly bots?: string | true
  readonly until?: string
  /** Who plays the towns from now on. */
  readonly seats?: string
  readonly confirm?: boolean
}

/** Who plays for people that do not want to. */
const STAND_IN = 'planner'

/** Until whoever plays has had enough. */
const NOWHERE: Step = { game: null, isReached: () => false }

/** Goes on with a campaign. */
export async function playCampaignCommand(cli: Cli, name: string, options: PlayCampaignOptions): Promise<number> {
  const step = options.until === undefined ? NOWHERE : stepNamed(options.until)
  if (step === null) return complain(cli, cli.words.campaign.unknownStep(String(options.until)), USAGE)
  const bot = standIn(options)
  if (bot === null)
    return complain(
      cli,
      refuse('unknown-bot', { what: String(options.bots), wanted: BOTS.map(({ id }) => id).join(', ') }),
      USAGE,
    )
  const stop = listenForStop(cli.io)
  try {
    return await playUntil(cli, name, { ...options, step, bot }, stop)
  } finally {
    stop.release()
  }
}

function standIn({ bots }: PlayCampaignOptions): Bot | undefined | null {
  if (bots === undefined) return undefined
  return botNamed(bots === true ? STAND_IN : bots) ?? null
}

interface Wishes extends PlayCampaignOptions {
  readonly step: Step
  readonly bot: Bot | undefined
}

async function playUntil(cli: Cli, name: string, wishes: Wishes, stop: Stop): Promise<number> {
  const opened = openCampaign(cli, name)
  if ('why' in opened) return complain(cli, opened.why, opened.code, opened.about)
  const { host, file, lock, isGameLost } = opened
  if (isGameLost) remark(cli, cli.words.campaign.lostGame)
  const wrong = wrongWish(cli, host, wishes)
  if (wrong) {
    lock.release()
    return complain(cli, wrong.why, wrong.code, wrong.about)
  }
  if (wishes.bot) host.letBotsPlay(wishes.bot.id)
  const book = new CampaignBook(cli, host, file, lock)
  const asker = isInteractive(cli.io) ? keyAsker(cli, stop) : lineAsker(cli, stop)
  const confirm = wishes.confirm ?? isInteractive(cli.io)
  const ending = await playCampaign({
    cli,
    host,
    book,
    asker,
    confirm,
    stopped: stop.wanted,
    step: wishes.step,
  })
  const isSaved = book.save()
  asker.close()
  book.close()
  if (isSaved && ending !== 'failed')
    say(cli, '', cli.words.campaign.leftIn(harmless(file)), cli.paint.key(`  machinami campaign play ${quoted(name)}`))
  if (ending === 'interrupted') return stop.code()
  return isSaved && ending !== 'failed' && !asker.hasGivenUp() ? OK : FAILED
}

/** What cannot be had from this campaign. Towns that were given away have changed hands already. */
function wrongWish(cli: Cli, host: CampaignHost, { step, until, seats }: Wishes): Failure | null {
  if ((step.game ?? 0) > host.campaign.state.head.games)
    return { why: cli.words.campaign.unknownStep(String(until)), code: USAGE }
  const refused = seats === undefined ? null : changeHands(host, seats)
  return refused && { why: refused, code: USAGE, about: '--seats' }
}

/** Towns whose player is somebody else than before. */
function changeHands({ campaign }: CampaignHost, text: string): Refusal | null {
  const seats = seatsFrom(text)
  if (isRefusal(seats)) return seats
  const { towns } = campaign.state
  if (seats.length !== towns.length)
    return refuse('wrong-player-count', { what: String(seats.length), wanted: String(towns.length) })
  for (const [town, seat] of seats.entries()) {
    const { name, bot } = towns[town].player
    const refused = name === seat.name && bot === seat.bot ? null : campaign.takeOver(town, seat)
    if (isRefusal(refused)) return refused
  }
  return null
}
