import { isRefusal } from '@machinami/cards'
import { seedFrom, Table } from '@machinami/table'
import { expect, test } from 'vitest'
import { Thinkers } from './thinkers.ts'

const OPTIONS = {
  ...{ setup: { edition: 'base', players: 3 } as const, seed: seedFrom(new Uint8Array(32).fill(7)), botSeed: 5 },
  seats: [
    { name: 'A', bot: 'planner' },
    { name: 'B', bot: 'rusher' },
    { name: 'C', bot: 'random' },
  ],
}

function laid(bots: 'now' | 'later'): Table {
  const table = Table.create({ ...OPTIONS, bots })
  if (isRefusal(table)) throw new Error(table.refused)
  return table
}

test('bots on threads answer what they would have answered at once, and one that is gone answers nothing', async () => {
  const atOnce = laid('now')
  atOnce.run()
  const later = laid('later')
  const thinkers = new Thinkers()
  for (;;) {
    later.run()
    const [question] = later.seats.flatMap((_, seat) => later.ask(seat) ?? [])
    if (!question) break
    const move = await thinkers.think(later.rules, undefined, question)
    if (move === null) throw new Error('nobody thought')
    expect(isRefusal(later.play(question.seat, question.n, move))).toBe(false)
  }
  expect(later.isOver).toBe(true)
  expect(later.events()).toEqual(atOnce.events())
  thinkers.close()
  const fresh = laid('later')
  fresh.run()
  const [question] = fresh.seats.flatMap((_, seat) => fresh.ask(seat) ?? [])
  expect(question && (await thinkers.think(fresh.rules, undefined, question))).toBeNull()
})
