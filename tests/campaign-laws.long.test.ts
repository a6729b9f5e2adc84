import { rehearse, statusOf, unsealed } from '@machinami/campaign'
import { isRefusal } from '@machinami/cards'
import { compile, Random } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { cardsOnTable } from './campaign/on-table.ts'
import { cardsIn, GAMES, packOfTen } from './campaign/ten.ts'

const pack = packOfTen()
const deck = unsealed(pack)

const sum = (counts: Map<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0)
const all = sum(cardsIn(pack.deck))
/** Cards left in the deck after so many records. */
const left = Array.from({ length: pack.deck.length + 1 }, (_, read) => sum(cardsIn(pack.deck.slice(read))))

describe.each([2, 3, 4])('ten games with %i towns', (towns) => {
  it('no card is ever lost or doubled, from the deck to supply, towns, reserves, archives and what is destroyed', () => {
    const lost: string[] = []
    for (let seed = 0; seed < 15; seed++) {
      const random = new Random(seed, towns)
      const choose = (options: readonly (string | number)[]) => options[random.below(options.length)]
      rehearse(
        deck,
        towns,
        choose,
        () => random.below(towns),
        (state) => {
          // What has not been read is what is left of the source: records come one by one, boxes are two pages.
          if (state.due !== null || state.base === null) return
          const pages = state.cardsRead - state.boxes.length
          if (sum(cardsOnTable(state)) + left[pages] !== all) lost.push(`seed ${seed}, card ${state.cardsRead}`)
        },
      )
    }
    expect(lost).toEqual([])
  })

  it('every game can be played, whichever sides were chosen', () => {
    const sides = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      const random = new Random(seed, towns)
      const { rulesets, last } = rehearse(
        deck,
        towns,
        (options) => options[random.below(options.length)],
        () => random.below(towns),
      )
      expect(rulesets).toHaveLength(GAMES)
      for (const [nth, ruleset] of rulesets.entries()) {
        const rules = compile(ruleset)
        if (isRefusal(rules)) throw new Error(`game ${nth + 1}: ${JSON.stringify(rules)}`)
        expect(ruleset.cards.filter(({ kind }) => kind === 'landmark')).toHaveLength(3)
        expect(ruleset.cards.filter((card) => card.kind === 'establishment' && card.copies === 5)).toHaveLength(8 + nth)
        expect(ruleset.townSquare?.cards).toHaveLength(2 + nth)
        expect(ruleset.townSquare?.marks).toBe(nth < 4 ? 2 : 3)
      }
      sides.add(Object.values(last.choices).join(''))
    }
    expect(sides.size).toBeGreaterThan(8)
  })

  it('letters move from the dearest slot to the cheapest, and rules of one game are gone after it', () => {
    const { rulesets, last } = rehearse(
      deck,
      towns,
      (options) => options[0],
      () => 0,
    )
    const landmarks = rulesets.map(({ cards }) => cards.flatMap(({ kind, id }) => (kind === 'landmark' ? [id] : [])))
    for (let game = 2; game < GAMES; game++) expect(landmarks[game].slice(0, 2)).toEqual(landmarks[game - 1].slice(1))
    // Rule 9 stays when rule 10, of one game, has gone.
    expect(rulesets.map(({ startCoins }) => startCoins)).toEqual([3, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    expect(last.rules.map(({ id }) => id)).toEqual(['rule-3', 'rule-5', 'rule-7', 'rule-9'])
    expect(last.past.rules.map(({ id }) => id)).toEqual(['rule-2', 'rule-4', 'rule-6', 'rule-8', 'rule-10'])
    expect(statusOf(last).archives).toMatchObject({ 'rule-2': 1, 'rule-10': 1 })
    expect(last.register).toHaveLength(GAMES)
  })

  it('whoever has won least chooses first, ties clockwise from the last winner', () => {
    const asked: number[] = []
    const choose = (options: readonly (string | number)[], { kind, town }: { kind: string; town: number | null }) => {
      if (kind === 'number') asked.push(town ?? -1)
      return options[0]
    }
    rehearse(deck, towns, choose, (game) => (game < 4 ? 0 : 1))
    expect(asked).toEqual({ 2: [0, 1], 3: [2, 0, 1], 4: [2, 3, 0, 1] }[towns as 2 | 3 | 4])
  })
})
