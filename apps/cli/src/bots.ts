import { type Bot, prepareBots } from '@machinami/bots'
import type { Rules } from '@machinami/engine'
import { type Cli, remark } from './cli.ts'

/** Makes bots ready to play, and says once which of them have to do without a net. */
export async function readyBots(cli: Cli, bots: readonly Bot[], rules: Rules): Promise<void> {
  if ((await prepareBots(bots, rules)) === null) return
  const ids = [...new Set(bots.filter((bot) => bot.prepare).map((bot) => bot.id))]
  remark(cli, cli.words.bots.asPlanner(cli.lang.list(ids)))
}
