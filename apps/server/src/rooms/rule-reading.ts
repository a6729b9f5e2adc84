import { parentPort } from 'node:worker_threads'
import type { Ruleset } from '@machinami/cards'
import { compile } from '@machinami/engine'
import type { Reading, RulesRead } from './rule-reader.ts'

/** The thread on which rules of one's own are checked and put into tables. */

const port = parentPort
if (!port) throw new Error('this file is the start of a thread')
port.on('message', ({ id, ruleset }: Reading) =>
  port.postMessage({ id, rules: compile(JSON.parse(ruleset) as Ruleset) } satisfies RulesRead),
)
