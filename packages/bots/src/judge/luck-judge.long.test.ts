import type { Setup } from '@machinami/cards'
import { type Move, Random, type State, StreamLuck } from '@machinami/engine'
import { ASK, DICE, K, move, Q } from '@machinami/engine/inside'
import { describe, expect, it } from 'vitest'
import { strategist } from '../levels.ts'
import { Match } from '../match.ts'
import type { ReadyNet } from '../net-bot.ts'
import { prepareNet, readyNet } from '../nets.ts'
import { rulesOf } from '../rules-of.ts'
import { STYLES, type Style, styled } from '../styles.ts'
import { LuckJudge } from './luck-judge.ts'

/** Every way the dice of a state can fall, each as likely as the others. */
function fallsOf(s: State): Move[] {
  const faces = [1, 2, 3, 4, 5, 6]
  if (s[DICE] === 1) return faces.map((die) => move(K.dice, die))
  return faces.flatMap((die1) => faces.map((die2) => move(K.dice, die1, die2)))
}

describe('luck', () => {
  // Extra turns for doubles, totals that can be raised, second throws, boats, drawn cards, landmarks that look at dice.
  it.each<[Setup, number]>([
    [{ edition: 'base', players: 2 }, 4],
    [{ edition: 'base', players: 4 }, 6],
    [{ edition: 'harbor', players: 2, order: 'chosen' }, 12],
    [{ edition: 'harbor', players: 2, house: { 'tuna-boat-throws': 'each-copy' } }, 12],
    [{ edition: 'row', players: 2, market: 'open' }, 4],
    [{ edition: 'both', players: 3 }, 12],
    [{ edition: 'two', players: 2 }, 2],
    [{ edition: 'legacy', players: 2 }, 4],
  ])('of all throws together is nought: %o', async (setup, every) => {
    const rules = rulesOf(setup)
    const { players } = setup
    expect(await prepareNet(rules)).toBeNull()
    const judge = new LuckJudge(rules, readyNet(rules) as ReadyNet)
    const seats = Array.from({ length: players }, () => strategist)
    let throws = 0
    let looks = 0
    let most = 0
    const watch = (s: State) => {
      if (s[ASK] !== Q.throw || throws++ % every !== 0) return
      looks++
      const falls = fallsOf(s)
      judge.reset()
      let spread = 0
      for (const fall of falls) {
        const before = judge.luck[0]
        judge.watch(s, fall)
        spread = Math.max(spread, Math.abs(judge.luck[0] - before))
      }
      most = Math.max(most, spread)
      for (const luck of judge.luck) expect(luck / falls.length).toBeCloseTo(0, 9)
    }
    // Games are as long as their cards make them.
    for (let game = 3; looks < 6 && game < 9; game++)
      new Match(rules, 80).play(seats, new StreamLuck(new Random(game)), new Random(game), watch)
    expect(looks).toBeGreaterThan(5)
    // There was luck to be had.
    expect(most).toBeGreaterThan(0.01)
  })

  // Much can be swapped in Machi Koro 2: what a throw leads to must not depend on what was looked at before it.
  it('is nought wherever cards are swapped', async () => {
    const rules = rulesOf({ edition: 'two', players: 2 })
    expect(await prepareNet(rules)).toBeNull()
    const judge = new LuckJudge(rules, readyNet(rules) as ReadyNet)
    const collector = styled(STYLES.find(({ id }) => id === 'magpie') as Style)
    for (let game = 0; game < 20; game++)
      new Match(rules, 200).play([collector, collector], new StreamLuck(new Random(game)), new Random(game, 1), (s) => {
        if (s[ASK] !== Q.throw) return
        const falls = fallsOf(s)
        judge.reset()
        for (const fall of falls) judge.watch(s, fall)
        for (const luck of judge.luck) expect(luck / falls.length).toBeCloseTo(0, 9)
      })
  })
})
