import type { CampaignFile } from '@machinami/campaign'
import { CampaignHost, type Outside } from '@machinami/campaign-host'
import { isRefusal } from '@machinami/cards'
import { seedFrom } from '@machinami/table'
import type { Cli } from '../cli.ts'
import { type Failure, failed } from '../failure.ts'
import { type ClaimedFile, claimFile } from '../files/claimed-file.ts'
import { campaignFile, readCampaign } from './book.ts'
import { cipher } from './cipher.ts'

/** Dates, luck and names, from this machine. */
export function outsideOf({ io, words }: Cli): Outside {
  const [a, b, c, d] = io.randomBytes(4)
  return {
    today: () => io.now().toISOString().slice(0, 10),
    seed: () => seedFrom(io.randomBytes(32)),
    // In microseconds: bots answer more than one question in a thousandth of a second.
    firstQuestion: () => io.now().getTime() * 1000,
    botSeed: (a << 24) | (b << 16) | (c << 8) | d,
    townNames: words.campaign.townNames,
  }
}

export interface OpenCampaign extends ClaimedFile {
  readonly host: CampaignHost
  /** A game was being played, and is not there any more. */
  readonly isGameLost: boolean
}

/** A campaign to look at. */
export function lookAt(cli: Cli, name: string): { readonly file: string; readonly kept: CampaignFile } | Failure {
  const file = campaignFile(cli.io, name)
  const kept = readCampaign(file)
  return isRefusal(kept) ? failed(kept, file) : { file, kept }
}

/** A campaign to play on, by nobody else. */
export function openCampaign(cli: Cli, name: string): OpenCampaign | Failure {
  const looked = lookAt(cli, name)
  if ('why' in looked) return looked
  const place = claimFile(cli, looked.file)
  if ('why' in place) return place
  const host = CampaignHost.open(looked.kept, cipher.open, outsideOf(cli))
  if (isRefusal(host)) {
    place.lock.release()
    return failed(host, looked.file)
  }
  return { ...place, host, isGameLost: host.campaign.state.now.at === 'playing' && !host.game }
}
