import '../testing/page.ts'
import type { Thing } from '@machinami/wire'
import { afterEach, expect, test, vi } from 'vitest'
import { forget, keep } from '../store/storage.ts'
import { account } from './account.ts'
import { sync } from './account-sync.ts'
import { callMe, giveUpSeat, holdSeat, myName, myTables } from './my-tables.ts'

afterEach(() => {
  forget('synced')
  account.value = null
  vi.unstubAllGlobals()
})

/** An account whose server remembers what is put there. `asked`: what happens here before its first answer. */
function withAccount(asked: () => void): ReadonlyMap<string, Thing> {
  let isFirst = true
  const shelf = new Map<string, Thing>()
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const { put = [], drop = [] } = JSON.parse(body) as { put?: Thing[]; drop?: Thing[] }
    for (const thing of put) shelf.set(thing.id, thing)
    for (const { id } of drop) shelf.delete(id)
    if (isFirst) asked()
    isFirst = false
    return { text: async () => JSON.stringify({ things: [...shelf.values()], late: [] }) }
  })
  account.value = { token: 't', name: 'Ann' }
  return shelf
}

test('a seat that is given up while the account is asked does not come back', async () => {
  keep('tables', '[]')
  holdSeat('table-1', 'secret-1')
  holdSeat('table-2', 'secret-2')
  withAccount(() => giveUpSeat('table-1'))
  await sync()
  expect(myTables.value.map(({ table }) => table)).toEqual(['table-2'])
  await sync()
  expect(myTables.value.map(({ table }) => table)).toEqual(['table-2'])
})

test('a name that is written on while the account is asked loses no letter, and travels', async () => {
  callMe('An')
  withAccount(() => undefined)
  await sync()
  callMe('Ann')
  const shelf = withAccount(() => callMe('Anna'))
  await sync()
  expect(myName.value).toBe('Anna')
  await sync()
  expect(myName.value).toBe('Anna')
  expect(shelf.get('name')?.text).toBe('Anna')
})
