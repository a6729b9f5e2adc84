import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { machinami } from '../testing/terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'machinami-pack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pack = join(folder, 'tiny')
cpSync(join(import.meta.dirname, '../../../../packs/tiny'), pack, { recursive: true })
const deckFile = join(pack, 'deck.json')

/** The deck with a net named for its second game. */
function nameNet(): void {
  const deck = JSON.parse(readFileSync(deckFile, 'utf8')) as { record: string; until?: string; net?: string }[]
  const [, second] = deck.filter(({ record, until }) => record === 'stop' && until === 'won')
  second.net = 'second'
  writeFileSync(deckFile, JSON.stringify(deck))
}

describe('campaign teach', () => {
  it('wants a net to be named in the deck', async () => {
    const { code, err } = await machinami(['campaign', 'teach', pack, '--games', '8'])
    expect(code).toBe(1)
    expect(err).toContain('deck.json')
  })

  it('writes the net that the deck names, and the pack is whole with it', async () => {
    nameNet()
    expect((await machinami(['campaign', 'check', pack])).out).toContain('nets/second.txt')
    expect((await machinami(['campaign', 'teach', pack, '--games', '8'])).code).toBe(0)
    expect(existsSync(join(pack, 'nets', 'second.txt'))).toBe(true)
    expect((await machinami(['campaign', 'check', pack])).code).toBe(0)
  })

  it('does the same again for the same seed', async () => {
    const net = () => readFileSync(join(pack, 'nets', 'second.txt'), 'utf8')
    const teach = async () => {
      rmSync(join(pack, 'nets'), { recursive: true })
      await machinami(['campaign', 'teach', pack, '--games', '8', '--seed', '3'])
      return net()
    }
    expect(await teach()).toBe(await teach())
  })

  it.each(['--chapter 11', '--games none', '--seed x'])('refuses %s', async (wrong) => {
    expect((await machinami(['campaign', 'teach', pack, ...wrong.split(' ')])).code).toBe(2)
  })

  it('cannot teach a sealed pack', async () => {
    expect((await machinami(['campaign', 'teach', join(folder, 'nothing')])).code).toBe(2)
  })
})
