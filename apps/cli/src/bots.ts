import { type Bot, isUnknownGame, prepareBots } from '@machinami/bots'
import type { Rules } from '@machinami/engine'
import { type Cli, remark } from './cli.ts'

/** Makes bots ready to play, and says once which of them have to do without a net. */
export async function readyBots(cli: Cli, bots: readonly Bot[], rules: Rules): Promise<void> {
  const problem = await prepareBots(bots, rules)
  if (problem === null) return
  const ids = [...new Set(bots.filter((bot) => bot.prepare).map((bot) => bot.id))]
  const { asPlanner, notLoaded } = cli.words.bots
  remark(cli, (isUnknownGame(problem) ? asPlanner : notLoaded)(cli.lang.list(ids)))
}
