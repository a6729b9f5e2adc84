import { isRefusal, type Refusal, type Ruleset, refuse } from '@machinami/cards'
import { compile, type Rules, rulesFor } from '@machinami/engine'
import type { GameChoice } from '@machinami/wire'

/** Rules are put into tables once, not each time a table is opened: that cost as much as a dozen moves. */
const released = new Map<string, Rules>()
const MOST_RELEASED = 64
const homeMade = new WeakMap<Ruleset, Rules | Refusal>()

/** Rules of one's own that were read on a thread (`RuleReader`). */
export const noteRules = (ruleset: Ruleset, rules: Rules | Refusal): void => void homeMade.set(ruleset, rules)
export const isKnown = (ruleset: Ruleset): Rules | Refusal | undefined => homeMade.get(ruleset)

/** The rules of a game that begins now, for so many, ready to play. */
export function rulesNow({ setup, ruleset }: Pick<GameChoice, 'setup' | 'ruleset'>, players: number): Rules | Refusal {
  if (setup) return releasedRules({ ...setup, players })
  if (!ruleset) return refuse('unknown-edition')
  const known = homeMade.get(ruleset) ?? compile(ruleset)
  homeMade.set(ruleset, known)
  return known
}

function releasedRules(setup: Parameters<typeof rulesFor>[0]): Rules | Refusal {
  const name = JSON.stringify(setup)
  const known = released.get(name) ?? rulesFor(setup)
  if (isRefusal(known)) return known
  if (released.size >= MOST_RELEASED) released.clear()
  released.set(name, known)
  return known
}
