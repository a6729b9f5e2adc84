import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import { DATABASE, erase, isNotKept, keepProblem, letGo, put, read, readAll, write, writeUnless } from './database.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await letGo()
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(DATABASE).onsuccess = resolve
  })
})

const note = (key: string, value: unknown) => put('notes', { key, value })

test('what was written is read again, one row or all', async () => {
  expect(await write(note('a', 1), note('b', 2))).toBeNull()
  expect(await read('notes', 'a')).toEqual({ key: 'a', value: 1 })
  expect(await read('notes', 'none')).toBeUndefined()
  expect(await write(erase('notes', 'a'))).toBeNull()
  expect(await readAll('notes')).toEqual([{ key: 'b', value: 2 }])
})

test('of several changes all are kept or none', async () => {
  await write(note('a', 'before'))
  const failed = await write(
    note('a', 'after'),
    note('b', () => 'nothing a database could hold'),
  )
  expect(isNotKept(failed)).toBe(true)
  expect(await readAll('notes')).toEqual([{ key: 'a', value: 'before' }])
})

test('a full browser says so, and the next thing that is kept says that there is room again', async () => {
  await write(note('a', 1))
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await write(note('b', 2))).toEqual({ notKept: 'full' })
  expect(keepProblem.value).toBe('full')
  full.mockRestore()
  expect(await write(note('b', 2))).toBeNull()
  expect(keepProblem.value).toBeNull()
})

test('a browser without a place for us says so', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError')
  })
  expect(await read('notes', 'a')).toEqual({ notKept: 'refused' })
})

test('a database of a newer version is left as it is', async () => {
  const newer = await openDB(DATABASE, 1000)
  newer.close()
  expect(await write(note('a', 1))).toEqual({ notKept: 'newer' })
})

test('another tab that wants to change the database need not wait for this one', async () => {
  await write(note('a', 1))
  const newer = await openDB(DATABASE, 1000)
  newer.close()
  expect(await readAll('notes')).toEqual({ notKept: 'newer' })
})

test('what another tab has changed meanwhile is not overwritten', async () => {
  await write(note('n', 1))
  const unless = (value: number) => ({
    store: 'notes' as const,
    key: 'n',
    isChanged: (row: { value: unknown } | undefined) => row?.value !== value,
  })
  expect(await writeUnless(unless(1), note('n', 2), note('m', 1))).toBeNull()
  expect(await writeUnless(unless(1), note('n', 3), note('m', 2))).toBe('changed')
  expect(await readAll('notes')).toEqual([
    { key: 'm', value: 1 },
    { key: 'n', value: 2 },
  ])
})
