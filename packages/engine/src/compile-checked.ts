import type { Refusal, Ruleset } from '@machinami/cards'
import { checkRuleset } from './check.ts'
import { tablesOf } from './compile.ts'
import type { Rules } from './rules.ts'

/** Turns a ruleset from anywhere into tables, or says what is wrong with it. */
export const compile = (ruleset: Ruleset): Rules | Refusal => checkRuleset(ruleset) ?? tablesOf(ruleset)
