import { isRefusal, type Refusal, refuse, rulesetFor } from '@machinami/cards'
import { compile, type GameRecord, rulesOf, withRules } from '@machinami/engine'
import { deedsIn, parseDeed } from './deed.ts'
import { distrust, pledgeOn } from './distrust.ts'
import { knownRules } from './known-rules.ts'
import type { RestoreOptions, ResumeOptions, TableOptions } from './options.ts'
import { pledgeTo, withLuck } from './pledge.ts'
import { Room } from './room.ts'
import { isSnapshot } from './snapshot.ts'

/** Deeds that are done again at one go. */
const PIECE = 100

/** Rooms by any rules, which are checked first, and rooms that were left, from whatever was kept of them. */
export class Table extends Room {
  static create(options: TableOptions): Table | Refusal {
    const ruleset = options.ruleset ?? (options.setup ? rulesetFor(options.setup) : refuse('unknown-edition'))
    if (isRefusal(ruleset)) return ruleset
    const rules = compile(ruleset)
    return isRefusal(rules) ? rules : Table.lay(rules, options)
  }

  /** Goes on with a game from its record. Undo does not reach behind this. */
  static resume(record: GameRecord, options: ResumeOptions): Table | Refusal {
    const known = withRules(record, options.ruleset)
    const { setup, seats } = known
    const rules = rulesOf(known)
    if (isRefusal(rules)) return rules
    const { firstQuestion, ruleset: _, standIn, ...rest } = options
    const how = withLuck(known, rest)
    const distrusted = distrust(known, how.luck, options.luck !== undefined)
    if (distrusted) return distrusted
    const table: Table | Refusal = Table.lay(rules, { ...how, ...(setup ? { setup } : {}), seats }, true)
    if (isRefusal(table)) return table
    table.pledge = pledgeOn(known, table.luck)
    const objection = table.redo([...deedsIn(known), { kind: 'resumed', firstQuestion }])
    return objection ?? table.fillWith(standIn) ?? table
  }

  /** Lays a table again as it was put away: question numbers, undo and the bots' luck are what they were. */
  static restore(kept: unknown, options: RestoreOptions): Table | Refusal {
    const laying = Table.restoring(kept, options)
    for (;;) {
      const { done, value } = laying.next()
      if (done) return value
    }
  }

  /** The same, piece by piece: a very long game takes a second. */
  static *restoring(kept: unknown, options: RestoreOptions): Generator<undefined, Table | Refusal, undefined> {
    if (!isSnapshot(kept)) return refuse('bad-snapshot')
    const { setup, seats, botSeed, deeds } = kept
    const { rules: before, standIn, ...how } = withLuck(kept, options)
    const rules = before?.hash === kept.hash ? before : knownRules(kept)
    if (isRefusal(rules)) return rules
    const table: Table | Refusal = Table.lay(rules, { ...how, ...(setup ? { setup } : {}), seats, botSeed }, true)
    if (isRefusal(table)) return table
    table.pledge = pledgeTo(kept, table.luck)
    for (let at = 0; at < deeds.length; at += PIECE) {
      const objection = table.redo(deeds.slice(at, at + PIECE).map(parseDeed))
      if (objection) return { ...objection, what: String(at + Number(objection.what)) }
      yield
    }
    return table.follow([], kept) ?? table.fillWith(standIn) ?? table
  }
}
