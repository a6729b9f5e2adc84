import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { escaped, harmless, onlyColours, quoted } from './harmless.ts'
import { paintFor } from './paint.ts'
import { machinami, scratch } from './testing/terminal.ts'

const ESC = '\u001b'
const paint = paintFor(true)

describe('what a terminal is sent', () => {
  it('keeps every colour of ours', () => {
    const brushes = [paint.bold, paint.dim, paint.good, paint.bad, paint.coin, paint.key]
    const line = brushes.map((brush) => brush('街')).join('\n')
    expect(onlyColours(line)).toBe(line)
  })

  it.each([`${ESC}[2J`, `${ESC}]0;title\u0007`, `${ESC}[31;1m`, '\u009b2J', '\r', '\b', '\u007f', '\0', `${ESC}c`])(
    'holds nothing else that it would obey: %j',
    (mark) => {
      expect(onlyColours(`a${mark}b`)).not.toContain(mark[0])
      expect(harmless(`a${mark}b`)).not.toContain(mark[0])
    },
  )

  it('holds no colour that a name brings, and nothing that turns its letters round', () => {
    expect(harmless(`${ESC}[31mred`)).toBe('\uFFFD[31mred')
    expect(harmless('game\u202etxt.exe')).toBe('game\uFFFDtxt.exe')
  })

  it('names files as a shell takes them', () => {
    const file = `it's \\ ${ESC}[31m \u009b`
    expect(quoted(file)).toBe("$'it\\'s \\\\ \\u001b[31m \\u009b'")
    expect(quoted("it's")).toBe("'it'\\''s'")
    expect(quoted('game.txt')).toBe('game.txt')
  })

  it('as JSON holds the same, written otherwise', () => {
    const value = { name: 'a\u009bb\u007f' }
    expect(escaped(JSON.stringify(value))).toBe('{"name":"a\\u009bb\\u007f"}')
    expect(JSON.parse(escaped(JSON.stringify(value)))).toEqual(value)
  })

  it('is harmless whatever a file is called', async () => {
    const folder = join(scratch(), `${ESC}[31m${ESC}]0;x\u0007\u009b2J`)
    mkdirSync(folder)
    const file = join(folder, 'game.txt')
    const env = { FORCE_COLOR: '1' }
    const lines = [
      ['play', '--record', file, '--seats', 'Ann,Bob'],
      ['play', '--record', file],
      ['play', '--resume', file],
      ['verify', '--partial', file],
      ['verify', '--partial', `${file}-not`],
      ['play', '--record', join(folder, 'no', 'game.txt')],
      ['play', '--resume', `${file}-not`],
      ['replay', file],
      ['arena', 'planner', 'random', '--log', folder],
      ['arena', 'planner', 'random', '--matrix', '--svg', join(folder, 'no', 'x.svg')],
      ['cards', `${ESC}[31m`],
      [`${ESC}[31m`],
      ['play', `--${ESC}[31m`],
      ['play', '--edition', `${ESC}[31m`],
      ['cards', '--lang', `${ESC}[31m`],
    ]
    for (const line of lines) {
      const { out, err } = await machinami(line, { env, typed: ['roll 1', `${ESC}[31m`] })
      // Our own colours end with 39 or 22: what is left after taking them away must hold none.
      const rest = `${out}${err}`.replaceAll(new RegExp(`${ESC}\\[(?:1|2|22|3[1-6]|39)m`, 'g'), '')
      expect(rest.replaceAll('\n', ''), line.join(' ')).not.toMatch(/\p{Cc}/u)
      expect(`${out}${err}`, line.join(' ')).not.toContain(`/${ESC}[31m`)
    }
  })

  it('is harmless whatever a record is full of', async () => {
    const file = join(scratch(), 'game.txt')
    for (const text of [`machinami 1\nrules ${ESC}[2J players=2\n`, `${ESC}[2J`, `machinami ${ESC}[2J`]) {
      writeFileSync(file, text)
      for (const command of ['verify', 'replay', 'convert --to text']) {
        const { out, err } = await machinami([...command.split(' '), file])
        expect(out + err).not.toContain(ESC)
      }
    }
  })
})
