import type { Rules } from '@machinami/engine'
import type { Problem } from './bot.ts'
import { depthOf, familiarityOf } from './net/depth.ts'
import { Tables } from './net/net.ts'
import { taughtIn } from './net/released.ts'
import { checkedFile } from './net/weight-file.ts'
import { loadNet } from './net/weights.ts'
import { searchesWith } from './net-bot.ts'
import { keepKnowledge, keepNet } from './nets.ts'

/** Uses a weight file for a ruleset, if it is one. One that was made for these very games is never out of its depth. */
export function useFile(value: unknown, rules: Rules, isMadeForThem = false): Problem | null {
  const file = checkedFile(value)
  if (typeof file === 'string') return file
  const { edition, rulesets } = file
  const taught = taughtIn(edition, file.taught)
  if (!taught) return 'unknown-rules'
  const depth = depthOf(taught, rules.ruleset)
  const known = familiarityOf(depth, rules.ruleset.cards.length)
  const familiarity = isMadeForThem && known === 'far' ? 'near' : known
  keepKnowledge(rules, { edition, rulesets, depth, familiarity })
  const net = loadNet(file, rules, isMadeForThem)
  if (typeof net === 'string') return net
  keepNet(rules, { net, tables: new Tables(net) }, searchesWith)
  return null
}
