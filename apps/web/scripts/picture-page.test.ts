import { expect, test } from 'vitest'
import { heir, type Picture } from './picture-page.ts'

const PHONE = '720x1280'
const LAPTOP = '1366x768'
const TODAY: readonly Picture[] = [
  { name: 'cards-one-phone-nl', pixels: PHONE },
  { name: 'cards-phone-en', pixels: PHONE },
  { name: 'cards-phone-nl', pixels: PHONE },
  { name: 'cards-laptop-en-dark', pixels: LAPTOP },
  { name: 'cards-laptop-ja', pixels: LAPTOP },
  { name: 'table-phone-dice', pixels: PHONE },
]
const beside = (name: string, pixels: string): string | undefined => heir({ name, pixels }, TODAY)?.name

test('an older picture stands beside the one of its name', () => {
  expect(beside('table-phone-dice', LAPTOP)).toBe('table-phone-dice')
})

test('under another name it stands beside the picture of its screen that looks most alike', () => {
  expect(beside('cards-nl', PHONE)).toBe('cards-phone-nl')
  expect(beside('cards-phone', PHONE)).toBe('cards-phone-en')
  // How large it is shows better than in what language, and that better than by day or by night.
  expect(beside('cards-nl', LAPTOP)).toBe('cards-laptop-ja')
  expect(beside('cards-laptop', LAPTOP)).toBe('cards-laptop-en-dark')
})

test('what is not shown any more stands beside nothing', () => {
  expect(beside('tabs-phone', PHONE)).toBeUndefined()
})
