import { expect, test } from 'vitest'
import type { SeatDoc } from './messages.ts'
import { nextSeat } from './next-seat.ts'

const ann: SeatDoc = { is: 'person', name: 'Ann' }
const bot: SeatDoc = { is: 'bot', name: 'Hana', bot: 'planner' }
const free: SeatDoc = { is: 'free' }

test('whoever sits down takes the first free seat, or a bot’s where none is free', () => {
  expect(nextSeat([ann, bot, free, free])).toBe(2)
  expect(nextSeat([ann, ann, bot])).toBe(2)
  expect(nextSeat([ann, ann])).toBe(-1)
})
