import { ALL_CARDS, EDITIONS } from '@machinami/cards'
import { describe, expect, it } from 'vitest'
import { machinami } from '../testing/terminal.ts'

const idsFor = async (line: string): Promise<string[]> => {
  const { out } = await machinami(`cards --json ${line}`)
  return (JSON.parse(out) as { id: string }[]).map((card) => card.id)
}

describe('cards', () => {
  it('finds a card by its name in the reader’s language or in English', async () => {
    expect(await idsFor('cheese')).toContain('cheese-factory')
    expect(await idsFor('kaas --lang nl')).toContain('cheese-factory')
    expect(await idsFor('cheese --lang nl')).toContain('cheese-factory')
    expect(await idsFor('チーズ --lang ja')).toContain('cheese-factory')
    expect((await machinami('cards kaas --lang en')).code).toBe(1)
  })

  it('finds words by their beginning: rood is no brood', async () => {
    const reds = ALL_CARDS.filter((card) => card.kind === 'establishment' && card.color === 'red')
    expect(await idsFor('rood --lang nl')).toEqual(reds.map((card) => card.id))
    expect(await idsFor('red')).toEqual(reds.map((card) => card.id))
  })

  it('takes a number for a card’s own number or price', async () => {
    expect(await idsFor('22 --edition base')).toEqual(['radio-tower'])
    expect(await idsFor('12 --edition base')).toEqual(['farmers-market'])
    expect(await idsFor('15 --edition legacy')).toContain('legacy-forge')
  })

  it('R-MARKET-12: knows the names of older boxes', async () => {
    const found = async (name: string) => JSON.parse((await machinami(['cards', '--json', name])).out)
    expect(await found('Fruit and Vegetable Market')).toMatchObject([{ id: 'farmers-market' }])
    expect(await found("Member's Only Club")).toMatchObject([{ id: 'private-club' }])
  })

  it('minds neither accents nor capitals nor the order of words', async () => {
    expect(await idsFor('CAFE restaurant')).toContain('cafe')
    expect(await idsFor('restaurant café')).toEqual(await idsFor('CAFE restaurant'))
    expect(await idsFor('パン --lang ja')).not.toContain('forest')
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
    for (const price of [5, 15, 25]) expect(out).toContain(`${price} coins in game 1`)
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
