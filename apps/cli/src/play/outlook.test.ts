import { isRefusal } from '@machinami/cards'
import { K, move } from '@machinami/engine/inside'
import { Table } from '@machinami/table'
import { describe, expect, it } from 'vitest'
import { oddsOf, outlook } from './outlook.ts'

const seed = '00112233445566778899aabbccddeeff'

function open(edition: 'base' | 'two'): Table {
  const table = Table.create({ setup: { edition, players: 2 }, seats: [{ name: 'Ann' }, { name: 'Bob' }], seed })
  if (isRefusal(table)) throw new Error(table.refused)
  table.run()
  return table
}

describe('the outlook', () => {
  it('of a first roll is a Wheat Field for both and a Bakery for one', () => {
    const { rules, state } = open('base')
    const [odds] = oddsOf(rules, state)
    expect(odds.dice).toBe(1)
    expect(odds.totals.map(({ total, change }) => [total, ...change])).toEqual([
      [1, 1, 1],
      [2, 1, 0],
      [3, 1, 0],
      [4, 0, 0],
      [5, 0, 0],
      [6, 0, 0],
    ])
    expect(odds.mean[0]).toBeCloseTo(3 / 6)
    const roll = outlook(rules, state, move(K.roll, 1))
    expect(roll.map((n) => n.toFixed(9))).toEqual(odds.mean.map((n) => n.toFixed(9)))
  })

  it('changes nothing', () => {
    const table = open('base')
    const before = table.state.slice()
    oddsOf(table.rules, table.state)
    expect(table.state).toEqual(before)
  })

  it('knows the odds of one and of two dice', () => {
    const table = open('two')
    while (table.asked()[0].question !== 'dice') {
      const [question] = table.asked()
      table.play(question.seat, question.n, question.options[0].move)
      table.run()
    }
    const odds = oddsOf(table.rules, table.state)
    expect(odds.map((each) => each.dice)).toEqual([1, 2])
    for (const { totals } of odds) expect(totals.reduce((sum, each) => sum + each.chance, 0)).toBeCloseTo(1)
    expect(odds[1].totals.find((each) => each.total === 7)?.chance).toBeCloseTo(6 / 36)
  })
})
