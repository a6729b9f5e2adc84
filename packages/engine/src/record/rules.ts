import { isRefusal, type Refusal, type Ruleset, refuse, rulesetFor, rulesetsFor } from '@machinami/cards'
import { compile } from '../compile-checked.ts'
import { rulesetHash } from '../hash.ts'
import type { Rules } from '../rules.ts'
import type { GameRecord } from './record.ts'

/** What names the rules of a game: a record, a save, a link. */
export type NamedRules = Pick<GameRecord, 'setup' | 'ruleset' | 'hash'>

/**
 * The rules a game was played by: its own, or what its set-up meant in the release that gives its hash. Its own are
 * handed back unchecked; `rulesOf` checks them.
 */
export function rulesetOf({ setup, ruleset, hash }: NamedRules): Ruleset | Refusal {
  if (ruleset) return ruleset
  if (!setup) return refuse('bad-header', { line: 1 })
  for (const released of rulesetsFor(setup)) if (rulesetHash(released) === hash) return released
  const today = rulesetFor(setup)
  return isRefusal(today) ? today : refuse('ruleset-differs', { what: hash, wanted: rulesetHash(today) })
}

/** The rules a record was played by, ready to play, unless nobody knows them any more. */
export function rulesOf(record: NamedRules & Pick<GameRecord, 'seats'>): Rules | Refusal {
  const ruleset = rulesetOf(record)
  if (isRefusal(ruleset)) return ruleset
  const rules = compile(ruleset)
  if (isRefusal(rules)) return rules
  if (rules.hash !== record.hash) return refuse('ruleset-differs', { what: record.hash, wanted: rules.hash })
  if (record.seats.length !== rules.players)
    return refuse('seats-differ', { what: String(record.seats.length), wanted: String(rules.players) })
  return rules
}

/**
 * A record with rules that were kept beside it: before releases were, every unfinished game had them. They are needed
 * only where no release knows the record's rules.
 */
export function withRules(record: GameRecord, kept: Ruleset | undefined): GameRecord {
  const { setup, ...rest } = record
  if (!setup || !kept || !isRefusal(rulesetOf(record))) return record
  const rules = compile(kept)
  return isRefusal(rules) || rules.hash !== record.hash ? record : { ...rest, ruleset: kept }
}
