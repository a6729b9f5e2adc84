import { isRefusal, type Ruleset, type Setup } from '@machinami/cards'
import { compile, type Rules, rulesFor } from '@machinami/engine'

/** Compiled rules for a set-up that is known to be right. */
export function rulesOf(setup: Setup): Rules {
  const rules = rulesFor(setup)
  if (isRefusal(rules)) throw new Error(`${rules.refused} ${JSON.stringify(setup)}`)
  return rules
}

export function compiled(ruleset: Ruleset): Rules {
  const rules = compile(ruleset)
  if (isRefusal(rules)) throw new Error(rules.refused)
  return rules
}
