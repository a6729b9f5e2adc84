import { EDITION_IDS, EDITIONS, type Landmark, type Ruleset, rulesetFor, type Setup, type Step } from '@machinami/cards'
import { isLegal, Random, type Rules, StreamLuck } from '@machinami/engine'
import { cardOf, K, kindOf } from '@machinami/engine/inside'
import { describe, expect, it } from 'vitest'
import { planner2026 } from './arena/planner-2026-11/bot.ts'
import type { Bot } from './bot.ts'
import { Match } from './match.ts'
import { Incomes } from './plan/income.ts'
import { planner } from './planner.ts'
import { random } from './random.ts'
import { compiled, rulesOf } from './rules-of.ts'
import { LITTLE_GAME } from './testing.ts'

const setups: Setup[] = EDITION_IDS.flatMap((edition) =>
  [2, 3, 4, 5]
    .filter((players) => players <= EDITIONS[edition].mostPlayers)
    .map((players): Setup => ({ edition, players, order: players % 2 ? 'chosen' : 'automatic' })),
)

/** Plays a game and checks every answer of the bots. */
function playLegally(rules: ReturnType<typeof rulesOf>, bots: readonly Bot[], seed: number, mostTurns = 500) {
  const scratch = new Int32Array(rules.mostOptions)
  const watch = (s: Int16Array, answer: number) => {
    if (!isLegal(rules, s, answer, scratch)) throw new Error(`illegal answer ${answer}`)
  }
  return new Match(rules, mostTurns).play(bots, new StreamLuck(new Random(seed)), new Random(seed, 1), watch)
}

describe('the planner', () => {
  it.each(setups)('plays %o to its end', (setup) => {
    const rules = rulesOf(setup)
    // One seat plans: games end soon, and long ones between five planners would only take time.
    const bots = Array.from({ length: setup.players }, (_, seat) => (seat === 1 ? planner : random))
    expect(playLegally(rules, bots, 3).winner).toBe(1)
  })

  it.each(EDITION_IDS.flatMap((edition) => EDITIONS[edition].markets.map((market) => ({ edition, market }))))(
    'plays with the market of %o',
    ({ edition, market }) => {
      expect(playLegally(rulesOf({ edition, market, players: 2 }), [planner, random], 4).winner).toBeGreaterThanOrEqual(
        0,
      )
    },
  )

  it('plays a home-made card, and buys it when it is good', () => {
    const base = rulesetFor({ edition: 'base', players: 2 }) as Ruleset
    const card = { ...base.cards[0], id: 'gold-field', on: [1, 2, 3, 4, 5, 6] } as Ruleset['cards'][number]
    const rules = compiled({ ...base, cards: [...base.cards, card] })
    const gold = rules.numberOf.get('gold-field') as number
    let bought = 0
    const watch = (_: Int16Array, answer: number) => {
      if ((answer & 31) === 14 && ((answer >> 5) & 127) === gold) bought++
    }
    new Match(rules).play([planner, planner], new StreamLuck(new Random(1)), new Random(1), watch)
    expect(bought).toBe(6)
  })

  it('beats random play', () => {
    const rules = rulesOf({ edition: 'base', players: 2 })
    const match = new Match(rules)
    let wins = 0
    for (let game = 0; game < 60; game++) {
      const bots = game % 2 ? [planner, random] : [random, planner]
      const { winner } = match.play(bots, new StreamLuck(new Random(game)), new Random(game, 1))
      if (bots[winner] === planner) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(60)
  })

  it('decides the same way every time', () => {
    const rules = rulesOf({ edition: 'both', players: 3 })
    const play = (seed: number) => {
      const answers: number[] = []
      const bots = [planner, planner, planner]
      const watch = (_: Int16Array, answer: number) => answers.push(answer)
      new Match(rules).play(bots, new StreamLuck(new Random(seed)), new Random(seed), watch)
      return answers
    }
    const first = play(1)
    play(2)
    expect(play(1)).toEqual(first)
  })
})

describe('actions', () => {
  const withAction = (cost: number, ...does: readonly Step[]): Rules =>
    compiled({
      ...LITTLE_GAME,
      players: 2,
      cards: [...LITTLE_GAME.cards, { id: 'act', kind: 'action', cost, does }],
    })

  /** Games that the planner wins against its former self, of 60, and how often it acts in them. */
  function meet(rules: Rules): { readonly won: number; readonly acts: number } {
    const match = new Match(rules)
    const act = rules.numberOf.get('act')
    let won = 0
    let acts = 0
    for (let game = 0; game < 60; game++) {
      const bots = game % 2 ? [planner, planner2026] : [planner2026, planner]
      const luck = new StreamLuck(new Random(game >> 1))
      const { winner } = match.play(bots, luck, new Random(game), (_, answer, seat) => {
        if (kindOf(answer) === K.build && cardOf(answer) === act && bots[seat] === planner) acts++
      })
      if (bots[winner] === planner) won++
    }
    return { won, acts }
  }

  it('that earn are taken instead of building what earns less', () => {
    const { won, acts } = meet(withAction(2, { verb: 'gain', amount: 6 }))
    expect(won).toBeGreaterThan(36)
    expect(acts).toBeGreaterThan(60)
  })

  it('that grant a turn are taken when a turn is worth their price', () => {
    const { won, acts } = meet(withAction(2, { verb: 'extra-turn' }))
    expect(won).toBeGreaterThan(27)
    expect(acts).toBeGreaterThan(10)
  })

  it('that win are saved for', () => {
    const { won, acts } = meet(withAction(15, { verb: 'win' }))
    expect(won).toBeGreaterThan(30)
    expect(acts).toBe(won)
  })

  it('of a goal of a hundred landmarks do not confuse anybody', () => {
    const tower = (n: number): Landmark => ({ id: `tower-${n}`, kind: 'landmark', cost: 1, for: 'owner', powers: [] })
    const towers = Array.from({ length: 100 }, (_, n) => tower(n))
    const others = LITTLE_GAME.cards.filter(({ kind }) => kind === 'establishment')
    const rules = compiled({ ...LITTLE_GAME, players: 2, cards: [...others, ...towers], goal: [{ landmarks: 90 }] })
    const { winner, turns } = new Match(rules, 700).play(
      [planner, random],
      new StreamLuck(new Random(1)),
      new Random(1),
    )
    expect(winner).toBe(0)
    expect(turns).toBeLessThan(400)
  })
})

describe('incomes', () => {
  it('are exact for a town everybody can count', () => {
    const rules = rulesOf({ edition: 'base', players: 2 })
    const match = new Match(rules)
    const incomes = new Incomes(rules, 12)
    let checked = false
    match.play([planner, planner], new StreamLuck(new Random(1)), new Random(1), (s) => {
      if (checked) return
      checked = true
      incomes.of(s)
      // A wheat field pays on 1 in both turns, a bakery on 2 and 3 in the own one.
      expect(incomes.perRound[0]).toBeCloseTo(2 / 6 + 2 / 6)
      expect(incomes.ownTurn[0]).toBeCloseTo(3 / 6)
    })
    expect(checked).toBe(true)
  })
})
