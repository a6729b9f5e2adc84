import '../testing/page.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { giveUpSeat, holdSeat } from './my-tables.ts'
import { glances } from './server.ts'

afterEach(() => {
  giveUpSeat('table-1')
  vi.unstubAllGlobals()
})

test('a server that does not answer says nothing of our tables, not that there are none', async () => {
  holdSeat('table-1', 'secret-1')
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('no network')))
  expect(await glances()).toBeNull()
  vi.stubGlobal('fetch', async () => ({ text: async () => JSON.stringify({ refusal: { refused: 'too-fast' } }) }))
  expect(await glances()).toBeNull()
  vi.stubGlobal('fetch', async () => ({ text: async () => JSON.stringify({ tables: [] }) }))
  expect(await glances()).toEqual([])
})
