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

test('bots on threads answer what they would have answered at once, and none answers for a server that closes', async () => {
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
  const fresh = laid('later')
  fresh.run()
  const [question] = fresh.seats.flatMap((_, seat) => fresh.ask(seat) ?? [])
  if (!question) throw new Error('nobody is asked')
  const asked = thinkers.think(fresh.rules, undefined, question)
  thinkers.close()
  for (const each of [asked, thinkers.think(fresh.rules, undefined, question)])
    await expect(each).rejects.toThrow('closing')
})

test('who is asked while the rules are still being read answers by them, too', async () => {
  const thinkers = new Thinkers()
  const table = laid('later')
  table.run()
  const [question] = table.seats.flatMap((_, seat) => table.ask(seat) ?? [])
  if (!question) throw new Error('nobody is asked')
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => thinkers.think(table.rules, 'no net', question)))
  thinkers.close()
  expect(answers[0]).not.toBeNull()
  expect(new Set(answers).size).toBe(1)
})

test('threads that were told too many rules answer and go, however busy they are kept', async () => {
  const thinkers = new Thinkers()
  const table = laid('later')
  table.run()
  const [question] = table.seats.flatMap((_, seat) => table.ask(seat) ?? [])
  if (!question) throw new Error('nobody is asked')
  const inside = () => thinkers as unknown as { threads: readonly { readonly told: ReadonlySet<string> }[] }
  // As many rules as a stranger likes, and always some that are not answered yet; they differ in their hash alone.
  const asked: Promise<number | null>[] = []
  let most = 0
  for (let nth = 0; nth < 300; nth++) {
    asked.push(thinkers.think({ ...table.rules, hash: `rules ${nth}` }, undefined, question))
    most = Math.max(most, ...inside().threads.map(({ told }) => told.size))
    if (nth >= 4) await asked[nth - 4]
  }
  expect(most).toBeLessThan(70)
  const answers = await Promise.all(asked)
  expect(answers).toEqual(answers.map(() => answers[0]))
  expect(answers[0]).not.toBeNull()
  thinkers.close()
})
