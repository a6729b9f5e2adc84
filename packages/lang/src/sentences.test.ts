import { ALL_CARDS, HOUSE_RULES, REFUSAL_CODES } from '@machinami/cards'
import type { Answer, GameEvent, QuestionKind } from '@machinami/engine'
import { describe, expect, test } from 'vitest'
import {
  AFTERWARDS,
  ask,
  contextFor,
  explain,
  LANG_CODES,
  type Lang,
  label,
  loadLang,
  namingFor,
  newsOf,
  type RefusalWords,
  tell,
} from './index.ts'

const langs = await Promise.all(LANG_CODES.map(loadLang))
const [en, nl, ja] = await Promise.all([loadLang('en'), loadLang('nl'), loadLang('ja')])
const each = langs.map((lang) => [lang.code, lang] as const)
const seatsIn = (lang: Lang) => (lang.code === 'ja' ? ['アン', 'ボブ', 'キム'] : ['Ann', 'Bob', 'Kim'])

const ANSWERS: readonly Answer[] = [
  { kind: 'roll', dice: 1 },
  { kind: 'reroll', dice: 2 },
  { kind: 'keep' },
  { kind: 'raise' },
  { kind: 'stay' },
  { kind: 'decline' },
  { kind: 'pass' },
  { kind: 'hold' },
  { kind: 'next', card: 'bakery' },
  { kind: 'demolish', card: 'train-station' },
  { kind: 'close', card: 'forest' },
  { kind: 'activate', card: 'mine' },
  { kind: 'build', card: 'mine' },
  { kind: 'invest', card: 'tech-startup' },
  { kind: 'from', seat: 1 },
  { kind: 'offer', card: 'bakery', closed: true },
  { kind: 'want', card: 'mine', closed: false, seat: 1 },
  { kind: 'hand', card: 'bakery', closed: false, seat: 2 },
  { kind: 'pick', seat: 0, card: 'legacy-bakery' },
  { kind: 'shift', n: 8 },
  { kind: 'pin', n: 7 },
  { kind: 'hang', n: 8 },
  { kind: 'hang', n: 8, was: 3 },
  { kind: 'mascot', card: 'forest' },
  { kind: 'fund', n: 1 },
  { kind: 'fund', n: 3 },
  { kind: 'dice', dice: [3, 4] },
  { kind: 'draw', card: 'bakery' },
]

const FACTS: readonly GameEvent[] = [
  { kind: 'rolled', dice: [4, 4] },
  { kind: 'drawn', card: 'apple-orchard' },
  { kind: 'stocked', card: 'bakery', n: 6 },
  { kind: 'shelved', card: 'bakery', n: 1 },
  { kind: 'received', seat: 0, card: 'wheat-field', n: 1 },
  { kind: 'closed', seat: 1, card: 'forest', n: 2 },
  { kind: 'reopened', seat: 1, card: 'forest', n: 1 },
  { kind: 'scored', seat: 2, n: 9 },
  { kind: 'scored', seat: 1, n: 0 },
  { kind: 'scored', seat: 0, n: -1 },
  { kind: 'turn', seat: 0, n: 5 },
  { kind: 'raised', n: 2 },
  { kind: 'gained', seat: 0, n: 3, by: 'bakery' },
  { kind: 'gained', seat: 0, n: 1, by: null },
  { kind: 'spent', seat: 0, n: 2, by: 'loan-office' },
  { kind: 'paid', from: 1, to: 0, n: 2, by: 'cafe' },
  { kind: 'paid', from: 0, to: 1, n: 1, by: null },
  { kind: 'built', seat: 0, card: 'mine', n: 6 },
  { kind: 'demolished', seat: 0, card: 'train-station' },
  { kind: 'returned', seat: 0, card: 'exhibit-hall' },
  { kind: 'invested', seat: 0, card: 'tech-startup' },
  { kind: 'picked', seat: 0, card: 'legacy-bakery' },
  { kind: 'moved', from: 0, to: 2, card: 'bakery', closed: true },
  { kind: 'extra', seat: 0, by: 'amusement-park' },
  { kind: 'twice', seat: 0, by: 'amusement-park' },
  { kind: 'raised', n: -1 },
  { kind: 'gained', seat: 0, n: 2, by: null, for: 'flag' },
  { kind: 'gained', seat: 1, n: 3, by: null, for: 'pin' },
  { kind: 'gained', seat: 0, n: 2, by: null, for: 'mascot' },
  { kind: 'token', seat: 0, ready: false, by: null },
  { kind: 'token', seat: 1, ready: true, by: 'cafe' },
  { kind: 'hung', seat: 0, n: 8, was: null, home: false },
  { kind: 'hung', seat: 0, n: 8, was: 3, home: false },
  { kind: 'hung', seat: 1, n: 5, was: null, home: true },
  { kind: 'pinned', seat: 0, n: 7 },
  { kind: 'mascot', card: 'forest' },
  { kind: 'funded', seat: 0, n: 1 },
  { kind: 'funded', seat: 1, n: 3 },
  { kind: 'revealed', seat: 0, card: 'legacy-bakery' },
  { kind: 'limit', n: 1000 },
  { kind: 'won', seat: 0 },
]

