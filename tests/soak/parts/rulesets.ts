import { isRefusal } from '@machinami/cards'
import { compile } from '@machinami/engine'
import fc from 'fast-check'
import { anyRuleset } from '../../fuzz/rulesets.ts'
import { Player } from '../../laws/play.ts'
import { faultOf, playRecorded } from '../../laws/records.ts'
import { add, type Part } from '../part.ts'

const DECISIONS = 1000

/** Rulesets nobody would print: refused, or played under all laws and recorded. */
export function rulesetsPart(): Part {
  const counts: Part['counts'] = {}
  return {
    name: 'rulesets',
    counts,
    turn: (seed) => {
      for (const ruleset of fc.sample(anyRuleset, { numRuns: 10, seed })) {
        const rules = compile(ruleset)
        add(counts, isRefusal(rules) ? 'rulesets refused' : 'rulesets played')
        if (isRefusal(rules)) continue
        add(counts, 'decisions on them', new Player(rules, seed).play(DECISIONS).decisions)
        const { record, state } = playRecorded(rules, { edition: 'base', players: rules.players }, seed, 200)
        const { setup: _, ...rest } = record
        const fault = faultOf(rules, { record: { ...rest, ruleset }, state })
        if (fault !== null) throw new Error(`${JSON.stringify(ruleset)}: ${fault}`)
      }
    },
  }
}
