import '../testing/page.ts'
import { expect, test } from 'vitest'
import { openTable, resumeTable } from './local-table.ts'

test('where no worker starts there is no table, and that is told', async () => {
  const { error } = console
  console.error = () => undefined
  Object.assign(globalThis, {
    Worker: class {
      constructor() {
        throw new Error('no workers here')
      }
    },
  })
  const setup = { edition: 'base', players: 2 } as const
  expect(await openTable({ setup, seats: [{ name: 'Ann' }, { name: 'Ben' }] })).toEqual({ refused: 'broken-down' })
  expect(await resumeTable({ format: 1, record: '' })).toEqual({ refused: 'broken-down' })
  console.error = error
})
