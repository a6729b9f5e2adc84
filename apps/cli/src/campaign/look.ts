import { existsSync, statSync } from 'node:fs'
import {
  checkPack,
  type Fault,
  formatCampaign,
  isPlayable,
  type PackSource,
  readPack,
  statusOf,
  verifyCampaign,
} from '@machinami/campaign'
import { isRefusal, refuse } from '@machinami/cards'
import { verify } from '@machinami/table'
import { type Cli, complain, say, sayJson } from '../cli.ts'
import { FAILED, OK } from '../exit.ts'
import { claimFile } from '../files/claimed-file.ts'
import { objectionTo } from '../files/output.ts'
import { writeWhole } from '../files/write-whole.ts'
import { harmless } from '../harmless.ts'
import { listenForStop } from '../stop.ts'
import { campaignFile, forgetBeside } from './book.ts'
import { checkNets } from './check-nets.ts'
import { cipher } from './cipher.ts'
import { lookAt } from './files.ts'
import { filesIn } from './packs.ts'
import { statusNow } from './status.ts'

/** How a campaign stands. */
export function statusCommand(cli: Cli, name: string, options: { readonly json?: boolean }): number {
  const looked = lookAt(cli, name)
  if ('why' in looked) return complain(cli, looked.why, looked.code, looked.about)
  const { state } = looked.host.campaign
  if (options.json) sayJson(cli, statusOf(state))
  else say(cli, ...statusNow(cli, state))
  return OK
}

/** Plays the whole log again: cards, answers, rules, dice. */
export function verifyCampaignCommand(cli: Cli, name: string, options: { readonly json?: boolean }): number {
  const looked = lookAt(cli, name)
  if ('why' in looked) return complain(cli, looked.why, looked.code, looked.about)
  const verdict = verifyCampaign(looked.kept, cipher.open, verify)
  if (isRefusal(verdict)) return complain(cli, verdict, FAILED, looked.file)
  const { events, games } = verdict
  if (options.json) sayJson(cli, { events, games: games.length })
  else say(cli, `${cli.paint.good('✓')} ${harmless(looked.file)}: ${cli.words.campaign.verified(events, games.length)}`)
  return OK
}

interface Transfer {
  readonly force?: boolean
}

/** A campaign with its game in play as one file, in another place; what comes in is verified first. */
export async function transferCommand(
  cli: Cli,
  task: 'export' | 'import',
  from: string,
  to: string,
  options: Transfer,
): Promise<number> {
  const looked = lookAt(cli, from)
  if ('why' in looked) return complain(cli, looked.why, looked.code, looked.about)
  const verdict = verifyCampaign(looked.kept, cipher.open, verify)
  if (isRefusal(verdict)) return complain(cli, verdict, FAILED, looked.file)
  const file = campaignFile(cli.io, to)
  const stop = listenForStop(cli.io)
  const objection = await objectionTo(cli, file, options.force ?? false, stop)
  stop.release()
  if (objection) return complain(cli, objection.why, objection.code, objection.about)
  const place = claimFile(cli, file)
  if ('why' in place) return complain(cli, place.why, place.code, place.about)
  try {
    writeWhole(file, formatCampaign(looked.kept))
    forgetBeside(file)
  } catch {
    return complain(cli, cli.words.files.cannotWrite(file), FAILED)
  } finally {
    place.lock.release()
  }
  const { exported, imported } = cli.words.campaign
  say(cli, (task === 'export' ? exported : imported)(harmless(file)))
  return OK
}

/** Everything that is wrong with a pack's folder. */
export async function checkCommand(cli: Cli, folder: string, options: { readonly json?: boolean }): Promise<number> {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    return complain(cli, refuse('unreadable-file', { what: folder }), FAILED)
  const source = readPack(filesIn(folder))
  const faults = 'faults' in source ? source.faults : await faultsIn(source)
  const { check } = cli.words.campaign
  if (options.json) sayJson(cli, faults)
  else if (faults.length > 0) say(cli, ...faults.map((fault) => faultLine(cli, fault)), '', check.faults(faults.length))
  else if (!('faults' in source))
    say(cli, `${cli.paint.good('✓')} ${harmless(folder)}: ${check.good(source.pack.head.games)}`)
  return faults.length === 0 ? OK : FAILED
}

async function faultsIn(source: PackSource): Promise<readonly Fault[]> {
  const faults = checkPack(source)
  return faults.every(({ code }) => code !== 'unplayable') && isPlayable(faults)
    ? [...faults, ...(await checkNets(source.pack))]
    : faults
}

/** `text/nl.md:12: too short (opening-1.a: 41; wanted: 60)` */
function faultLine({ words, paint }: Cli, { file, line, place, code, what, wanted }: Fault): string {
  const { check } = words.campaign
  const where = line === undefined ? `${file}${place === undefined ? '' : ` ${place}`}` : `${file}:${line}`
  const more = [...(what === undefined ? [] : [what]), ...(wanted === undefined ? [] : [check.wanted(wanted)])]
  return `${paint.bad('✗')} ${paint.bold(harmless(where))}: ${check.codes[code]}${more.length === 0 ? '' : ` (${harmless(more.join('; '))})`}`
}
