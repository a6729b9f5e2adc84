import { BOTS, LEVELS } from '@machinami/bots'
import { expect, test } from 'vitest'
import { BOT_IDS, faceOf, LEVEL_IDS, levelOf } from './who.ts'

test('every bot there is can be chosen, and no other', () => {
  expect([...BOT_IDS].sort()).toEqual(BOTS.map((bot) => bot.id).sort())
})

test('levels stand in order', () => {
  expect([...LEVEL_IDS]).toEqual(LEVELS.map((bot) => bot.id))
  for (const { id, level } of LEVELS) expect(levelOf(LEVEL_IDS.find((each) => each === id) ?? 'random')).toBe(level)
})

test('every bot has a face of its own, and no person wears it', () => {
  const bots = BOT_IDS.map((id) => faceOf(0, id))
  const people = [0, 1, 2, 3, 4].map((seat) => faceOf(seat, undefined))
  expect(new Set([...bots, ...people]).size).toBe(bots.length + people.length)
})
