import { isRefusal } from '@machinami/cards'
import { formatRecord, readRecord, recordToJson } from '@machinami/engine'
import { Table, verify } from '@machinami/table'
import { expect, it } from 'vitest'
import { HOME_MADE } from './golden/rulesets.ts'

it('a row of the market that no card fits is told in a record and read back', () => {
  const { slots: _, ...ruleset } = HOME_MADE['rich-wins'](2)
  const cards = ruleset.cards.filter((card) => card.kind !== 'establishment' || card.on.every((total) => total < 7))
  const market = [
    { stacks: 3, of: 'low' },
    { stacks: 2, of: 'high' },
  ] as const
  const seats = [
    { name: 'Ann', bot: 'random' },
    { name: 'Bob', bot: 'random' },
  ]
  const table = Table.create({ ruleset: { ...ruleset, cards, market, turnLimit: 20 }, seats, seed: '7'.repeat(32) })
  if (isRefusal(table)) throw new Error(JSON.stringify(table))
  table.run()
  const record = table.record()
  expect(record.decks).toEqual([expect.any(Array), []])
  for (const text of [formatRecord(record), recordToJson(record)]) {
    const read = readRecord(text)
    expect(read).toEqual(record)
    if (!isRefusal(read)) expect(verify(read)).toMatchObject({ finished: true })
  }
})
