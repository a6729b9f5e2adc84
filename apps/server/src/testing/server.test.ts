import { expect, test } from 'vitest'
import { until } from './server.ts'

test('whoever waits in vain says for what', async () => {
  let looks = 0
  await until(() => ++looks > 3)
  expect(looks).toBe(4)
  const [game, wanted] = [{ entries: 3 }, 4]
  const inVain = /^waited 0\.02 s in vain until game\.entries ?=== ?wanted$/
  await expect(until(() => game.entries === wanted, 20)).rejects.toThrow(inVain)
  await expect(until(async () => game.entries === wanted, 20)).rejects.toThrow(inVain)
})

test('an answer that has to be asked for is waited for, too', async () => {
  let asked = 0
  await until(async () => ++asked > 2)
  expect(asked).toBe(3)
})
