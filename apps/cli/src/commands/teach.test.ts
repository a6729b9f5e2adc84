import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Ruleset, rulesetFor } from '@machinami/cards'
import { afterAll, describe, expect, it } from 'vitest'
import { machinami } from '../testing/terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'machinami-teach-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const env = { XDG_DATA_HOME: folder, HOME: folder }

/** The base game with so much money that no net of ours knows it. */
const ruleset = { ...(rulesetFor({ edition: 'base', players: 2 }) as Ruleset), edition: 'rich', startCoins: 40 }
const file = join(folder, 'rules.json')
writeFileSync(file, JSON.stringify(ruleset))

describe('teach', () => {
  it('keeps what it learned by the hash of the rules, and the bots use it', async () => {
    const { code, out } = await machinami(['teach', file, '--seconds', '2'], { env })
    expect(code).toBe(0)
    expect(out).toMatch(/net wins \d+/)
    const nets = readdirSync(join(folder, 'machinami', 'nets'))
    const isBetter = out.includes('.txt')
    expect(nets.length).toBe(isBetter ? 1 : 0)
    if (!isBetter) return
    expect(nets[0]).toMatch(/^[0-9a-f]{16}\.txt$/)
    expect(JSON.parse(readFileSync(join(folder, 'machinami', 'nets', nets[0]), 'utf8'))).toMatchObject({ edition: 'rich' })
    const sim = await machinami(['sim', '--ruleset', file, '--bots', 'strategist,random', '--games', '20'], { env })
    expect(sim.err).toBe('')
    expect((await machinami(['teach', file], { env })).out).toContain('already')
  })

  it.each([
    ['--seconds', '0'],
    ['--seconds', 'long'],
  ])('refuses %s %s', async (...wrong) => {
    expect((await machinami(['teach', file, ...wrong], { env })).code).toBe(2)
  })

  it('says which file it cannot read', async () => {
    const { code, err } = await machinami(['teach', join(folder, 'nothing.json')], { env })
    expect(code).toBe(1)
    expect(err).toContain('nothing.json')
  })
})
