import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { teach } from '@machinami/bots/teach'
import { isRefusal, type Ruleset, rulesetFor } from '@machinami/cards'
import { rulesetHash } from '@machinami/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { keepDraft, keepNet, netFile } from '../files/kept-nets.ts'
import { machinami } from '../testing/terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'machinami-teach-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const env = { XDG_DATA_HOME: folder, HOME: folder }

/** The base game with so much money that no net of ours knows it. */
const ruleset = { ...(rulesetFor({ edition: 'base', players: 2 }) as Ruleset), edition: 'rich', startCoins: 40 }
const file = join(folder, 'rules.json')
writeFileSync(file, JSON.stringify(ruleset))

const SIM = ['sim', '--ruleset', file, '--bots', 'strategist,random', '--games', '20']

describe('teach', () => {
  it('learns for as long as it is told, and says how well', async () => {
    const { code, out } = await machinami(['teach', file, '--seconds', '1'], { env })
    expect(code).toBe(0)
    expect(out).toMatch(/net wins \d+/)
    // What is not clearly better is not kept.
    expect(existsSync(netFile({ env }, rulesetHash(ruleset)))).toBe(out.includes('.txt'))
    rmSync(join(folder, 'machinami'), { recursive: true, force: true })
  })

  it('keeps nets by the hash of the rules, where the bots find them', async () => {
    expect((await machinami(SIM, { env })).err).toContain('planner')
    const told = await teach(ruleset, { length: { games: 8 }, testedAt: [] })
    if (isRefusal(told)) throw new Error(told.refused)
    keepNet({ env }, rulesetHash(ruleset), told.draft())
    expect((await machinami(SIM, { env })).err).toBe('')
    expect((await machinami(['teach', file], { env })).out).toContain('already')
  })

  it('goes on with a lesson that was broken off', async () => {
    const told = await teach(ruleset, { length: { games: 8 }, testedAt: [] })
    if (isRefusal(told)) throw new Error(told.refused)
    rmSync(join(folder, 'machinami'), { recursive: true, force: true })
    keepDraft({ env }, rulesetHash(ruleset), { done: 0.99, draft: told.draft() })
    expect((await machinami(['teach', file, '--seconds', '1'], { env })).out).toContain('99.0%')
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
