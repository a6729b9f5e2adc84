import { BOTS, LEVELS } from '@machinami/bots'
import { expect, test } from 'vitest'
import { BOT_IDS, faceOf, facesOf, LEVEL_IDS, levelOf } from './who.ts'

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

test('bots of one kind do not share a face, and the first keeps its own', () => {
  for (const bot of BOT_IDS) {
    const faces = facesOf([{}, { bot }, { bot }, { bot }, { bot }])
    expect(new Set(faces).size).toBe(5)
    expect(faces[1]).toBe(faceOf(1, bot))
  }
  // Whoever borrows leaves a face to the one it belongs to.
  expect(facesOf([{ bot: 'planner' }, { bot: 'planner' }, { bot: 'beginner' }])[2]).toBe(faceOf(2, 'beginner'))
})
