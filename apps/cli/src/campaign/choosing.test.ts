import { join } from 'node:path'
import { expect, it } from 'vitest'
import { textWidth } from '../columns.ts'
import { machinami, scratch } from '../testing/terminal.ts'

/** Two people have played to the winner's choice. */
async function atChoice(): Promise<string> {
  const file = join(scratch(), 'summer.txt')
  for (const line of [
    ['new', file, '--pack', 'tiny', '--seats', 'Ann,Bob'],
    ['play', file, '--bots', 'random', '--until', 'choice'],
  ])
    expect(await machinami(['campaign', ...line])).toMatchObject({ code: 0, err: '' })
  return file
}

/** What stands on the screen, line by line. */
const linesOf = (out: string): string[] => out.replaceAll(/\p{Cc}\[[0-9;?]*[A-Za-z]/gu, '').split(/\r?\n/)

it('a winner reads both faces to the end before choosing, in a narrow terminal too', async () => {
  const file = await atChoice()
  const { out } = await machinami(['campaign', 'play', file], { keys: ['\r', 'q'], columns: 60 })
  const words = linesOf(out)
    .map((line) => line.trim())
    .join(' ')
  expect(words).toMatch(/everybody else looks away\./)
  expect(words).toContain('Whoever rolled pays you 2 coins.')
  expect(words).toContain('From now on neighbours pay each other. An 8 is no longer safe.')
  expect(words).toContain('Everybody can sow early, and one die is enough for longer.')
})

it('how the campaign stands can be looked at before answering', async () => {
  const { out } = await machinami(['campaign', 'play', await atChoice()], { keys: ['s', 'q'], columns: 60 })
  expect(out).toContain('2 × Wheat Field, 2 × Bakery')
})

it('the status fits a narrow terminal, and nothing of it is cut', async () => {
  const file = await atChoice()
  const wide = await machinami(['campaign', 'status', file])
  const { out } = await machinami(['campaign', 'status', file], { keys: [], columns: 60 })
  expect(Math.max(...linesOf(out).map(textWidth))).toBeLessThanOrEqual(60)
  const wordsOf = (text: string) => linesOf(text).join(' ').split(/\s+/).join(' ').trim()
  expect(wordsOf(out)).toBe(wordsOf(wide.out))
})
