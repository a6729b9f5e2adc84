import '../testing/page.ts'
import { expect, test } from 'vitest'
import { live, mayReplace, replacing } from './in-progress.ts'

test('of two that want the place of a game the first is told no, and the second is asked about', async () => {
  live.value = { edition: 'base', turn: 3 }
  const game = mayReplace('game')
  const record = mayReplace('record')
  expect(await game).toBe(false)
  expect(replacing.value?.by).toBe('record')
  replacing.value?.answer(true)
  expect(await record).toBe(true)
  expect(replacing.value).toBeNull()
})
