import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { BAD_FILES, expectSentences, folder, ODD_NAMES } from './testing/bad-input.ts'
import { machinami } from './testing/terminal.ts'

describe('bad input is told in sentences', () => {
  it.each(BAD_FILES)('a record like %j', async (name) => {
    for (const line of [
      ['verify', name],
      ['verify', '--partial', name],
      ['replay', name],
      ['replay', '--facts', name],
      ['replay', '--json', name],
      ['convert', name, '--to', 'json'],
      ['convert', name, '--to', 'text'],
      ['play', '--resume', name],
      ['play', '--seats', 'Ann,Bob', '--record', name],
      ['play', '--ruleset', name],
      ['sim', '--games', '1', '--ruleset', name],
      ['cards', '--ruleset', name],
      ['campaign', 'verify', name],
      ['campaign', 'new', 'x', '--pack', name],
      ['arena', 'random', 'random', '--units', '1', '--log', name],
    ])
      expectSentences(await machinami(line), line)
  })

  it.each(BAD_FILES.filter((name) => name !== folder && name !== '.'))('a pack like %j', async (name) => {
    expectSentences(await machinami(['campaign', 'check', name]), ['campaign', 'check', name])
  })

  it.each(ODD_NAMES)('anything called %j', async (name) => {
    for (const line of [
      [name],
      ['help', name],
      ['cards', name],
      ['cards', '--edition', name],
      ['rules', '--edition', name],
      ['cards', '--lang', name],
      ['play', '--edition', name],
      ['play', '--market', name],
      ['play', '--order', name],
      ['play', '--first', name],
      ['play', '--house', name],
      ['play', '--house', `${name}=1`],
      ['play', '--house', `sushi-bar-cost=${name}`, '--edition', 'harbor'],
      ['play', '--seats', `Ann,bot:${name}`],
      ['play', '--seats', `${name},${name}`],
      ['play', `--${name}`, name],
      ['sim', '--bots', name],
      ['sim', '--games', name],
      ['sim', '--seed', name],
      ['arena', name, name],
      ['arena', 'random', 'random', '--sprt', name],
      ['convert', 'x', '--to', name],
      ['bench', '--seconds', name],
    ])
      expectSentences(await machinami(line), line)
  })

  it('names of JavaScript are no house rules', async () => {
    for (const name of ['__proto__', 'constructor'])
      expect((await machinami(['sim', '--house', `${name}=1`])).err).toContain(`no house rule “${name}”`)
    expect((await machinami(['cards', '__proto__'])).code).toBe(1)
  })

  it('a keyboard that fails', async () => {
    const typed = new Readable({ read: () => typed.destroy(new Error('EIO')) })
    const line = ['play', '--seats', 'Ann,Bob']
    expectSentences(await machinami(line, { typed, env: { XDG_DATA_HOME: folder } }), line)
    expectSentences(await machinami(['verify', '-'], { typed }), ['verify', '-'])
  })

  it('a fault of our own is one sentence with what to report, and its exit code is documented', async () => {
    const now = (): Date => {
      throw new Error('a bug')
    }
    const { code, err } = await machinami('play', { now })
    expect(code).toBe(70)
    expect(err).toMatch(
      /^✗ Something in Machinami itself is broken; it was nothing you did\.\n✗ Please report it .*: a bug\n$/,
    )
    expect((await machinami('help')).out).toMatch(/\n {2}70 +a fault in Machinami itself/)
  })
})
