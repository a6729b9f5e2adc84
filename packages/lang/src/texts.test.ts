import { ALL_CARDS, type Card, type Step } from '@machinami/cards'
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

  test('count and ask for what the owner has where the bank pays', async () => {
    const does: Step[] = [
      { verb: 'gain', amount: { each: 1, per: { card: 'mine' }, of: 'payer' }, if: { payerHasCoins: 3 } },
      { verb: 'pay', amount: 2, if: { payerHasCoins: 2 } },
      { verb: 'take', amount: { each: 1, per: 'landmarks', of: 'payer' }, from: 'roller', if: { payerHasCoins: 4 } },
    ]
    const said = (['en', 'nl', 'ja'] as const).map(async (code) =>
      (await loadLang(code)).steps(does, namingFor(await loadLang(code))),
    )
    expect(await Promise.all(said)).toMatchInlineSnapshot(`
      [
        [
          "If you have 3 coins or more, the bank pays you 1 coin for each Mine you own.",
          "Then, if you have 2 coins or more, you pay the bank 2 coins.",
          "Then, if whoever rolled has 4 coins or more, they pay you 1 coin for each landmark they have built.",
        ],
        [
          "Als je 3 munten of meer hebt, krijg je van de bank 1 munt per Mijn in je stad.",
          "Daarna, als je 2 munten of meer hebt, betaal je de bank 2 munten.",
          "Daarna, als de speler die aan de beurt is 4 munten of meer heeft, krijg je van die speler 1 munt per bezienswaardigheid van die speler.",
        ],
        [
          "自分が3コイン以上持っていれば、自分の「鉱山」1軒につき、銀行から1コインもらう。",
          "その後、自分が2コイン以上持っていれば、銀行に2コイン払う。",
          "その後、サイコロを振ったプレイヤーが4コイン以上持っていれば、そのプレイヤーから、そのプレイヤーのランドマーク1つにつき1コインもらう。",
        ],
      ]
    `)
  })

  test('may count no symbol, own no power and ask for no landmark', async () => {
    const hall: Card = {
      id: 'hall',
      kind: 'landmark',
      cost: 3,
      for: 'everyone',
      powers: [],
    }
    const does: Step[] = [
      { verb: 'gain', amount: { each: 2, per: { icons: [] }, of: 'owner' } },
      { verb: 'gain', amount: 1, if: { landmarks: 'at-most', n: 0, of: 'owner' } },
    ]
    const said = (['en', 'nl', 'ja'] as const).map(async (code) => {
      const lang = await loadLang(code)
      return [...lang.cardText(hall, namingFor(lang)), ...lang.steps(does, namingFor(lang))]
    })
    expect(await Promise.all(said)).toMatchInlineSnapshot(`
      [
        [
          "It has no power of its own.",
          "The bank pays you 2 coins for each card without a symbol you own.",
          "Then, if you have built no landmark, the bank pays you 1 coin.",
        ],
        [
          "Heeft geen eigen effect.",
          "Je krijgt van de bank 2 munten per attractie in je stad zonder label.",
          "Daarna, zolang je geen bezienswaardigheid hebt, krijg je 1 munt van de bank.",
        ],
        [
          "このランドマークに効果はない。",
          "自分のマークのない施設1軒につき、銀行から2コインもらう。",
          "その後、自分のランドマークが1つもなければ、銀行から1コインもらう。",
        ],
      ]
    `)
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
