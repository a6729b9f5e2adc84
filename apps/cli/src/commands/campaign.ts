import { checkCommand, statusCommand, transferCommand, verifyCampaignCommand } from '../campaign/look.ts'
import { type NewCampaignOptions, newCampaignCommand } from '../campaign/new.ts'
import { type PlayCampaignOptions, playCampaignCommand } from '../campaign/play.ts'
import { type SimCampaignOptions, simCampaignCommand } from '../campaign/sim.ts'
import { type TeachCampaignOptions, teachCampaignCommand } from '../campaign/teach.ts'
import { type Cli, complain } from '../cli.ts'
import { USAGE } from '../exit.ts'

export interface CampaignOptions
  extends NewCampaignOptions,
    PlayCampaignOptions,
    SimCampaignOptions,
    TeachCampaignOptions {
  readonly json?: boolean
}

/** Everything about campaigns: one task, one file, for some a second one. */
export async function campaignCommand(
  cli: Cli,
  task: string,
  file: string | undefined,
  to: string | undefined,
  options: CampaignOptions,
): Promise<number> {
  const { campaign, usage } = cli.words
  if (!Object.hasOwn(FLAGS, task)) return complain(cli, usage.badChoice('campaign', task, campaign.tasks), USAGE)
  const strange = Object.keys(options).find((flag) => !EVERYWHERE.includes(flag) && !FLAGS[task].includes(flag))
  if (strange !== undefined) return complain(cli, usage.notHere(`--${strange}`, `campaign ${task}`), USAGE)
  if (task === 'sim') return file === undefined ? simCampaignCommand(cli, options) : complain(cli, usage.tooMany, USAGE)
  if (file === undefined) return complain(cli, campaign.missing('file'), USAGE)
  const isTransfer = task === 'export' || task === 'import'
  if (!isTransfer && to !== undefined) return complain(cli, usage.tooMany, USAGE)
  switch (task) {
    case 'new':
      return newCampaignCommand(cli, file, options)
    case 'play':
      return playCampaignCommand(cli, file, options)
    case 'status':
      return statusCommand(cli, file, options)
    case 'verify':
      return verifyCampaignCommand(cli, file, options)
    case 'teach':
      return teachCampaignCommand(cli, file, options)
    case 'check':
      return checkCommand(cli, file, options)
    default:
      return to === undefined
        ? complain(cli, campaign.missing('to'), USAGE)
        : transferCommand(cli, task === 'export' ? 'export' : 'import', file, to, options)
  }
}

/** What can be done, and the options of each: one that would do nothing is a mistake of whoever typed it. */
const FLAGS: { readonly [task: string]: readonly string[] } = {
  new: ['pack', 'seats', 'towns', 'force'],
  play: ['bots', 'until', 'seats'],
  status: ['json'],
  verify: ['json'],
  export: ['force'],
  import: ['force'],
  sim: [
    ...['pack', 'chapter', 'towns', 'games', 'campaigns', 'choices', 'bot', 'against', 'matches'],
    ...['keep', 'open', 'seed', 'threads', 'markdown', 'json'],
  ],
  check: ['json'],
  teach: ['chapter', 'games', 'seed'],
}

const EVERYWHERE = ['lang']
