import { Random, StreamLuck } from '@machinami/engine'
import { expect, it } from 'vitest'
import { STYLE_IDS } from '../ids.ts'
import { BOTS } from '../index.ts'
import { Match } from '../match.ts'
import { planner } from '../planner.ts'
import { rulesOf } from '../rules-of.ts'
import { oddsBetween } from './among.ts'
import { levelOfBot } from './bot-level.ts'

const GAMES = 100

/** Other games than the levels were fitted on. */
it.each(STYLE_IDS)('%s wins about as often as its level says', (id) => {
  const style = BOTS.find((bot) => bot.id === id)
  if (!style) throw new Error(id)
  for (const edition of ['base', 'harbor', 'two', 'legacy'] as const) {
    const match = new Match(rulesOf({ edition, players: 2 }), 500)
    let won = 0
    for (let game = 0; game < GAMES; game++) {
      const seated = game % 2 === 0 ? [style, planner] : [planner, style]
      const { winner } = match.play(seated, new StreamLuck(new Random(game, 5)), new Random(game, 6))
      if (winner === game % 2) won++
    }
    // Three standard errors of so many games, and as much as a level for all opponents leaves open.
    expect(Math.abs(won / GAMES - oddsBetween(levelOfBot(id, edition), 2, edition)), edition).toBeLessThan(0.2)
  }
})

it('whoever is no bot of ours plays about as well as the middle, and nobody is weaker than the weakest', () => {
  expect(levelOfBot('constructor', 'base')).toBe(2)
  expect(levelOfBot('random', 'base')).toBe(0)
  expect(levelOfBot('expert', 'base')).toBe(4)
  expect(levelOfBot('magpie', 'home-made')).toBeGreaterThan(0)
})
