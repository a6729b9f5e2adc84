import { existsSync } from 'node:fs'
import type { CampaignFile } from '@machinami/campaign'
import { CampaignHost, type Outside } from '@machinami/campaign-host'
import { isRefusal, refuse } from '@machinami/cards'
import { seedFrom } from '@machinami/table'
import type { Cli } from '../cli.ts'
import { type Failure, failed } from '../failure.ts'
import { type ClaimedFile, claimFile } from '../files/claimed-file.ts'
import { campaignFile, readCampaign } from './book.ts'
import { cipher } from './cipher.ts'

/** `2026-07-01`, where the people are: a register is signed with their own date. */
export function dayOf(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** Dates, luck and names, from this machine. */
export function outsideOf({ io, words }: Cli): Outside {
  const [a, b, c, d] = io.randomBytes(4)
  return {
    today: () => dayOf(io.now()),
    seed: () => seedFrom(io.randomBytes(32)),
    // In microseconds: bots answer more than one question in a thousandth of a second.
    firstQuestion: () => io.now().getTime() * 1000,
    botSeed: (a << 24) | (b << 16) | (c << 8) | d,
    townNames: words.campaign.townNames,
  }
}

/** A campaign as it was kept, with its game on the table. */
export interface SeenCampaign {
  readonly file: string
  readonly kept: CampaignFile
  readonly host: CampaignHost
  /** A game was being played, and is not there any more. */
  readonly isGameLost: boolean
}

/** A campaign to look at. */
export function lookAt(cli: Cli, name: string): SeenCampaign | Failure {
  const file = campaignFile(cli.io, name)
  const kept = readCampaign(cli, file)
  if ('why' in kept) return kept
  const host = CampaignHost.open(kept, cipher.open, outsideOf(cli))
  if (isRefusal(host)) return failed(host, file)
  return { file, kept, host, isGameLost: host.campaign.state.now.at === 'playing' && !host.game }
}

/** A campaign to play on, by nobody else. It is claimed before it is read: others may be writing to it. */
export function openCampaign(cli: Cli, name: string): (SeenCampaign & ClaimedFile) | Failure {
  const file = campaignFile(cli.io, name)
  if (!existsSync(file)) return failed(refuse('unreadable-file', { what: file }), file)
  const place = claimFile(cli, file)
  if ('why' in place) return place
  const seen = lookAt(cli, name)
  if (!('why' in seen)) return { ...seen, ...place }
  place.lock.release()
  return seen
}
