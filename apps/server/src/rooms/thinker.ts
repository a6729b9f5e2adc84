import { parentPort } from 'node:worker_threads'
import { botNamed, prepareBots, useNet } from '@machinami/bots'
import { isRefusal, type Ruleset } from '@machinami/cards'
import { compile, type Rules } from '@machinami/engine'
import { choiceFor } from '@machinami/table'
import { STAND_IN } from './stand-in.ts'
import type { ThinkerAnswer, ThinkerQuestion } from './thinker-messages.ts'

/** The thread on which bots think: however long they do, nobody at another table waits for them. */

const port = parentPort
if (!port) throw new Error('this file is the start of a thread')
/** Rules are told once: who is asked by them while they are still being read waits until they are. */
const known = new Map<string, Promise<Rules | null>>()

function rulesFor({ hash, ruleset, net }: ThinkerQuestion): Promise<Rules | null> {
  const rules = known.get(hash) ?? (ruleset ? read(ruleset, net) : Promise.resolve(null))
  known.set(hash, rules)
  return rules
}

async function read(ruleset: Ruleset, net: string | undefined): Promise<Rules | null> {
  const rules = compile(ruleset)
  if (isRefusal(rules)) return null
  if (net !== undefined) await useNet(net, rules)
  return rules
}

async function think(asked: ThinkerQuestion): Promise<number | null> {
  const rules = await rulesFor(asked)
  // A bot that has retired since is played by another.
  const bot = botNamed(asked.question.bot) ?? botNamed(STAND_IN)
  if (!rules || !bot) return null
  await prepareBots([bot], rules)
  return bot.choose(choiceFor(rules, asked.question))
}

port.on('message', (asked: ThinkerQuestion) => {
  void think(asked)
    .catch(() => null)
    .then((move) => port.postMessage({ id: asked.id, move } satisfies ThinkerAnswer))
})
