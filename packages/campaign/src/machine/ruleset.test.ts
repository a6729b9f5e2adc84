import { ALL_CARDS, type Ruleset } from '@machinami/cards'
import { compile } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { rehearse } from '../check/rehearse.ts'
import type { DeckRecord, Pack } from '../pack/pack.ts'
import { unsealed } from '../seal/unsealed.ts'

const START: DeckRecord = {
  record: 'start',
  like: 'legacy',
  establishments: ['legacy-wheat-field', 'legacy-bakery', 'legacy-gold-mine'],
  landmarks: ['legacy-forge', 'legacy-flower-shop', 'legacy-fountain'],
  community: { card: 'legacy-observatory' },
  townSquare: ['legacy-wheat-field', 'legacy-bakery'],
  reference: 'reference-1',
  board: { slots: [5, 15, 25], marks: 2, flags: 1 },
}

const PAIR: DeckRecord = { record: 'pair', id: 'pair-1', A: { card: 'cafe' }, B: { card: 'stadium' } }
const PLAY: DeckRecord = { record: 'stop', id: 'play', until: 'won' }
const CLOSE: DeckRecord = {
  record: 'end-of-game',
  steps: ['register', 'archive-community', 'archive-landmark', 'pair'],
}

/** The rules of the games a little deck makes; always side A and the lowest number, always won by the second town. */
function gamesOf(towns: number, side: 'A' | 'B', ...middle: readonly DeckRecord[]): Ruleset[] {
  const head = { format: 1, id: 'test', title: {}, languages: ['en'], games: 2, colours: ['a', 'b', 'c', 'd'] }
  const cards = Object.fromEntries(ALL_CARDS.map((card) => [card.id, card]))
  const next: readonly DeckRecord[] = [
    { record: 'landmark', letter: 'D', card: 'harbor' },
    { record: 'community', card: 'legacy-observatory', cost: { 2: 21, 3: 31, 4: 41 } },
  ]
  const deck = [START, PLAY, CLOSE, PAIR, ...middle, ...next, PLAY, { record: 'end' } as const]
  const pack: Pack = { head, deck, cards, names: {}, texts: {}, art: {}, nets: {} }
  return rehearse(
    unsealed(pack),
    towns,
    (options, { kind }) => (kind === 'side' ? side : options[0]),
    () => 1,
  ).rulesets
}

describe('the rules of the next game', () => {
  it('begin with the last winner, by letters and with prices for so many towns', () => {
    const [, second] = gamesOf(3, 'A')
    expect(second.first).toBe(1)
    expect(second.cards.flatMap(({ kind, id }) => (kind === 'landmark' ? [id] : []))).toEqual([
      'legacy-flower-shop',
      'legacy-fountain',
      'harbor',
    ])
    expect(second.cards.find(({ kind }) => kind === 'community')).toMatchObject({ cost: 31 })
  })

  it('hold what a rule sets, for good or for one game', () => {
    const rule = (lasts?: 'this-game'): DeckRecord => ({
      record: 'rule',
      id: 'more',
      rules: { startCoins: { from: 'towns', 2: 4, 3: 5, 4: 6 } },
      ...(lasts ? { lasts } : {}),
    })
    expect(gamesOf(4, 'A', rule())[1].startCoins).toBe(6)
    const again: readonly DeckRecord[] = [
      { record: 'landmark', letter: 'D', card: 'harbor' },
      { record: 'community', card: 'legacy-observatory' },
      PLAY,
      { record: 'end-of-game', steps: ['register', 'archive-community', 'archive-landmark'] },
    ]
    const [, second, third] = gamesOf(2, 'A', rule('this-game'), ...again)
    expect([second.startCoins, third.startCoins]).toEqual([4, 3])
  })

  it('stand by seat where towns chose for themselves', () => {
    const ask: DeckRecord = {
      record: 'ask',
      id: 'purse',
      of: 'each-town',
      order: 'fewest-wins',
      number: { from: 1, to: 9, different: true },
    }
    const set: DeckRecord = { record: 'set', town: { startCoins: { from: 'number', ask: 'purse' } } }
    const [, second] = gamesOf(3, 'A', ask, set)
    // The second town has won: it chooses last, and the towns after it clockwise first.
    expect(second.towns).toEqual([{ startCoins: 2 }, { startCoins: 3 }, { startCoins: 1 }])
    expect(compile(second)).toHaveProperty('players', 3)
  })

  it('know the newest card, by its colour, and the notes of the tune', () => {
    const newest = (side: 'A' | 'B') => {
      const tune: DeckRecord = { record: 'tune', given: [4, 6], scale: ['C4'] }
      const set: DeckRecord = {
        record: 'set',
        rules: {
          mark: { from: 'newest', not: 'purple', otherwise: 'legacy-bakery' },
          song: { from: 'notes', given: true },
        },
      }
      const [, second] = gamesOf(2, side, tune, set) as unknown as { mark: string; song: number[] }[]
      return second
    }
    expect(newest('A')).toMatchObject({ mark: 'cafe', song: [4, 6] })
    expect(newest('B').mark).toBe('legacy-bakery')
  })

  it('hang on an earlier choice', () => {
    const set: DeckRecord = { record: 'set', rules: { dice: { from: 'choice', choice: 'pair-1', A: 1, B: 2 } } }
    expect(['A', 'B'].map((side) => gamesOf(2, side as 'A' | 'B', set)[1].dice)).toEqual([1, 2])
  })
})
