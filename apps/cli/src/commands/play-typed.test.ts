import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { machinami, scratch } from '../testing/terminal.ts'

const folder = scratch()
const seed = '00112233445566778899aabbccddeeff'
let files = 0
const newFile = (): string => join(folder, `game-${++files}.txt`)
const play = (more: string, file = newFile()): string[] => [
  ...['play', '--record', file, '--seed', seed, '--seats', 'Ann,Bob'],
  ...more.split(' ').filter((word) => word !== ''),
]

describe('moves that are typed', () => {
  it('may call a card by its name or by its id without the family', async () => {
    const typed = ['build sushi bar', 'build flower garden', 'quit']
    const { out, err } = await machinami(play('--edition two'), { typed })
    expect(err).toBe('')
    expect(out).toContain('Ann builds a Sushi Bar')
    expect(out).toContain('Bob builds a Flower Garden')
    const dutch = await machinami(play('--lang nl'), { typed: ['roll 1', 'build Graanveld', 'quit'] })
    expect(dutch.err).toBe('')
    const japanese = await machinami(play('--lang ja'), { typed: ['roll 1', 'build 麦畑', 'quit'] })
    expect(japanese.err).toBe('')
  })

  it('with a card that is not in the game are told so', async () => {
    const typed = ['roll 1', 'build castle', 'build mk2-bakery', 'build big castle', 'build radio tower', 'quit']
    const { err } = await machinami(play(''), { typed })
    expect(err.split('\n')).toEqual([
      '✗ This game has no card “castle”.',
      '✗ This game has no card “mk2-bakery”.',
      '✗ This game has no card “big castle”.',
      '✗ You cannot do “build radio tower” now. Choose one of the options shown.',
      '',
    ])
  })

  it.each(['base', 'two', 'legacy'])('are explained with one of %s', async (edition) => {
    const { out } = await machinami(play(`--edition ${edition} --first 1`), { typed: ['?', 'quit'] })
    const [first, second] = [...out.matchAll(/such as “(.*?)”/g)].map(([, move]) => move)
    expect(first).toMatch({ base: /^build [a-z-]+$/, two: /^build mk2-/, legacy: /^build legacy-/ }[edition] ?? /-/)
    expect(second).toMatch(edition === 'two' ? /^build mk2-/ : /^roll 1$/)
  })

  it('that were refused make a script fail that does not end its game', async () => {
    expect((await machinami(play(''), { typed: ['roll 1', 'build castle'] })).code).toBe(1)
    expect((await machinami(play(''), { typed: ['roll 1', 'build castle', 'quit'] })).code).toBe(0)
    expect((await machinami(play(''), { typed: ['roll 1', 'build ranch'] })).code).toBe(0)
  })
})

describe('a table around one keyboard', () => {
  it('is handed over once for all secret picks of a player', async () => {
    const typed = ['go', '1', '1', 'go', '1', '1', 'quit']
    const { out } = await machinami(play('--edition legacy --first 1 --house town-square=two-of-four'), { typed })
    expect(out.match(/Ann takes the keyboard/g)).toHaveLength(1)
    expect(out.match(/Bob takes the keyboard/g)).toHaveLength(1)
    expect(out).toContain('Ann: How many dice do you roll?')
  })

  it('is begun by the seat that was named, or by the highest roll', async () => {
    const file = newFile()
    const { out } = await machinami(play('--first 2', file), { typed: ['quit'] })
    expect(out).toContain('Bob: How many dice do you roll?')
    expect(readFileSync(file, 'utf8')).toContain('\nrules base players=2 first=2\n')
    expect((await machinami(['play', '--resume', file, '--first', '1'])).err).toContain('which has “2”')
    const rolled = newFile()
    await machinami(play('--first roll', rolled), { typed: ['quit'] })
    expect(readFileSync(rolled, 'utf8')).toMatch(/\nrules base players=2 first=roll\n[^]*\ndice \d \d/)
    expect((await machinami(['verify', '--partial', rolled])).code).toBe(0)
  })
})

describe('the market', () => {
  it('of Machi Koro 2 offers no landmark in the opening rounds', async () => {
    const { out } = await machinami(play('--edition two'), { typed: ['show', 'quit'] })
    expect(out).not.toContain('Too dear for now')
    expect(out).toMatch(/\n +★ Museum +12/)
    expect(out).not.toMatch(/✓ +★/)
  })

  it('marks what may be built, and nothing else', async () => {
    const typed = Array.from({ length: 360 }, (_, nth) => (nth % 2 === 0 ? 'show' : '1'))
    const line = play('--edition two').with(4, '12'.repeat(16))
    const { out } = await machinami(line, { typed })
    const shown = [
      ...out.matchAll(/ card +on (?:(?!★ landmark)[^])*★ landmark\n\n(?:Ann|Bob): What do you build\b[^]*? Pass\n/g),
    ]
    expect(shown.length).toBeGreaterThan(20)
    for (const [text] of shown) {
      const names = (shape: RegExp) => [...text.matchAll(shape)].map(([, name]) => name).sort()
      expect(names(/^✓ +. (.*?) {2}/gm)).toEqual(names(/^ +\d+ +[≈●▲■★] (.*?) {2}/gm))
    }
    // R-CARD-TWO-LOAN-OFFICE: only a first landmark.
    expect(out).toMatch(/\n +★ Loan Office +not for you +1/)
  })
})
