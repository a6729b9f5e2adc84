import { describe, expect, it } from 'vitest'
import { isUnmeant, type Press } from './second-taps.ts'

const press = (at: number, question: number | null, x = 300): Press => ({ at, x, y: 600, question })

describe('a tap', () => {
  it('answers the question it saw', () => {
    expect(isUnmeant(press(0, 1), null, 1)).toBe(false)
    expect(isUnmeant(press(90, 1), press(0, 1), 1)).toBe(false)
  })

  it('that began before the question came answers nothing', () => {
    expect(isUnmeant(press(0, null), null, 2)).toBe(true)
    expect(isUnmeant(press(0, 1), null, 2)).toBe(true)
  })

  it('that is the second of two at one place does not answer the next question', () => {
    expect(isUnmeant(press(120, 2), press(0, 1), 2)).toBe(true)
    expect(isUnmeant(press(120, 2, 100), press(0, 1), 2)).toBe(false)
    expect(isUnmeant(press(900, 2), press(0, 1), 2)).toBe(false)
  })
})
