import { EDITION_IDS, EDITIONS, type Ruleset, rulesetFor } from '@machinami/cards'
import { isLegal, Random, StreamLuck } from '@machinami/engine'
import { ASK, cardOf, K, kindOf, move, Q } from '@machinami/engine/inside'
import { describe, expect, it } from 'vitest'
import type { Bot } from './bot.ts'
import { BOT_IDS } from './ids.ts'
import { BOTS, explain, knowledgeOf, LEVELS, prepareBots, type Reason, STYLE_BOTS } from './index.ts'
import { Match } from './match.ts'
import { compiled, rulesOf } from './rules-of.ts'
import { LITTLE_GAME } from './testing.ts'

describe('every bot', () => {
  it('has a name of its own', () => {
    expect(new Set(BOTS.map((bot) => bot.id)).size).toBe(BOTS.length)
    expect(BOTS.map((bot) => bot.id).sort()).toEqual([...BOT_IDS].sort())
    expect(STYLE_BOTS.length).toBeGreaterThanOrEqual(4)
    expect(LEVELS.map((bot) => bot.level)).toEqual(LEVELS.map((_, i) => i + 1))
  })

  it.each(EDITION_IDS)('plays %s by the rules, and the same way from the same seed', async (edition) => {
    const rules = rulesOf({ edition, players: Math.min(3, EDITIONS[edition].mostPlayers) })
    await prepareBots(BOTS, rules)
    const scratch = new Int32Array(rules.mostOptions)
    const play = (first: number): string => {
      const seats = [0, 1, 2].map((i) => BOTS[(first + i * 3) % BOTS.length])
      const answers: number[] = []
      new Match(rules, 12).play(seats, new StreamLuck(new Random(first)), new Random(first, 1), (s, answer) => {
        if (!isLegal(rules, s, answer, scratch)) throw new Error('not legal')
        answers.push(answer)
      })
      return answers.join()
    }
    for (let first = 0; first < 4; first++) expect(play(first)).toBe(play(first))
  })

  it('plays on where the net is out of its depth', async () => {
    const base = rulesetFor({ edition: 'base', players: 2 }) as Ruleset
    const rules = compiled({ ...base, startCoins: 40 })
    expect(await prepareBots(LEVELS, rules)).toBe('unknown-rules')
    expect(knowledgeOf(rules)).toMatchObject({ edition: 'base', familiarity: 'far', depth: { rules: ['startCoins'] } })
    const played = (bot: Bot): number[] => {
      const answers: number[] = []
      new Match(rules).play([bot, bot], new StreamLuck(new Random(1)), new Random(1), (_, answer) =>
        answers.push(answer),
      )
      return answers
    }
    // As well as the best that needs none.
    for (const bot of LEVELS.slice(3)) expect(played(bot)).toEqual(played(LEVELS[2]))
    expect(await prepareBots(LEVELS, compiled(LITTLE_GAME))).toBe('no-net')
  })
})

/** Cards that bring something by themselves. */
const EARNERS = ['wheat-field', 'ranch', 'bakery', 'forest', 'convenience-store']

describe('explanations', () => {
  it('name the best answers with what they change', async () => {
    const rules = rulesOf({ edition: 'base', players: 2 })
    await prepareBots(LEVELS, rules)
    let seen = 0
    let earners = 0
    new Match(rules, 10).play([LEVELS[3], LEVELS[3]], new StreamLuck(new Random(5)), new Random(5), (s, answer) => {
      if (s[ASK] !== Q.build) return
      const { best, loss } = explain(rules, s, answer)
      if (best.length < 2 || kindOf(best[0].move) !== K.build) return
      seen++
      for (let i = 1; i < best.length; i++) expect(best[i].chance).toBeLessThanOrEqual(best[i - 1].chance as number)
      expect(loss).toBeLessThan(0.05)
      for (const { move: m, income, tempo } of best)
        if (kindOf(m) === K.build && EARNERS.includes(rules.ids[cardOf(m)])) {
          earners++
          expect(income).toBeGreaterThan(0)
          expect(tempo).not.toBe(0)
        }
    })
    expect(seen).toBeGreaterThan(3)
    expect(earners).toBeGreaterThan(3)
  })

  it('name what was chosen even where it was far from the best, and the landmark that a landmark is', async () => {
    const rules = rulesOf({ edition: 'base', players: 2 })
    await prepareBots(LEVELS, rules)
    let far = 0
    let landmarks = 0
    const last: Bot = { id: 'last', choose: ({ options, count }) => options[count - 1] }
    new Match(rules, 60).play([LEVELS[3], last], new StreamLuck(new Random(5)), new Random(5), (s, answer) => {
      if (s[ASK] !== Q.build) return
      const { best, loss } = explain(rules, s, answer)
      const chosen = best.find((each) => each.move === answer)
      expect(loss).toBeCloseTo((best[0].chance as number) - (chosen?.chance as number), 9)
      if (best.indexOf(chosen as Reason) === 3) far++
      for (const { move: m, goal } of best) {
        const isLandmark = kindOf(m) === K.build && cardOf(m) >= rules.establishments
        expect(goal).toBe(isLandmark ? -1 : 0)
        if (isLandmark) landmarks++
      }
    })
    expect(far).toBeGreaterThan(0)
    expect(landmarks).toBeGreaterThan(3)
  })

  it.each(EDITION_IDS)('never call the best answer a step away from the goal: %s', async (edition) => {
    const rules = rulesOf({ edition, players: 2 })
    await prepareBots(LEVELS, rules)
    let seen = 0
    new Match(rules, 40).play([LEVELS[2], LEVELS[2]], new StreamLuck(new Random(3)), new Random(3), (s) => {
      if (s[ASK] !== Q.build) return
      seen++
      expect(explain(rules, s).best[0].tempo).toBeLessThanOrEqual(0.05)
    })
    expect(seen).toBeGreaterThan(10)
  })

  it('tell what a swap changes', async () => {
    const rules = rulesOf({ edition: 'base', players: 2 })
    await prepareBots(LEVELS, rules)
    const center = move(K.build, rules.numberOf.get('business-center') as number)
    const swapper: Bot = {
      id: 'swapper',
      choose: (choice) => {
        const { options, count } = choice
        return options.subarray(0, count).includes(center) ? center : LEVELS[2].choose(choice)
      },
    }
    let offers = 0
    for (let game = 0; game < 3; game++)
      new Match(rules).play([swapper, swapper], new StreamLuck(new Random(game)), new Random(game), (s) => {
        if (s[ASK] !== Q.offer) return
        const swaps = explain(rules, s).best.filter(({ answer }) => answer.kind === 'offer')
        offers += swaps.filter(({ income, tempo, denial }) => income !== 0 || tempo !== 0 || denial !== 0).length
      })
    expect(offers).toBeGreaterThan(0)
  })
})
