import { BOTS, Match, prepareBots } from '@machinami/bots'
import { isRefusal } from '@machinami/cards'
import { compile, isLegal, Random, StreamLuck } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { MECHANISMS } from './golden/mechanisms.ts'

describe('every bot answers every question', () => {
  it.each(Object.keys(MECHANISMS))(
    'of %s',
    async (name) => {
      const rules = compile(MECHANISMS[name](2))
      if (isRefusal(rules)) throw new Error(rules.refused)
      await prepareBots(BOTS, rules)
      const scratch = new Int32Array(rules.mostOptions)
      for (const [nth, bot] of BOTS.entries())
        new Match(rules, 8).play([bot, BOTS[0]], new StreamLuck(new Random(nth)), new Random(nth, 1), (s, answer) =>
          expect(isLegal(rules, s, answer, scratch), bot.id).toBe(true),
        )
    },
    60_000,
  )
})