function everyEvent(lang: Lang): GameEvent[] {
  const decided = ANSWERS.map((answer): GameEvent => ({ kind: 'decided', seat: 0, answer }))
  const asked = (Object.keys(lang.questions) as QuestionKind[]).flatMap((question): GameEvent[] => [
    { kind: 'asked', seats: question === 'pick' ? [0, 1] : [0], question, card: null },
    { kind: 'asked', seats: [0], question, card: 'tv-station' },
  ])
  return [...FACTS, ...decided, ...asked]
}

/** Everything the language says, for somebody at the table and for somebody watching. */
function everythingSaid(lang: Lang): string[] {
  const seats = seatsIn(lang)
  const said: string[] = []
  for (const ctx of [contextFor(lang, { seats }), contextFor(lang, { seats, you: 0 })]) {
    for (const event of everyEvent(lang)) {
      said.push(tell(lang, event, ctx))
      if (event.kind === 'asked') said.push(ask(lang, event.question, event, ctx))
    }
    for (const becomes of [{ name: 'Zoë' }, { name: seats[1] }, { name: seats[1], bot: 'planner' }])
      said.push(lang.room.reseated({ was: { name: seats[1] }, becomes }))
    for (const seat of [0, 1]) said.push(lang.room.late({ seat }, ctx))
    for (const answer of ANSWERS) {
      said.push(label(lang, answer, ctx), label(lang, answer, ctx, { price: 6, coins: 5, by: 2 }))
    }
  }
  return said
}

const refusals = new Map(await Promise.all(langs.map(async (lang) => [lang, await lang.refusals()] as const)))
const refusalsOf = (lang: Lang) => refusalsIn(refusals.get(lang) as RefusalWords)
const refusalsIn = (lang: RefusalWords) =>
  REFUSAL_CODES.flatMap((refused) => [
    explain(lang, { refused }),
    explain(lang, { refused, what: '7', wanted: '2-5', line: 3 }),
    explain(lang, { refused, what: '7', place: 'a[2].b' }),
  ])

const house = { en: await en.house(), nl: await nl.house(), ja: await ja.house() }

const wordsOf = (lang: Lang): string[] => [
  ...[lang.editions, lang.markets, lang.orders, lang.icons, lang.kinds].flatMap(Object.values<string>),
  ...Object.values(lang.colors).flatMap(({ color, type, acts }) => [color, type, acts]),
  ...[house[lang.code].rules, house[lang.code].options].flatMap(Object.values<string>),
  lang.homeMade,
  lang.goal([{ landmarks: 'all' }, { contributed: true }], namingFor(lang)),
  lang.goal([{ landmarks: 3 }], namingFor(lang)),
  lang.goal([{ coins: 1 }], namingFor(lang)),
  lang.goal([{ fund: 12, points: { each: 1, landmarks: [2, 4, 6] } }], namingFor(lang)),
  lang.goal([], namingFor(lang)),
]

