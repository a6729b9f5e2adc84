import { dirname } from 'node:path'
import { Deck } from '@machinami/campaign'
import { CampaignHost } from '@machinami/campaign-host'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { type Cli, complain, remark, say } from '../cli.ts'
import { FAILED, OK, USAGE } from '../exit.ts'
import { claimFile } from '../files/claimed-file.ts'
import { tryToMakeFolder } from '../files/folder.ts'
import { objectionTo } from '../files/output.ts'
import { harmless, quoted } from '../harmless.ts'
import { seatsAgainst, seatsFrom } from '../play/seats.ts'
import { listenForStop } from '../stop.ts'
import { CampaignBook, campaignFile } from './book.ts'
import { cipher } from './cipher.ts'
import { outsideOf } from './files.ts'
import { packFor, packNames } from './packs.ts'

export interface NewCampaignOptions {
  readonly pack?: string
  readonly seats?: string
  readonly towns?: string
  readonly force?: boolean
}

const USUAL_TOWNS = 3

/** Begins a campaign and writes it down. */
export async function newCampaignCommand(cli: Cli, name: string, options: NewCampaignOptions): Promise<number> {
  const { words, io } = cli
  const known = packNames()
  const wish = options.pack ?? known[0] ?? ''
  const sealed = packFor(wish)
  if (sealed === null) return complain(cli, words.campaign.unknownPack(wish, known.join(', ')), USAGE)
  if (isRefusal(sealed)) {
    complain(cli, sealed, FAILED, wish)
    if (sealed.refused === 'pack-faulty') remark(cli, `  machinami campaign check ${quoted(wish)}`)
    return FAILED
  }
  const players =
    options.seats === undefined ? seatsAgainst(words.play.player(1), USUAL_TOWNS) : seatsFrom(options.seats)
  if (isRefusal(players)) return complain(cli, players, USAGE)
  const host = CampaignHost.begin(new Deck(sealed, cipher.open), players, outsideOf(cli))
  if (isRefusal(host)) return complain(cli, host, USAGE)
  const wrongName = nameTowns(host, options.towns)
  if (wrongName) return complain(cli, wrongName, USAGE, '--towns')
  const file = campaignFile(io, name)
  const written = await writeDown(cli, host, file, options.force ?? false)
  if (written !== OK) return written
  const title = sealed.head.title[cli.lang.code] ?? Object.values(sealed.head.title)[0]
  say(cli, words.campaign.begun(title, harmless(file)), cli.paint.key(`  machinami campaign play ${quoted(name)}`))
  return OK
}

async function writeDown(cli: Cli, host: CampaignHost, file: string, force: boolean): Promise<number> {
  if (file !== '' && !file.includes('\0') && dirname(file).endsWith('campaigns')) tryToMakeFolder(dirname(file))
  const stop = listenForStop(cli.io)
  const objection = await objectionTo(cli, file, force, stop)
  stop.release()
  if (objection) return complain(cli, objection.why, objection.code, objection.about)
  const place = claimFile(cli, file)
  if ('why' in place) return complain(cli, place.why, place.code, place.about)
  const isSaved = new CampaignBook(cli, host, file, place.lock).save()
  place.lock.release()
  return isSaved ? OK : FAILED
}

/** Names given on the command line: one for each town, in order. */
function nameTowns(host: CampaignHost, names: string | undefined): Refusal | null {
  const given = names?.split(',') ?? []
  const { towns } = host.campaign.state
  if (given.length > towns.length)
    return refuse('wrong-player-count', { what: String(given.length), wanted: String(towns.length) })
  for (const [town, name] of given.entries()) {
    const question = host.campaign.asked().find((each) => each.kind === 'name' && each.town === town)
    const events = question && host.answer(question.n, { kind: 'name', name })
    if (isRefusal(events)) return events
  }
  return null
}
