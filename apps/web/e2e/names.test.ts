import { expect, test } from 'vitest'
import { plan, useBrowser, visiting } from './world.ts'

useBrowser()

const people = { setup: { edition: 'base', players: 2 }, seats: [{ name: '' }, { name: '' }] }

test('a name is what was typed, letter by letter', () =>
  visiting({ kept: { setup: people }, path: '#/setup' }, async (page) => {
    const name = page.locator('.seat input').first()
    // Half of it is what we call somebody without a name.
    await name.pressSequentially('Youssef El Amrani')
    expect(await name.inputValue()).toBe('Youssef El Amran')
    await name.fill('')
    await name.pressSequentially('Mary Ann ')
    expect(await name.inputValue()).toBe('Mary Ann ')
    await name.blur()
    expect(await name.inputValue()).toBe('Mary Ann')
    // A space alone is no name.
    await name.fill('')
    await name.pressSequentially(' ')
    await name.blur()
    expect(await name.inputValue()).toBe('')
    expect(await name.getAttribute('placeholder')).toBe('Player 1')
  }))

test('a bot’s name that begins like another bot’s stays in the letters it is typed in', () =>
  visiting(
    { kept: { setup: plan('base', 2), settings: { lang: 'ja', speed: 'instant', muted: true } }, path: '#/setup' },
    async (page) => {
      const name = page.locator('.seat input').nth(1)
      await name.fill('')
      await name.pressSequentially('Hanako')
      expect(await name.inputValue()).toBe('Hanako')
    },
  ))
