import { createInterface } from 'node:readline'
import { BOTS, botNamed } from '@machinami/bots'
import { isRefusal, refuse } from '@machinami/cards'
import { type Cli, complain } from '../cli.ts'
import { OK, USAGE } from '../exit.ts'
import { wholeNumber } from '../numbers.ts'
import { AskedBot } from '../play/asked-bot.ts'

interface BotOptions {
  readonly seed: string
}

/** Lets other programs ask a bot, a line of JSON at a time. */
export async function botCommand(cli: Cli, id: string, { seed }: BotOptions): Promise<number> {
  const bot = botNamed(id)
  if (!bot)
    return complain(cli, refuse('unknown-bot', { what: id, wanted: BOTS.map((each) => each.id).join(', ') }), USAGE)
  const luck = wholeNumber(seed, 0, 2 ** 31 - 1)
  if (isRefusal(luck)) return complain(cli, luck, USAGE, '--seed')
  const asked = new AskedBot(bot, luck)
  for await (const line of createInterface({ input: cli.io.stdin, terminal: false }))
    if (line.trim() !== '') cli.io.stdout.write(`${await asked.line(line)}\n`)
  return OK
}
