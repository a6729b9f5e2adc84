import { ALL_CARDS, EDITIONS } from '@machinami/cards'
import { describe, expect, it } from 'vitest'
import { machinami } from '../testing/terminal.ts'

const idsFor = async (line: string): Promise<string[]> => {
  const { out } = await machinami(`cards --json ${line}`)
  return (JSON.parse(out) as { id: string }[]).map((card) => card.id)
}

describe('cards', () => {
  it('finds a card by its name in any of three languages', async () => {
    expect(await idsFor('cheese')).toContain('cheese-factory')
    expect(await idsFor('kaas')).toContain('cheese-factory')
    expect(await idsFor('チーズ')).toContain('cheese-factory')
  })

  it('minds neither accents nor capitals nor the order of words', async () => {
    expect(await idsFor('CAFE restaurant')).toContain('cafe')
    expect(await idsFor('restaurant café')).toEqual(await idsFor('CAFE restaurant'))
    expect(await idsFor('パン')).not.toContain('forest')
  })

  it('prints what a card does in the reader’s language', async () => {
    expect((await machinami('cards forest --edition base')).out).toContain('The bank pays you 1 coin.')
    expect((await machinami('cards forest --edition base --lang nl')).out).toMatch(/Bos.*blauw/)
    expect((await machinami('cards forest --edition base --lang ja')).out).toContain('森林')
  })

  it('prices the landmarks of Legacy by the slots they lie in', async () => {
    const { out } = await machinami('cards landmark --edition legacy')
    expect(out).not.toContain('free')
    expect(out.match(/5, 15, or 25 coins, as its slot of the town board says/g)).toHaveLength(3)
    expect(out).toContain('20 coins')
    expect((await machinami('cards fountain --edition legacy --lang nl')).out).toContain('5, 15 of 25 munten')
    const { out: json } = await machinami('cards fountain --edition legacy --json')
    expect(JSON.parse(json)).toMatchObject([{ id: 'legacy-fountain', slots: [5, 15, 25] }])
  })

  it('lists all cards, or those of one edition', async () => {
    expect(await idsFor('')).toEqual(ALL_CARDS.map((card) => card.id))
    expect(await idsFor('--edition two')).toEqual(EDITIONS.two.cards.map((card) => card.id))
  })

  it('says so when there is no such card', async () => {
    expect(await machinami('cards unicorn')).toMatchObject({ code: 1, out: '' })
    expect((await machinami('cards unicorn')).err).toContain('“unicorn”')
  })
})
