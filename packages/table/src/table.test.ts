import { isRefusal } from '@machinami/cards'
import { formatRecord, parseRecord, Random } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { Table, verify } from './index.ts'

const seats = [{ name: 'Ann' }, { name: 'Bob', bot: 'random' }, { name: 'Cleo', bot: 'random' }]
const seed = '00112233445566778899aabbccddeeff'

function open(options: Partial<Parameters<typeof Table.create>[0]> = {}): Table {
  const table = Table.create({ setup: { edition: 'both', players: 3 }, seats, seed, ...options })
  if (isRefusal(table)) throw new Error(table.refused)
  return table
}

/** Plays a table to its end, people answering at random. */
function playOut(table: Table, random = new Random(3)): Table {
  for (table.run(); !table.isOver; table.run()) {
    const [question] = table.asked()
    const { move } = question.options[random.below(question.options.length)]
    const events = table.play(question.seat, question.n, move)
    if (isRefusal(events)) throw new Error(events.refused)
  }
  return table
}

describe('a table', () => {
  it('plays a whole game whose record reads back to the letter and verifies', () => {
    const record = playOut(open()).record()
    const text = formatRecord(record)
    const read = parseRecord(text)
    if (isRefusal(read)) throw new Error(JSON.stringify(read))
    expect(formatRecord(read)).toBe(text)
    expect(verify(read)).toMatchObject({ finished: true })
  })

  it('refuses forged, stale and foreign answers and changes nothing', () => {
    const table = open()
    table.run()
    const before = formatRecord(table.record())
    const [{ n, options, seat }] = table.asked()
    expect(table.play(seat, n + 1, options[0].move)).toMatchObject({ refused: 'stale-question' })
    expect(table.play(1, n, options[0].move)).toMatchObject({ refused: 'not-your-question' })
    expect(table.play(9, n, options[0].move)).toMatchObject({ refused: 'unknown-seat' })
    expect(table.play(seat, n, 12345)).toMatchObject({ refused: 'not-an-option' })
    expect(formatRecord(table.record())).toBe(before)
  })

  it('goes on from a record in the middle of a game exactly as it would have', () => {
    const table = open()
    const random = new Random(5)
    for (let i = 0; i < 60; i++) {
      table.run()
      const [question] = table.asked()
      table.play(question.seat, question.n, question.options[random.below(question.options.length)].move)
    }
    const resumed = Table.resume(table.record(), { seed })
    if (isRefusal(resumed)) throw new Error(resumed.refused)
    expect(resumed.state).toEqual(table.state)
    expect(formatRecord(resumed.record())).toBe(formatRecord(table.record()))
  })
})
