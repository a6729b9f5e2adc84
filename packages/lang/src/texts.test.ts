import { ALL_CARDS, type Card } from '@machinami/cards'
import { describe, expect, test } from 'vitest'
import { LANG_CODES, type Lang, loadLang } from './index.ts'
import { namingFor } from './naming.ts'

/** One card as a reviewer reads it: name, type, numbers, price, sentences. */
function entry(lang: Lang, card: Card): string {
  const naming = namingFor(lang)
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

  test('are called by the names they bring, else by a name made of their ids', async () => {
    const en = await loadLang('en')
    const named = namingFor(en, { spring: { en: 'Hot Spring' } })
    expect(en.cardText(bathhouse, named)[0]).toBe(
      'If you have the Hot Spring, the bank pays you 1 coin for each Hot Spring you own.',
    )
    expect(en.cardText(bathhouse, namingFor(en))[0]).toContain('each Spring you own')
  })

  test('may be actions and community landmarks', async () => {
    const en = await loadLang('en')
    const naming = namingFor(en)
    const festival: Card = { id: 'festival', kind: 'action', cost: 3, does: [{ verb: 'extra-turn' }] }
    expect(en.cardText(festival, naming)).toEqual([
      'You take another turn after this one.',
      'You may do this instead of building.',
    ])
    expect(en.totals(bathhouse.on)).toBe('3, 5–6')
  })
})