describe.each(each)('%s', (_, lang) => {
  const said = [...everythingSaid(lang), ...refusalsOf(lang), ...wordsOf(lang)]

  test('has a sample of every answer and event here', () => {
    expect(new Set(ANSWERS.map(({ kind }) => kind))).toEqual(new Set(Object.keys(lang.answers)))
    expect(new Set(everyEvent(lang).map(({ kind }) => kind))).toEqual(new Set(Object.keys(lang.events)))
  })

  test('always says something whole', () => {
    for (const text of said) {
      expect(text).toMatch(/\S/)
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\{|\}| {2}|^ | $|\.\.|。。/)
    }
  })

  test('tells no throws of nothing or less: after a tie they say who throws again', () => {
    const context = contextFor(lang, { seats: seatsIn(lang) })
    const told = [0, -1].map((n) => tell(lang, { kind: 'scored', seat: 1, n }, context))
    expect(told.join()).not.toMatch(/\d/)
    expect(new Set(told).size).toBe(2)
  })

  test('explains every house rule that exists', () => {
    const options = HOUSE_RULES.flatMap((rule) => rule.options.map((option) => `${rule.id}/${option.id}`))
    expect(new Set(options)).toEqual(new Set(Object.keys(house[lang.code].options)))
  })

  test('gives every answer to one question another label', () => {
    const ctx = contextFor(lang, { seats: seatsIn(lang) })
    const labels = ANSWERS.map((answer) => label(lang, answer, ctx))
    // A card drawn and a card handed out by chance are no buttons.
    const buttons = labels.filter((_label, i) => ANSWERS[i].kind !== 'draw')
    expect(new Set(buttons).size).toBe(buttons.length)
  })
})

test.each(each)('%s can be read as a whole', async (code, lang) => {
  const text = [...new Set([...everythingSaid(lang), ...refusalsOf(lang), ...wordsOf(lang)])].join('\n')
  await expect(`${text}\n`).toMatchFileSnapshot(`../snapshots/${code}-sentences.txt`)
})

describe('no other language shines through', () => {
  test('in Dutch', () => {
    const [inEnglish, dutch] = [namingFor(en), namingFor(nl)]
    const shared = ALL_CARDS.map(({ id }) => dutch.cardName(id)).filter(
      (name, i) => name === inEnglish.cardName(ALL_CARDS[i].id),
    )
    expect(new Set(shared)).toEqual(new Set(['Café', 'Park', 'Museum']))
    const english = /\b(the|you|your|coins?|cards?|player|players|and|with|landmark|roll|build|turn|pays)\b/i
    for (const text of [...everythingSaid(nl), ...refusalsOf(nl), ...wordsOf(nl)]) expect(text).not.toMatch(english)
  })

  test('in Japanese', () => {
    const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
    for (const { id } of ALL_CARDS) expect(ja.names(id)).toMatch(japanese)
    for (const text of [...everythingSaid(ja), ...refusalsOf(ja), ...wordsOf(ja)]) {
      expect(text.replaceAll('BAR', '')).not.toMatch(/[A-Za-z]{3,}/)
    }
  })
})

describe('who is spoken to', () => {
  const names = ['Ann', 'Bob']
  const got: GameEvent = { kind: 'gained', seat: 0, n: 1, by: 'bakery' }
  const paid: GameEvent = { kind: 'paid', from: 1, to: 0, n: 2, by: 'cafe' }
  const sayTo = (lang: Lang, you: number | undefined) => {
    const ctx = contextFor(lang, { seats: names, ...(you === undefined ? {} : { you }) })
    return [tell(lang, got, ctx), tell(lang, paid, ctx)]
  }

  test('English', () => {
    expect(sayTo(en, undefined)).toEqual(['Ann gets 1 coin from the bank (Bakery)', 'Bob pays Ann 2 coins (Café)'])
    expect(sayTo(en, 0)).toEqual(['You get 1 coin from the bank (Bakery)', 'Bob pays you 2 coins (Café)'])
    expect(sayTo(en, 1)[1]).toBe('You pay Ann 2 coins (Café)')
  })

  test('Dutch', () => {
    expect(sayTo(nl, undefined)).toEqual([
      'Ann krijgt 1 munt van de bank (Bakkerij)',
      'Bob betaalt Ann 2 munten (Café)',
    ])
    expect(sayTo(nl, 0)).toEqual(['Je krijgt 1 munt van de bank (Bakkerij)', 'Bob betaalt jou 2 munten (Café)'])
  })

  test('Japanese', () => {
    expect(sayTo(ja, undefined)[0]).toBe('Annは銀行から1コインもらった（パン屋）')
    expect(sayTo(ja, 0)[1]).toBe('Bobはあなたに2コイン払った（カフェ）')
  })

  test('a question asks the one and informs the others', () => {
    const asking = { seats: [0], card: 'tv-station' }
    expect(ask(en, 'whom', asking, contextFor(en, { seats: names, you: 0 }))).toBe('TV Station: who pays you?')
    expect(ask(en, 'whom', asking, contextFor(en, { seats: names, you: 1 }))).toBe(
      'Waiting for Ann to choose who pays.',
    )
    expect(ask(nl, 'whom', asking, contextFor(nl, { seats: names }))).toBe('Wachten op Ann: kiezen wie er betaalt.')
  })
})

