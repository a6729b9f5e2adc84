import { Random, StreamLuck } from '@machinami/engine'
import { expect, it } from 'vitest'
import { BOTS } from '../../index.ts'
import { Match } from '../../match.ts'
import { compiled } from '../../rules-of.ts'
import { LITTLE_GAME } from '../../testing.ts'
import { contestantNamed } from '../contestants.ts'
import { planner2026 } from './bot.ts'

it('plays as it did in November 2026', () => {
  const rules = compiled(LITTLE_GAME)
  const match = new Match(rules)
  let digest = 0
  for (let game = 0; game < 20; game++)
    match.play(
      [planner2026, planner2026, planner2026],
      new StreamLuck(new Random(game)),
      new Random(game, 1),
      (_, answer) => {
        digest = (Math.imul(digest, 31) + answer) | 0
      },
    )
  expect(digest).toBe(-1479330958)
})

it('sits in the arena and nowhere else', () => {
  expect(contestantNamed(planner2026.id)).toBe(planner2026)
  expect(BOTS).not.toContain(planner2026)
})
