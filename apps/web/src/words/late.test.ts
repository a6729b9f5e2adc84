import '../testing/page.ts'
import { expect, test } from 'vitest'
import { speak, words } from './index.ts'
import { LateWords } from './late.ts'

test('words that come late follow the language, and are not there before somebody needed them', async () => {
  await speak('en')
  const late = new LateWords(() => words().history())
  expect(() => late.now).toThrow()
  await late.need()
  expect(late.now.title).toBe('My games')
  await speak('nl')
  await expect.poll(() => late.now.title).toBe('Mijn spellen')
})

test('words that did not come are fetched again when they are needed next', async () => {
  let isThere = false
  const late = new LateWords(async () => {
    if (!isThere) throw new Error('no network')
    return 'hello'
  })
  await expect(late.need()).rejects.toThrow()
  isThere = true
  await late.need()
  expect(late.now).toBe('hello')
})
