import { isRefusal } from '@machinami/cards'
import { type GameRecord, replay } from '@machinami/engine'
import { expect, it } from 'vitest'
import { branchOf } from './branch.ts'
import { SealedLuck } from './luck.ts'
import { RecordedLuck } from './recorded-luck.ts'
import { Table } from './table.ts'

const seats = [
  { name: 'Ann', bot: 'planner' },
  { name: 'Bo', bot: 'planner' },
]

function played(edition: 'base' | 'harbor'): GameRecord {
  const table = Table.create({
    setup: { edition, players: 2 },
    seats,
    seed: '5a17c0ffee5a17c0ffee5a17c0ffee01',
    botSeed: 1,
  })
  if (isRefusal(table)) throw new Error(table.refused)
  table.run()
  return table.record()
}

const goOn = (record: GameRecord, luck: ConstructorParameters<typeof RecordedLuck>[1]) => {
  const table = Table.resume(record, { luck, botSeed: 1, firstQuestion: 2 ** 20 })
  if (isRefusal(table)) throw new Error(table.refused)
  table.run()
  return table.record()
}

const causes = ({ moments }: GameRecord) => moments.map(({ seat, answer }) => ({ seat, answer }))

it.each(['base', 'harbor'] as const)(
  'the same players with the same luck play the same game of %s again',
  (edition) => {
    const record = played(edition)
    for (const at of [0, 10, 55]) {
      const again = goOn(branchOf(record, at, seats), new RecordedLuck(record, new SealedLuck('ff'.repeat(16))))
      expect(causes(again)).toEqual(causes(record))
    }
  },
)

it('another player is told of, and the promise about the dice is not taken over', () => {
  const record = played('base')
  const branch = branchOf(record, 30, [{ name: 'You' }, seats[1]])
  expect(branch.seatChanges).toEqual([{ at: 30, seat: 0, becomes: { name: 'You' } }])
  expect(branch.commitment).toBeUndefined()
  expect(branch.moments).toHaveLength(30)
  expect(isRefusal(replay(branch))).toBe(false)
  expect(branchOf(record, 0, [{ name: 'You' }, seats[1]]).seats[0].name).toBe('You')
})

it('new dice are others', () => {
  const record = played('base')
  expect(causes(goOn(branchOf(record, 10, seats), new SealedLuck('ff'.repeat(16))))).not.toEqual(causes(record))
})
