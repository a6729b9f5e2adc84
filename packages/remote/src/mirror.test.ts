import { EDITION_IDS, isRefusal, type Setup } from '@machinami/cards'
import { formatAnswer, Random, view } from '@machinami/engine'
import { momentFor } from '@machinami/host'
import { Table } from '@machinami/table'
import type { GameHead, News } from '@machinami/wire'
import { expect, test } from 'vitest'
import { Mirror } from './mirror.ts'

const PEOPLE = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cleo' }]

function must<T>(value: T): Exclude<T, { refused: string }> {
  if (isRefusal(value)) throw new Error(JSON.stringify(value))
  return value as Exclude<T, { refused: string }>
}

function newsFor(table: Table, seat: number, from: number): News {
  const asked = table.asked().filter((each) => each.seat >= 0)
  const mine = asked.find((each) => each.seat === seat)
  return {
    is: 'news',
    from,
    events: table.events(from, seat),
    asked: asked.map(({ seat: who, n }) => ({ seat: who, n })),
    undo: [0, 1, 2].filter((each) => table.canUndo(each)),
    over: table.isOver,
    ...(mine
      ? {
          question: {
            seat,
            n: mine.n,
            question: mine.question,
            card: mine.card,
            options: mine.options.map(({ answer }) => formatAnswer(answer)),
            fallback: formatAnswer(mine.options.find(({ move }) => move === mine.fallback)?.answer ?? { kind: 'pass' }),
          },
        }
      : {}),
  }
}

/** Ann, Bob and somebody who watches follow a game that is played at random, with answers taken back. */
function follow(setup: Setup, luck: number, most = 4000): void {
  const table = must(Table.create({ setup, seats: PEOPLE, seed: '5'.repeat(32) }))
  const { deeds: _, ...head } = table.snapshot()
  const mirrors = [0, 1, -1].map((seat) => ({ seat, mirror: must(Mirror.of(head as unknown as GameHead)) }))
  const random = new Random(luck, 0)
  for (let i = 0; i < most && !table.isOver; i++) {
    table.run()
    for (const { seat, mirror } of mirrors) {
      if (random.below(3) === 0 && !table.isOver) continue
      const from = mirror.entries
      // What is told twice is heard once.
      expect(mirror.hear(newsFor(table, seat, Math.max(0, from - random.below(4))))).toBe(true)
      const seats = seat < 0 ? [] : [seat]
      expect(momentFor(mirror, seats, from)).toEqual({ ...momentFor(table, seats, from), goesOn: false })
      expect(view(mirror.rules, mirror.state, seat)).toEqual(view(table.rules, table.state, seat))
    }
    const asked = table.asked()
    if (asked.length === 0) continue
    const undoer = random.below(3)
    if (random.below(6) === 0 && table.canUndo(undoer)) must(table.undo(undoer))
    else {
      const { seat, n, options } = asked[random.below(asked.length)]
      must(table.play(seat, n, options[random.below(options.length)].move))
    }
  }
  expect(table.isOver || most < 4000).toBe(true)
}

test.each(EDITION_IDS)('a game of %s that is played elsewhere is shown as it stands there', (edition) => {
  follow({ edition, players: 3 }, 7, 120)
})

test('secret picks stay secret, and are what they were once they are turned over', () => {
  for (let luck = 0; luck < 8; luck++)
    follow({ edition: 'legacy', players: 3, first: 0, house: { 'town-square': 'two-of-four' } }, luck, 30)
})

test('entries that are missing are noticed', () => {
  const table = must(Table.create({ setup: { edition: 'base', players: 3 }, seats: PEOPLE, seed: '5'.repeat(32) }))
  const mirror = must(Mirror.of(table.snapshot() as unknown as GameHead))
  expect(mirror.hear(newsFor(table, 0, 1))).toBe(false)
  expect(mirror.entries).toBe(0)
})
