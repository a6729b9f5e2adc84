import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WeightFile } from '@machinami/bots/teach'
import { afterAll, describe, expect, it } from 'vitest'
import { machinami } from '../testing/terminal.ts'
import { keepLesson } from './pack-nets.ts'

const folder = mkdtempSync(join(tmpdir(), 'machinami-pack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pack = join(folder, 'tiny')
cpSync(join(import.meta.dirname, '../../../../packs/tiny'), pack, { recursive: true })
const deckFile = join(pack, 'deck.json')
const net = join(pack, 'nets', 'second.txt')
const draft = join(pack, 'nets', 'second.draft')

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

  it('keeps no net that is not better than the planner, but a draft to go on from', async () => {
    nameNet()
    expect((await machinami(['campaign', 'check', pack])).out).toContain('nets/second.txt')
    const { code, err } = await machinami(['campaign', 'teach', pack, '--games', '8'])
    expect(code).toBe(1)
    expect(err).toMatch(/2: \d+%, 3: \d+%, 4: \d+%/)
    expect(existsSync(net)).toBe(false)
    expect(readFileSync(draft, 'utf8')).toContain('"games":8')
  })

  it('does the same again for the same seed', async () => {
    const taught = async () => {
      rmSync(join(pack, 'nets'), { recursive: true })
      await machinami(['campaign', 'teach', pack, '--games', '8', '--seed', '3'])
      return readFileSync(draft, 'utf8')
    }
    expect(await taught()).toBe(await taught())
  })

  it('keeps a net that is, and the pack is whole with it', async () => {
    const learned = JSON.parse(readFileSync(draft, 'utf8')) as WeightFile
    expect(keepLesson(pack, 'second', { file: learned, draft: () => learned })).toBe(true)
    expect(JSON.parse(readFileSync(net, 'utf8'))).toEqual(learned)
    expect(existsSync(draft)).toBe(false)
    expect((await machinami(['campaign', 'check', pack])).code).toBe(0)
  })

  it.each(['--chapter 11', '--games none', '--seed x'])('refuses %s', async (wrong) => {
    expect((await machinami(['campaign', 'teach', pack, ...wrong.split(' ')])).code).toBe(2)
  })

  it('cannot teach a sealed pack', async () => {
    expect((await machinami(['campaign', 'teach', join(folder, 'nothing')])).code).toBe(2)
  })
})
