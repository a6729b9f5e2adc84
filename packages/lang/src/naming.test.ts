import type { CardNames } from '@machinami/cards'
import { describe, expect, test } from 'vitest'
import { ask, contextFor, loadLang, namingFor, tell } from './index.ts'

const [en, nl, ja] = await Promise.all([loadLang('en'), loadLang('nl'), loadLang('ja')])

describe('what a card is called', () => {
  const names: CardNames = {
    'fish-stall': { en: 'Fish Stall', nl: { name: 'Viskraam', article: 'de' }, ja: '屋台' },
    'tea-house': { en: 'Tea House', nl: { name: 'Theehuis', article: 'het' } },
    onsen: { fr: { name: 'Source chaude', article: 'la' }, de: 'Heiße Quelle' },
    mine: { nl: { name: 'Kopermijn', article: 'de' } },
    bakery: { fr: 'Boulangerie' },
  }
  const inEach = (id: string) => [en, nl, ja].map((lang) => namingFor(lang, names).cardName(id))

  test('is what its ruleset says in the reader’s language', () => {
    expect(inEach('fish-stall')).toEqual(['Fish Stall', 'Viskraam', '屋台'])
  })

  test('is what the language says, unless the ruleset has another name in that very language', () => {
    expect(inEach('mine')).toEqual(['Mine', 'Kopermijn', '鉱山'])
    expect(inEach('bakery')).toEqual(['Bakery', 'Bakkerij', 'パン屋'])
  })

  test('is its name in English where it has none in the reader’s language, or in any language', () => {
    expect(inEach('tea-house')).toEqual(['Tea House', 'Theehuis', 'Tea House'])
    expect(inEach('onsen')).toEqual(['Source chaude', 'Source chaude', 'Source chaude'])
  })

  test('is made of its id where nobody gave it a name', () => {
    expect(inEach('hot-spring')).toEqual(['Hot Spring', 'Hot Spring', 'Hot Spring'])
    expect(inEach('legacy-old-mill')[0]).toBe('Old Mill')
    expect(inEach('constructor')[0]).toBe('Constructor')
    expect(inEach('face-down')).toEqual(['…', '…', '…'])
  })

  test('has an article in Dutch where its ruleset gives one', () => {
    const { cardText, answers } = nl
    const ctx = contextFor(nl, { seats: [], ruleset: { cards: [], names } })
    const build = (card: string) => answers.build({ kind: 'build', card }, ctx, {})
    const close = (card: string) => answers.close({ kind: 'close', card }, ctx, {})
    expect([build('fish-stall'), build('tea-house'), build('onsen')]).toEqual([
      'Bouw de Viskraam',
      'Bouw het Theehuis',
      'Bouw Source chaude',
    ])
    expect([close('fish-stall'), close('tea-house'), close('onsen')]).toEqual([
      'Sluit elke Viskraam',
      'Sluit elk Theehuis',
      'Sluit elke kaart Source chaude',
    ])
    const festival = { id: 'x', kind: 'action', cost: 1, does: [{ verb: 'gain', amount: 2, if: { has: 'mine' } }] }
    expect(cardText(festival as Parameters<typeof cardText>[0], ctx)[0]).toContain('Als je de Kopermijn hebt')
  })

  test('a marker is called as its ruleset says, or by a neutral word', () => {
    const called: CardNames = {
      token: { en: 'whistle', nl: { name: 'fluit', article: 'de' } },
      mascot: { en: 'Pip', nl: 'Pip' },
      fund: { en: 'jar', nl: { name: 'pot', article: 'de' }, ja: 'つぼ' },
    }
    const said = (lang: typeof en, brought: CardNames) => {
      const ctx = contextFor(lang, { seats: ['Ann'], ruleset: { cards: [], names: brought }, you: 0 })
      return [
        ask(lang, 'shift', { seats: [0], card: null }, ctx),
        tell(lang, { kind: 'token', seat: 0, ready: false, by: null }, ctx),
        ask(lang, 'mascot', { seats: [0], card: null }, ctx),
        lang.steps([{ verb: 'move-mascot' }], ctx)[0],
      ].join(' ')
    }
    const filled = (lang: typeof en, brought: CardNames) =>
      lang.goal([{ fund: 9, points: { each: 1, landmarks: [2] } }], namingFor(lang, brought))
    expect(said(en, called)).toBe(
      'Do you use your whistle to change the total? You use the whistle Where does Pip go? You may move Pip to any kind of building that is not purple.',
    )
    expect(said(nl, called)).toBe(
      'Gebruik je je fluit om het totaal te veranderen? Je gebruikt de fluit Waar gaat Pip heen? Je mag Pip bij een soort attractie naar keuze zetten, maar geen paarse.',
    )
    expect(said(nl, {})).toContain('je fiche om')
    expect(said(nl, {})).toContain('Waar gaat de mascotte heen?')
    expect(said(ja, {})).toContain('トークンを使って')
    expect([en, nl, ja].map((lang) => filled(lang, called))).toEqual([
      'When the jar has 9 pieces, whoever has the most points wins.',
      'Zodra er 9 stukken in de pot zitten, wint wie de meeste punten heeft.',
      'つぼに9つたまったとき、得点がいちばん多いプレイヤーの勝ち。',
    ])
    expect(filled(nl, {})).toContain('in het fonds')
  })

  test('has the English article that is said, or that it sounds like', () => {
    const called = { ...names, hotel: { en: { name: 'Hotel', article: 'an' } } }
    const ctx = contextFor(en, { seats: ['Ann'], ruleset: { cards: [], names: called } })
    const built = (card: string) => tell(en, { kind: 'built', seat: 0, card, n: 0 }, ctx)
    expect(
      ['hotel', 'union-hall', 'hour-glass', 'honey-farm', 'onsen', 'one-stop-shop', 'umbrella-shop'].map(built),
    ).toEqual([
      'Ann builds an Hotel',
      'Ann builds a Union Hall',
      'Ann builds an Hour Glass',
      'Ann builds a Honey Farm',
      'Ann builds a Source chaude',
      'Ann builds a One Stop Shop',
      'Ann builds an Umbrella Shop',
    ])
  })
})
