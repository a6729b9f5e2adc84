import type { Setup } from '@machinami/cards'
import { type Luck, type Move, Random, type Rules, type State, StreamLuck } from '@machinami/engine'
import { ASK, chanceMove, DICE, isChance, K, move, Q } from '@machinami/engine/inside'
import { describe, expect, it } from 'vitest'
import { strategist } from '../levels.ts'
import { Match } from '../match.ts'
import type { ReadyNet } from '../net-bot.ts'
import { prepareNet, readyNet } from '../nets.ts'
import { rulesOf } from '../rules-of.ts'
import { STYLES, type Style, styled } from '../styles.ts'
import { LuckJudge } from './luck-judge.ts'
import { PositionJudge } from './position-judge.ts'

const collector = styled(STYLES.find(({ id }) => id === 'magpie') as Style)

/** Every way the dice of a state can fall, each as likely as the others. */
function fallsOf(s: State): Move[] {
  const faces = [1, 2, 3, 4, 5, 6]
  if (s[DICE] === 1) return faces.map((die) => move(K.dice, die))
  return faces.flatMap((die1) => faces.map((die2) => move(K.dice, die1, die2)))
}

/** Every card that the engine may draw, each place in the deck as likely as the others. */
function drawsOf(rules: Rules, s: State): Move[] {
  const found: Move[] = []
  let places = 1
  const luck = (place: number): Luck => ({
    die: () => 1,
    card: (_turn, _nth, n) => {
      places = n
      return place
    },
  })
  while (found.length < places) found.push(chanceMove(rules, s, luck(found.length)))
  return found
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

  it.each<[Setup, number]>([
    [{ edition: 'base', players: 4 }, 3],
    [{ edition: 'harbor', players: 3 }, 5],
    [{ edition: 'row', players: 3 }, 5],
    [{ edition: 'both', players: 3 }, 5],
    [{ edition: 'two', players: 3 }, 5],
    [{ edition: 'legacy', players: 3 }, 3],
  ])('in a review is nought for every seat over all that may come: %o', async (setup, every) => {
    const rules = rulesOf(setup)
    expect(await prepareNet(rules)).toBeNull()
    const judge = new PositionJudge(rules, 'this-turn')
    const seats = Array.from({ length: setup.players }, () => collector)
    let chances = 0
    let looks = 0
    new Match(rules, 60).play(seats, new StreamLuck(new Random(3)), new Random(3), (s) => {
      const isThrow = s[ASK] === Q.throw
      if (!isChance(s[ASK]) || !(isThrow || s[ASK] === Q.draw) || chances++ % every !== 0) return
      looks++
      const all = isThrow ? fallsOf(s) : drawsOf(rules, s)
      const judged = judge.atChance(s)
      const came = all.map((answer) => judged.worths[judge.outcomeOf(s, judged, answer)])
      for (const [seat, expected] of judged.expected.entries())
        expect(came.reduce((sum, worths) => sum + worths[seat] - expected, 0) / all.length).toBeCloseTo(0, 9)
    })
    expect(looks).toBeGreaterThan(5)
  })

  // Much can be swapped in Machi Koro 2: what a throw leads to must not depend on what was looked at before it.
  it('is nought wherever cards are swapped', async () => {
    const rules = rulesOf({ edition: 'two', players: 2 })
    expect(await prepareNet(rules)).toBeNull()
    const judge = new LuckJudge(rules, readyNet(rules) as ReadyNet)
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
