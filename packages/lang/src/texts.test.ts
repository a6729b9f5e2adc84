import { ALL_CARDS, type Card } from '@machinami/cards'
import { describe, expect, test } from 'vitest'
import { LANG_CODES, type Lang, loadLang } from './index.ts'
import { contextFor } from './tell.ts'

/** One card as a reviewer reads it: name, type, numbers, price, sentences. */
function entry(lang: Lang, card: Card): string {
  const naming = contextFor(lang, { seats: [] })
  const type = card.kind === 'establishment' ? lang.colors[card.color] : null
  const head = [
    `${naming.cardName(card.id)} (${card.id})`,
    type ? `${type.color}, ${type.type}` : lang.kinds[card.kind],
    ...(card.kind === 'establishment' ? [lang.icons[card.icon], lang.totals(card.on)] : []),
    ...('cost' in card ? [lang.price(card.cost)] : []),
  ]
  return [head.join(' | '), ...lang.cardText(card, naming).map((sentence) => `  ${sentence}`)].join('\n')
}

describe('card texts', () => {
  test.each(LANG_CODES)('%s', async (code) => {
    const lang = await loadLang(code)
    const text = (ALL_CARDS as readonly Card[]).map((card) => entry(lang, card)).join('\n')
    await expect(`${text}\n`).toMatchFileSnapshot(`../snapshots/${code}.txt`)
  })
})

describe('cards from outside', () => {
  const bathhouse: Card = {
    id: 'bathhouse',
    kind: 'establishment',
    color: 'green',
    icon: 'bread',
    on: [3, 5, 6],
    cost: 2,
    copies: 4,
    does: [{ verb: 'gain', amount: { each: 1, per: { card: 'spring' }, of: 'owner' }, if: { has: 'spring' } }],
    boost: 'never',
  }

  test('are called by the names they bring, else by their ids', async () => {
    const en = await loadLang('en')
    const named = contextFor(en, { seats: [], names: { spring: 'Hot Spring' } })
    expect(en.cardText(bathhouse, named)[0]).toBe(
      'If you have the Hot Spring, the bank pays you 1 coin for each Hot Spring you own.',
    )
    expect(en.cardText(bathhouse, contextFor(en, { seats: [] }))[0]).toContain('each spring you own')
  })

  test('go without an article in Dutch, which cannot know it', async () => {
    const nl = await loadLang('nl')
    const ctx = contextFor(nl, { seats: [], names: { spring: 'Warmwaterbron', mine: 'Kopermijn' } })
    expect(nl.cardText(bathhouse, ctx)[0]).toBe(
      'Als je Warmwaterbron hebt, betaalt de bank je 1 munt per Warmwaterbron in je stad.',
    )
    expect(nl.answers.build({ kind: 'build', card: 'mine' }, ctx, {})).toBe('Bouw Kopermijn')
  })

  test('may be actions and community landmarks', async () => {
    const en = await loadLang('en')
    const ctx = contextFor(en, { seats: [] })
    const festival: Card = { id: 'festival', kind: 'action', cost: 3, does: [{ verb: 'extra-turn' }] }
    expect(en.cardText(festival, ctx)).toEqual([
      'You take another turn after this one.',
      'You may do this instead of building.',
    ])
    expect(en.totals(bathhouse.on)).toBe('3, 5–6')
  })
})
