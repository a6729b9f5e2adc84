import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BAD_FILES, expectSentences, folder, ODD_NAMES } from './testing/bad-input.ts'
import { machinami } from './testing/terminal.ts'

describe('bad input of any kind is told in sentences', () => {
  it('any command line', async () => {
    const word = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('play', 'sim', 'verify', 'replay', 'convert', 'cards', 'rules', 'help') },
      fc.constantFrom(
        '--edition',
        '--players',
        '--market',
        '--order',
        '--house',
        '--first',
        '--seats',
        '--seed',
        '--lang',
      ),
      fc.constantFrom(
        '--bots',
        '--games',
        '--threads',
        '--json',
        '--csv',
        '--to',
        '--step',
        '--facts',
        '--partial',
        '--',
      ),
      fc.constantFrom(
        'base',
        'both',
        'two',
        'legacy',
        'nl',
        'ja',
        'Ann,Bob',
        'bot:random,bot:random',
        'roll',
        'text',
        'json',
      ),
      fc.constantFrom('1', '0', '-1', '2', '5', '1e9', '99999999999999999999', '0x10', '1.5', 'Infinity', '１'),
      fc.constantFrom(...ODD_NAMES, ...BAD_FILES),
      fc.string({ unit: 'binary', maxLength: 8 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (line) => {
        // Of a billion games only the first words are of interest here.
        if (line[0] === 'sim' && !line.includes('--games')) line.push('--games', '2')
        if (line.some((each) => /^(1e9|99999999999999999999)$/.test(each)) && line.includes('--games')) return
        if (line.includes('--record')) return
        expectSentences(await machinami(line, { env: { XDG_DATA_HOME: folder } }), line)
      }),
      { numRuns: 150 },
    )
  })

  it('what is typed in the middle of a game', async () => {
    const word = fc.oneof(
      fc.constantFrom(
        'roll 1',
        'build',
        'build __proto__',
        'build constructor',
        'pass',
        '1',
        '0',
        '99999999999999999999',
      ),
      fc.constantFrom('undo', 'show', '?', 'from p9', 'offer wheat-field', '\u001b[2J', '\0', '-1', '1.5', 'q '),
      fc.string({ unit: 'binary', maxLength: 20 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 30 }), async (typed) => {
        const line = ['play', '--seats', 'Ann,bot:random']
        expectSentences(await machinami(line, { typed, env: { XDG_DATA_HOME: folder } }), [...line, ...typed])
      }),
      { numRuns: 25 },
    )
  })

  it('a record of 100 MB with a fault in line 76', async () => {
    const head = 'machinami 1\nrules base players=2\nseat p1 person "Ann"\nseat p2 person "Bob"\n\n'
    const turns = 'p1 roll 1: 2\np1 pass\np2 roll 1: 6\np2 pass\n'
    const start = `${head}${turns.repeat(17)}p1 roll 1: 2\np1 pass\n`
    const record = join(folder, 'huge.txt')
    writeFileSync(record, `${start}p2 rolls nothing\n${turns.repeat(Math.ceil(1e8 / turns.length))}`)
    for (const line of [
      ['verify', record],
      ['replay', record],
      ['play', '--resume', record],
    ]) {
      const { code, err } = await machinami(line)
      expect(code).toBe(1)
      expect(err).toContain('Line 76: “p2 rolls nothing” cannot be read.')
    }
    rmSync(record)
  })
})
