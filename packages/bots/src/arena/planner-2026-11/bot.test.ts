import type { Ruleset } from '@machinami/cards'
import { Random, StreamLuck } from '@machinami/engine'
import { expect, it } from 'vitest'
import { BOTS } from '../../index.ts'
import { Match } from '../../match.ts'
import { compiled } from '../../rules-of.ts'
import { contestantNamed } from '../contestants.ts'
import { planner2026 } from './bot.ts'

/** A little game of its own: it must not change when a card of an edition does. */
const RULESET: Ruleset = {
  edition: 'frozen',
  players: 3,
  cards: [
    {
      id: 'field',
      kind: 'establishment',
      color: 'blue',
      icon: 'wheat',
      on: [1],
      cost: 1,
      copies: 6,
      does: [{ verb: 'gain', amount: 1 }],
    },
    {
      id: 'oven',
      kind: 'establishment',
      color: 'green',
      icon: 'bread',
      on: [2, 3],
      cost: 1,
      copies: 6,
      does: [{ verb: 'gain', amount: 1 }],
    },
    {
      id: 'inn',
      kind: 'establishment',
      color: 'red',
      icon: 'cup',
      on: [3],
      cost: 2,
      copies: 6,
      does: [{ verb: 'take', amount: 1, from: 'roller' }],
    },
    {
      id: 'shop',
      kind: 'establishment',
      color: 'green',
      icon: 'bread',
      on: [4],
      cost: 2,
      copies: 6,
      does: [{ verb: 'gain', amount: 3 }],
    },
    {
      id: 'mill',
      kind: 'establishment',
      color: 'green',
      icon: 'factory',
      on: [8],
      cost: 3,
      copies: 6,
      does: [{ verb: 'gain', amount: { each: 3, per: { icons: ['wheat'] }, of: 'owner' } }],
    },
    {
      id: 'guild',
      kind: 'establishment',
      color: 'purple',
      icon: 'tower',
      major: true,
      onePerTown: true,
      on: [6],
      cost: 5,
      copies: 'players',
      does: [{ verb: 'take', amount: 4, from: 'one-opponent' }],
    },
    { id: 'station', kind: 'landmark', cost: 4, for: 'owner', powers: [{ power: 'dice', count: 2 }] },
    { id: 'mast', kind: 'landmark', cost: 14, for: 'owner', powers: [{ power: 'reroll' }] },
    {
      id: 'fair',
      kind: 'landmark',
      cost: 11,
      for: 'owner',
      powers: [{ power: 'when', trigger: 'doubles', does: [{ verb: 'extra-turn' }] }],
    },
  ],
  market: [{ stacks: 4, of: 'establishments' }],
  startCoins: 3,
  startCards: ['field', 'oven'],
  openingBuilds: 0,
  dice: 1,
  rerollMayChangeDice: true,
  landmarks: 'own-set',
  freeCoin: false,
  atStart: [],
  goal: [{ landmarks: 'all' }],
  first: 0,
  order: 'automatic',
}

it('plays as it did in November 2026', () => {
  const rules = compiled(RULESET)
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
