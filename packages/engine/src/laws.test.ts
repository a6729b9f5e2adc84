import { type EditionId, isRefusal, rulesetFor, type Setup } from '@machinami/cards'
import { describe, expect, it } from 'vitest'
import { chanceMove, StreamLuck } from './chance.ts'
import { compile } from './compile.ts'
import { fold } from './fold.ts'
import { ASK } from './layout.ts'
import { legal } from './legal.ts'
import { Log } from './log.ts'
import { isChance, Q } from './questions.ts'
import { Random } from './random.ts'
import { start } from './start.ts'
import { step } from './step.ts'

const setups: Setup[] = (['base', 'harbor', 'row', 'both', 'two', 'legacy'] as EditionId[]).flatMap((edition) => [
  { edition, players: 2 },
  { edition, players: 4, order: 'chosen' },
])

describe('laws under random play', () => {
  it.each(setups)('%o', (setup) => {
    const ruleset = rulesetFor(setup)
    if (isRefusal(ruleset)) throw new Error(ruleset.refused)
    const r = compile(ruleset)
    if (isRefusal(r)) throw new Error(r.refused)
    const random = new Random(7)
    const luck = new StreamLuck(random)
    const out = new Int32Array(r.mostOptions)
    for (let game = 0; game < 20; game++) {
      const log = new Log()
      const s = start(r, log)
      while (s[ASK] !== Q.none) {
        const n = legal(r, s, out)
        expect(n).toBeGreaterThan(0)
        step(r, s, isChance(s[ASK]) ? chanceMove(r, s, luck) : out[random.below(n)], log)
      }
      const folded = new Int16Array(r.size)
      fold(r, folded, log)
      expect(folded).toEqual(s)
    }
  })
})
