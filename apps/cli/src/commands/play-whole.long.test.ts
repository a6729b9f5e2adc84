import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { machinami, scratch } from '../testing/terminal.ts'

const folder = scratch()
const seed = '00112233445566778899aabbccddeeff'
/** More first answers than any game has questions. */
const typed = Array.from({ length: 3000 }, () => '1')

describe('play', () => {
  it.each(['base', 'harbor', 'row', 'both', 'two'])('plays a whole game of %s from a script', async (edition) => {
    const file = join(folder, `${edition}.txt`)
    const { code, out, err } = await machinami(
      ['play', '--record', file, '--seed', seed, '--edition', edition, '--players', '2'],
      { typed },
    )
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/★ (You win|\S+ wins) the game/)
    expect(out).toContain(`The seed of the dice was ${seed}`)
    expect(existsSync(`${file}.seed`)).toBe(false)
    expect(existsSync(`${file}.rules`)).toBe(false)
    expect((await machinami(['verify', file])).code).toBe(0)
  })
})
