import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { machinami, scratch } from '../testing/terminal.ts'

/** In the middle of the first game: the campaign's file and that of the game on the table. */
async function inGame(): Promise<{ readonly file: string; readonly beside: string }> {
  const file = join(scratch(), 'summer.txt')
  await machinami(['campaign', 'new', file, '--pack', 'tiny', '--seats', 'Ann,bot:planner'])
  await machinami(['campaign', 'play', file, '--bots', '--until', 'game:1'])
  expect(await machinami(['campaign', 'play', file], { typed: ['play', '1', '1', 'q'] })).toMatchObject({ code: 0 })
  return { file, beside: `${file}.game` }
}

it.each([
  ['its seed', (text: string) => text.replace(/"seed":"(.)/, (_, digit) => `"seed":"${digit === '0' ? '1' : '0'}`)],
  ['a throw', (text: string) => text.replace(/roll 1: (\d)/, (_, die) => `roll 1: ${die === '1' ? '2' : '1'}`)],
  ['its end', (text: string) => text.slice(0, -20)],
])('a game on the table in which somebody changed %s is refused, and left as it is', async (_, change) => {
  const { file, beside } = await inGame()
  const text = readFileSync(beside, 'utf8')
  expect(change(text)).not.toBe(text)
  writeFileSync(beside, change(text))
  for (const task of ['status', 'verify', 'play']) {
    const ran = await machinami(['campaign', task, file], { typed: ['q'] })
    expect(ran).toMatchObject({ code: 1, out: '' })
    expect(ran.err).toContain('was changed or damaged')
  }
  expect(readFileSync(beside, 'utf8')).toBe(change(text))
})

it('a game that an earlier release kept without a sum goes on', async () => {
  const { file, beside } = await inGame()
  const { sum, ...game } = JSON.parse(readFileSync(beside, 'utf8'))
  expect(sum).toMatch(/^[0-9a-f]{16}$/)
  writeFileSync(beside, JSON.stringify(game))
  expect(await machinami(['campaign', 'play', file, '--bots', 'random', '--until', 'won:1'])).toMatchObject({ code: 0 })
})
