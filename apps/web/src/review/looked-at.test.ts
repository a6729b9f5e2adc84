import { isRefusal } from '@machinami/cards'
import { formatRecord, type GameRecord, readRecord } from '@machinami/engine'
import { factsOf } from '@machinami/review'
import { Table } from '@machinami/table'
import { expect, test } from 'vitest'
import { lookAt } from './looked-at.ts'

function played(players: number): GameRecord {
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, bot: 'random' }))
  const table = Table.create({ setup: { edition: 'base', players }, seats, seed: '0'.repeat(32) })
  if (isRefusal(table)) throw new Error(table.refused)
  table.run(200)
  return table.record()
}

/** As somebody else's program would have written it, by rules of its own. */
function foreign(record: GameRecord, edition: string): GameRecord {
  const text = formatRecord(record).replace('rules base', `rules ${edition}`)
  const read = readRecord(text.replace(/^hash .*$/m, 'hash 0123456789abcdef'))
  if (isRefusal(read)) throw new Error(read.refused)
  return read
}

test.each(['base', 'legacy', 'toString', 'moon'])(
  'of a game by unknown rules (%s) every moment is shown as its facts have it',
  (edition) => {
    const record = played(4)
    const known = lookAt(record)
    const look = lookAt(foreign(record, edition))
    expect(known.unknown).toBeNull()
    expect(look.unknown).not.toBeNull()
    expect(look.turns).toEqual(known.turns)
    for (const n of [0, 10, look.last]) {
      const [here, there] = [look.viewAt(n), known.viewAt(n)]
      expect(here.towns.map(({ coins }) => coins)).toEqual(there.towns.map(({ coins }) => coins))
      expect(look.eventsAt(n)).toEqual(known.eventsAt(n))
    }
    expect(factsOf(look.record)).toEqual(factsOf(record))
  },
)
