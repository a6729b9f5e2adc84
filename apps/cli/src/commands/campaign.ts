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
  if (!TASKS.includes(task)) return complain(cli, usage.badChoice('campaign', task, campaign.tasks), USAGE)
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
      return verifyCampaignCommand(cli, file)
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

const TASKS: readonly string[] = ['new', 'play', 'status', 'verify', 'export', 'import', 'sim', 'check', 'teach']
