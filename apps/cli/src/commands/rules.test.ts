import { HOUSE_RULES } from '@machinami/cards'
import { describe, expect, it } from 'vitest'
import { machinami } from '../testing/terminal.ts'

describe('rules', () => {
  it('lists every house rule: its name, editions, and a sentence for each option', async () => {
    const { code, out } = await machinami('rules')
    expect(code).toBe(0)
    for (const rule of HOUSE_RULES)
      for (const option of rule.options) expect(out).toContain(`--house ${rule.id}=${option.id}\n`)
    expect(out).toContain('Price of the Sushi Bar\n  Harbor, Harbor and Millionaire’s Row\n')
    expect(out).toContain('The Sushi Bar costs 4 coins. (as usual)')
    expect(out).toContain('The Sushi Bar costs 2 coins.\n')
  })

  it('lists those of one edition, each of which can be played', async () => {
    const { out } = await machinami('rules --edition two --json')
    const rules = JSON.parse(out) as { id: string; editions: string[]; options: { id: string; text: string }[] }[]
    expect(rules.map((rule) => rule.id)).toContain('mk2-vineyard-numbers')
    for (const { id, editions, options } of rules) {
      expect(editions).toEqual(['two'])
      const line = `sim --edition two --games 1 --threads 1 --csv --house ${id}=${options[1].id}`
      expect((await machinami(line)).code).toBe(0)
    }
  })

  it('speaks Dutch and Japanese', async () => {
    expect((await machinami('rules --lang nl')).out).toMatch(
      /Prijs van de .*\n {2}Haven.*\n {2}--house sushi-bar-cost=4/,
    )
    expect((await machinami('rules --lang ja')).out).toMatch(/（標準）|\(標準\)/)
  })
})
