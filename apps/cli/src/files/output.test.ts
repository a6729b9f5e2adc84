import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { machinami, scratch } from '../testing/terminal.ts'

const folder = scratch()
const matrix = (svg: string, ...more: string[]): string[] => [
  'arena',
  '--matrix',
  'random',
  'planner',
  '--units',
  '1',
  '--svg',
  svg,
  ...more,
]
const DOWN = '\u001b[B'

describe('where results go', () => {
  it.each(['/nope/x.svg', '', '-', `${folder}/`, folder, join(folder, 'no', 'x.svg'), 'a\0b'])(
    'is looked at before any match is played: %j',
    async (svg) => {
      const { code, out, err } = await machinami(matrix(svg))
      expect(code).toBeGreaterThan(0)
      expect(out).toBe('')
      expect(err.split('\n')).toHaveLength(2)
    },
  )

  it('is not overwritten without being asked', async () => {
    const svg = join(folder, 'kept.svg')
    writeFileSync(svg, 'precious')
    const refused = await machinami(matrix(svg))
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toContain('is not overwritten. Choose another name, or add --force.')
    expect(readFileSync(svg, 'utf8')).toBe('precious')
    expect(await machinami(matrix(svg, '--force'))).toMatchObject({ code: 0 })
    expect(readFileSync(svg, 'utf8')).toContain('<svg')
  })

  it('is asked about at a terminal', async () => {
    const svg = join(folder, 'asked.svg')
    writeFileSync(svg, 'precious')
    const left = await machinami(matrix(svg), { keys: ['\r'] })
    expect(left.code).toBe(1)
    expect(left.out).toContain('exists already')
    expect(readFileSync(svg, 'utf8')).toBe('precious')
    expect((await machinami(matrix(svg), { keys: [DOWN, '\r'] })).code).toBe(0)
    expect(readFileSync(svg, 'utf8')).toContain('<svg')
  })

  it('may be another game only by force, and then without its old seed', async () => {
    const file = join(folder, 'game.txt')
    const play = ['play', '--seats', 'Ann,Bob', '--record', file]
    await machinami([...play, '--edition', 'two'], { typed: ['roll 1'] })
    expect((await machinami(play)).code).toBe(1)
    expect((await machinami([...play, '--force'], { typed: ['roll 1', 'quit'] })).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toContain('rules base')
    expect((await machinami(['play', '--resume', file], { typed: ['quit'] })).code).toBe(0)
  })

  it('may fail at last: the results are told all the same', async () => {
    const place = join(folder, 'soon-gone')
    mkdirSync(place)
    const svg = join(place, 'x.svg')
    const told = () => {
      if (existsSync(place)) mkdirSync(svg, { recursive: true })
    }
    const { code, out, err } = await machinami(matrix(svg), { told })
    expect(code).toBe(1)
    expect(out).toContain('Units in each match: 1')
    expect(err).toContain('Nothing can be written to')
  })
})
