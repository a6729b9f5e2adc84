import { isRefusal, type Ruleset, rulesetFor, type Setup } from '@machinami/cards'
import { compile, type Rules } from '@machinami/engine'

/** Compiled rules for a set-up that is known to be right; for tests and scripts. */
export function rulesOf(setup: Setup): Rules {
  const ruleset = rulesetFor(setup)
  if (isRefusal(ruleset)) throw new Error(`${ruleset.refused} ${JSON.stringify(setup)}`)
  return compiled(ruleset)
}

export function compiled(ruleset: Ruleset): Rules {
  const rules = compile(ruleset)
  if (isRefusal(rules)) throw new Error(rules.refused)
  return rules
}