describe('what is built', () => {
  const cards = [
    { id: 'legacy-observatory', kind: 'community', cost: 20, powers: [] },
    { id: 'train-station', kind: 'landmark', cost: 4, for: 'owner', powers: [] },
  ] as const
  const say = (lang: Lang, card: string, n: number) =>
    tell(lang, { kind: 'built', seat: 0, card, n }, contextFor(lang, { seats: ['Ann'], ruleset: { cards } }))

  test('is told with its price, and a contribution as a contribution', () => {
    expect(say(en, 'apple-orchard', 3)).toBe('Ann builds an Apple Orchard for 3 coins')
    expect(say(en, 'legacy-observatory', 20)).toBe('Ann contributes 20 coins to the Observatory')
    expect(say(nl, 'train-station', 4)).toBe('Ann bouwt het Treinstation voor 4 munten')
    expect(say(nl, 'general-store', 0)).toBe('Ann bouwt een Dorpswinkel')
    expect(say(ja, 'mine', 6)).toBe('Annは6コインで鉱山を建てた')
  })

  test('has a button with its price', () => {
    const ctx = contextFor(en, { seats: ['Ann'], ruleset: { cards } })
    expect(label(en, { kind: 'build', card: 'mine' }, ctx, { price: 6 })).toBe('Build the Mine for 6 coins')
    expect(label(en, { kind: 'from', seat: 0 }, ctx, { coins: 5 })).toBe('Take 5 coins from Ann')
    const community = { kind: 'build', card: 'legacy-observatory' } as const
    expect(label(nl, community, contextFor(nl, { seats: [], ruleset: { cards } }), { price: 20 })).toBe(
      'Draag 20 munten bij aan de Sterrenwacht',
    )
  })
})

describe('what is told afterwards', () => {
  const seats = ['Ann', 'Bob', 'Kim']
  const worthTelling = (lang: Lang) => everyEvent(lang).filter((event) => newsOf(event, 1) !== 'silent')

  test.each([
    [
      en,
      [
        'Rolled: 4 + 4 = 8, doubles',
        'New in the market: an Apple Orchard',
        'Turn 5: Ann',
        'The last turn, number 1,000: the game is decided as it stands',
      ],
    ],
    [nl, ['Worp: 4 + 4 = 8, dubbel', 'Nieuw op de markt: een Appelboomgaard', 'Beurt 5: Ann']],
  ] as const)('has no verb of today', async (lang, verbless) => {
    const ctx = contextFor(lang, { seats })
    const past = { ...ctx, afterwards: AFTERWARDS[lang.code] }
    const same = worthTelling(lang)
      .map((event) => tell(lang, event, past))
      .filter((text, i) => text === tell(lang, worthTelling(lang)[i], ctx))
    expect(same).toEqual(verbless)
  })

  test('is told in one tense', async () => {
    const built: GameEvent = { kind: 'built', seat: 0, card: 'mine', n: 6 }
    const passed: GameEvent = { kind: 'decided', seat: 1, answer: { kind: 'pass' } }
    const then = async (lang: Lang) => {
      const ctx = { ...contextFor(lang, { seats, you: 0 }), afterwards: AFTERWARDS[lang.code] }
      return [built, passed].map((event) => tell(lang, event, ctx))
    }
    expect(await then(nl)).toEqual(['Je bouwde een Mijn voor 6 munten', 'Bob paste'])
    expect(await then(en)).toEqual(['You built a Mine for 6 coins', 'Bob passed'])
    expect(await then(ja)).toEqual(['あなたは6コインで鉱山を建てた', 'Bobはパスした'])
  })
})
