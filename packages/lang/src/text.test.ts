import { describe, expect, test } from 'vitest'
import { guessLang, isLangCode, LANG_CODES, loadLang } from './index.ts'

const [en, nl, ja] = await Promise.all([loadLang('en'), loadLang('nl'), loadLang('ja')])

describe('one and more', () => {
  test('coins', () => {
    expect([0, 1, 2, 1500].map(en.coins)).toEqual(['0 coins', '1 coin', '2 coins', '1,500 coins'])
    expect([0, 1, 2, 1500].map(nl.coins)).toEqual(['0 munten', '1 munt', '2 munten', '1.500 munten'])
    expect([1, 2].map(ja.coins)).toEqual(['1コイン', '2コイン'])
  })

  test('ordinals', () => {
    expect([1, 2, 3, 11, 22].map(en.ordinal)).toEqual(['first', 'second', 'third', '11th', '22nd'])
    expect([1, 8].map(nl.ordinal)).toEqual(['eerste', '8e'])
  })

  test('landmarks in a condition', () => {
    const of = (n: number) =>
      nl.steps([{ verb: 'gain', amount: n, if: { landmarks: 'at-most', n, of: 'owner' } }], { cardName: String })
    expect(of(1)).toEqual(['Zolang je hoogstens 1 bezienswaardigheid hebt, krijg je 1 munt van de bank.'])
    expect(of(2)).toEqual(['Zolang je hoogstens 2 bezienswaardigheden hebt, krijg je 2 munten van de bank.'])
  })
})

describe('figures', () => {
  test('lists', () => {
    expect(en.list(['Ann', 'Bob', 'Kim'])).toBe('Ann, Bob, and Kim')
    expect(nl.list(['Ann', 'Bob', 'Kim'])).toBe('Ann, Bob en Kim')
    expect(ja.list(['アン', 'ボブ'])).toBe('アン、ボブ')
  })

  test('dice', () => {
    expect(en.dice([4])).toBe('4')
    expect(en.dice([3, 4])).toBe('3 + 4 = 7')
    expect(nl.dice([3, 3])).toBe('3 + 3 = 6, dubbel')
    expect(ja.dice([3, 3])).toBe('3＋3＝6（ゾロ目）')
  })

  test('numbers of a card', () => {
    expect(en.totals([12, 13, 14])).toBe('12–14')
    expect(en.totals([2, 4])).toBe('2, 4')
    expect(ja.totals([9, 10])).toBe('9～10')
  })

  test('prices', () => {
    expect(en.price(0)).toBe('free')
    expect(nl.price([10, null, null])).toBe('10 munten als eerste bezienswaardigheid')
    expect(en.price([1, null])).toBe('1 coin as your first landmark')
    expect(en.slotPrice([5, 15, 25])).toBe('5, 15, or 25 coins, as its slot of the town board says')
    expect(nl.slotPrice([5, 15, 25])).toBe('5, 15 of 25 munten, afhankelijk van het veld op het stadstableau')
    expect(ja.slotPrice([5, 15, 25])).toBe('街ボードの区画により5・15・25コイン')
  })
})

describe('choosing a language', () => {
  test('takes the first one that we speak', () => {
    expect(guessLang(['fr-FR', 'nl-BE', 'en'])).toBe('nl')
    expect(guessLang(['ja_JP.UTF-8'])).toBe('ja')
    expect(guessLang(['EN-us'])).toBe('en')
    expect(guessLang(['C'])).toBe('en')
    expect(guessLang([])).toBe('en')
  })

  test('knows its own codes', () => {
    expect(LANG_CODES.every(isLangCode)).toBe(true)
    expect(isLangCode('tlh')).toBe(false)
  })

  test.each(LANG_CODES)('%s says who it is', async (code) => {
    expect((await loadLang(code)).code).toBe(code)
  })
})
