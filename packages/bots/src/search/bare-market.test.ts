import type { EditionId } from '@machinami/cards'
import { Random, type Rules, type State, StreamLuck } from '@machinami/engine'
import { ASK, at, board, deck, Q, supply, TURN } from '@machinami/engine/inside'
import { expect, it } from 'vitest'
import { LEVELS, prepareBots } from '../index.ts'
import { Match } from '../match.ts'
import { planner } from '../planner.ts'
import { rulesOf } from '../rules-of.ts'
import { isMarketBare } from './bare-market.ts'

/** Takes every establishment out of the market and its decks. */
function emptyMarket(r: Rules, s: State): void {
  for (let card = 0; card < r.establishments; card++) {
    const row = r.rowOf[card]
    if (row >= 0) {
      s[at.deckLeft(r, row)] -= deck(r, s, card)
      if (supply(r, s, card) > 0) s[at.stacks(r, row)]--
    }
    s[r.deckAt + card] = 0
    s[r.supplyAt + card] = 0
    s[at.shelf(r, card)] &= ~(1 << (card & 15))
  }
}

it.each<EditionId>(['both', 'base'])('nobody saves for cards that are no longer there: %s', async (edition) => {
  const rules = rulesOf({ edition, players: 2 })
  const expert = LEVELS[4]
  expect(await prepareBots(LEVELS, rules)).toBeNull()
  let won = 0
  for (let game = 0; game < 12; game++) {
    const bots = game % 2 ? [expert, planner] : [planner, expert]
    let isEmpty = false
    const watch = (s: State) => {
      if (isEmpty || s[ASK] !== Q.dice || board(rules, s, TURN) < 1) return
      expect(isMarketBare(rules, s)).toBe(false)
      emptyMarket(rules, s)
      expect(isMarketBare(rules, s)).toBe(true)
      isEmpty = true
    }
    const luck = new StreamLuck(new Random(game >> 1))
    const { winner } = new Match(rules, 400).play(bots, luck, new Random(game, 1), watch)
    if (bots[winner] === expert) won++
  }
  // The same dice from both sides, played alike.
  expect(won).toBe(6)
})
