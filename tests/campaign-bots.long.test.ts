import { LEVELS, Match, prepareBots, useNet } from '@machinami/bots'
import { rehearse, unsealed } from '@machinami/campaign'
import { isRefusal } from '@machinami/cards'
import { compile, Random, StreamLuck } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { sourceOf } from './campaign/packs.ts'

/** A beginner may dawdle, but a game ends long before its last turn (1,000). */
const MOST_ROUNDS = 80

const { pack } = sourceOf('tune')
const deck = unsealed(pack)
/** The net that the stop before a game names, if it names one; the first game is played by that of its edition. */
const nets = pack.deck.flatMap((record) =>
  record.record === 'stop' && record.until === 'won' ? [pack.nets[record.net ?? '']] : [],
)

describe.each([2, 3, 4])('every game of the campaign for %i towns', (towns) => {
  const random = new Random(11, towns)
  const { rulesets } = rehearse(
    deck,
    towns,
    (options) => options[random.below(options.length)],
    () => random.below(towns),
  )

  it.each(rulesets.map((ruleset, nth) => ({ game: nth + 1, ruleset })))(
    'is played to its end by a level: game $game',
    async ({ game, ruleset }) => {
      const rules = compile(ruleset)
      if (isRefusal(rules)) throw new Error(rules.refused)
      // All levels are met over the games and tables; one of them sits at each.
      const level = LEVELS[(game + towns) % LEVELS.length]
      if (nets[game - 1] !== undefined) expect(await useNet(nets[game - 1], rules)).toBeNull()
      await prepareBots([level], rules)
      const bots = Array.from({ length: towns }, () => level)
      const { winner, turns } = new Match(rules).play(bots, new StreamLuck(new Random(game)), new Random(towns, game))
      expect(winner).toBeGreaterThanOrEqual(0)
      expect(turns).toBeLessThan(MOST_ROUNDS * towns)
    },
  )
})
