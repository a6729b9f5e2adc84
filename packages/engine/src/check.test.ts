import {
  type Card,
  EDITION_IDS,
  EDITIONS,
  type Edition,
  type EditionId,
  type HouseRules,
  houseRulesOf,
  isRefusal,
  type Ruleset,
  rulesetFor,
  words,
} from '@machinami/cards'
import { describe, expect, it } from 'vitest'
import { checkRuleset } from './check.ts'
import { compile } from './compile-checked.ts'
import { bonus } from './layout.ts'
import { received } from './mutate.ts'
import { start } from './start.ts'
import { view } from './view.ts'

const { activate, close, demolish, dice, each, extraTurn, gain, give, icon, leave, pay, pool, swap, take, when, win } =
  words

function base(change: Partial<Ruleset> = {}): Ruleset {
  const ruleset = rulesetFor({ edition: 'base', players: 2 })
  if (isRefusal(ruleset)) throw new Error(ruleset.refused)
  return { ...ruleset, ...change }
}

const bare = base()
/** Where a card stands that is added to them. */
const LAST = bare.cards.length
const withCards = (...cards: object[]): Ruleset => base({ cards: [...bare.cards, ...(cards as Card[])] })
const shop = (change: object = {}): object => ({
  id: 'shop',
  kind: 'establishment',
  color: 'green',
  icon: 'bread',
  on: [2],
  cost: 1,
  copies: 6,
  does: [gain(1)],
  ...change,
})
const site = (...powers: object[]): object => ({ id: 'site', kind: 'landmark', cost: 5, for: 'owner', powers })

describe('a ruleset that cannot be won', () => {
  const noLandmarks = bare.cards.filter((card) => card.kind !== 'landmark')
  it.each<[string, Ruleset]>([
    ['goal', base({ goal: [] })],
    ['landmarks', base({ cards: noLandmarks })],
    ['landmarks', base({ goal: [{ landmarks: 5 }] })],
    ['community', base({ goal: [{ landmarks: 'all' }, { contributed: true }] })],
    ['slots', base({ slots: [1, 2, 3] })],
    ['income', base({ goal: [{ fund: 3, points: { each: 1, landmarks: [] } }] })],
    ['slots', base({ towns: [{}, { slots: [1, 2, 3] }] })],
    ['market', base({ landmarks: 'shared', market: [{ stacks: 10, of: 'establishments' }] })],
    [
      'income',
      base({
        cards: [shop({ id: 'wheat-field', does: [pay(1)] }), shop({ id: 'bakery', does: [pay(1)] }), site()] as Card[],
      }),
    ],
  ])('for want of %s', (what, ruleset) => {
    expect(compile(ruleset)).toEqual({ refused: 'cannot-be-won', what })
  })

  it.each<[string, Ruleset]>([
    ['four landmarks', bare],
    ['one landmark of four', base({ goal: [{ landmarks: 1 }] })],
    ['coins', base({ cards: noLandmarks, goal: [{ coins: 30_000 }] })],
    ['a card that says so', base({ cards: [...noLandmarks, site(when('built', win())) as Card], goal: [] })],
    ['shared landmarks in the open', base({ landmarks: 'shared' })],
    ['slots enough', base({ slots: [1, 2, 3, 4] })],
  ])('is not one that is won by %s', (_, ruleset) => expect(checkRuleset(ruleset)).toBeNull())
})

describe('a broken ruleset', () => {
  const market = [{ stacks: 0, of: 'low' }]
  it.each<[string, object]>([
    ['ruleset', null as never],
    ['ruleset.players', { ...bare, players: undefined }],
    ['ruleset.weather', { ...bare, weather: 'fine' }],
    ['ruleset.cards', { ...bare, cards: {} }],
    ['ruleset.cards.0.kind', { ...bare, cards: [null] }],
    [`ruleset.cards.${LAST}.kind`, withCards(shop({ kind: 'castle' }))],
    [`ruleset.cards.${LAST}.color`, withCards(shop({ color: 'pink' }))],
    [`ruleset.cards.${LAST}.on.0`, withCards(shop({ on: [15] }))],
    [`ruleset.cards.${LAST}.on.0`, withCards(shop({ on: [0] }))],
    [`ruleset.cards.${LAST}.cost`, withCards(shop({ cost: -1 }))],
    [`ruleset.cards.${LAST}.cost`, withCards(shop({ cost: 1.5 }))],
    [`ruleset.cards.${LAST}.copies`, withCards(shop({ copies: 101 }))],
    [`ruleset.cards.${LAST}.does.0.verb`, withCards(shop({ does: [{ verb: 'fly' }] }))],
    [`ruleset.cards.${LAST}.does.0.amount`, withCards(shop({ does: [{ verb: 'gain', amount: '3' }] }))],
    [
      `ruleset.cards.${LAST}.does.0.amount`,
      withCards(shop({ does: [{ verb: 'gain', amount: { dice: 1, thrown: 'once' } }] })),
    ],
    [`ruleset.cards.${LAST}.does.0.amount`, withCards(shop({ does: [{ verb: 'gain' }] }))],
    [`ruleset.cards.${LAST}.powers.0.power`, withCards(site({ power: 'fly' }))],
    [`ruleset.cards.${LAST}.powers.0.by`, withCards(site({ power: 'raise', by: 9, from: 2 }))],
    [`ruleset.cards.${LAST}.powers.0.trigger`, withCards(site({ power: 'when', trigger: 'rain', does: [] }))],
    ['ruleset.market', { ...bare, market }],
    ['ruleset.startCoins', { ...bare, startCoins: 1e9 }],
    ['ruleset.first', { ...bare, first: 5 }],
    ['ruleset.order', { ...bare, order: 'any' }],
    ['ruleset.goal.0', { ...bare, goal: [{ landmarks: 0 }] }],
    ['ruleset.names', { ...bare, names: [] }],
    ['ruleset.names.Mine', { ...bare, names: { Mine: { en: 'Mine' } } }],
    ['ruleset.names.mine.EN', { ...bare, names: { mine: { EN: 'Mine' } } }],
    ['ruleset.names.mine.en', { ...bare, names: { mine: { en: '' } } }],
    ['ruleset.names.mine.en', { ...bare, names: { mine: { en: 'x'.repeat(49) } } }],
    ['ruleset.names.mine.en', { ...bare, names: { mine: { en: 'Mi\u001b[2Jne' } } }],
    ['ruleset.names.mine.en', { ...bare, names: { mine: { en: '\u202eenim' } } }],
    ['ruleset.names.mine.en', { ...bare, names: { mine: { en: '\ud800' } } }],
    ['ruleset.names.mine.nl', { ...bare, names: { mine: { nl: { name: 'Mijn', article: 7 } } } }],
    ['ruleset.townSquare.marks', { ...bare, townSquare: { cards: [], marks: -1 } }],
    ['bakery', withCards(shop({ id: 'bakery' }))],
    ['shop', withCards(shop({ on: [] }))],
    ['shop', withCards(shop({ does: [] }))],
    ['train-station', { ...bare, startCards: ['train-station'] }],
    ['townSquare', { ...bare, townSquare: { cards: ['bakery'], marks: 2 } }],
    ['townSquare', { ...bare, townSquare: { cards: ['bakery', 'bakery'], marks: 1 } }],
    ['towns', { ...bare, towns: [{}] }],
    ['ruleset.towns.1.weather', { ...bare, towns: [{}, { weather: 'fine' }] }],
    ['train-station', { ...bare, towns: [{}, { bonus: ['train-station'] }] }],
    ['train-station', { ...bare, towns: [{}, { startCards: ['train-station'] }] }],
    ['townSquare', { ...bare, towns: [{}, { townSquare: { cards: ['bakery'], marks: 2 } }] }],
    ['ruleset.startCoins', { ...bare, startCoins: [] }],
    ['site', withCards(site({ power: 'nudge', by: 1 }))],
    ['site', withCards(site({ power: 'one-die' }))],
    ['shop', withCards(shop({ does: [gain(1), words.ready()] }))],
    ['shop', withCards(shop({ does: [words.hang()] }))],
    ['shop', withCards(shop({ does: [words.takePin()] }))],
    ['shop', withCards(shop({ does: [words.moveMascot()] }))],
    ['shop', withCards(shop({ does: [gain(each(1, 'flags'))] }))],
    ['shop', withCards(shop({ does: [gain(1, words.allPins())] }))],
    ['site', withCards({ id: 'site', kind: 'action', cost: 0, does: [words.fund(5)] })],
    ['site', withCards({ id: 'site', kind: 'community', cost: 1, powers: [], opensIf: words.allPins() })],
    ['atStart', { ...bare, atStart: [words.ready()] }],
    ['mascot', { ...bare, mascot: { starts: 'stadium', pays: 1 } }],
    ['home', { ...bare, bells: { pays: [1, 2], flags: 1 }, towns: [{ home: 2 }, { home: 2 }] }],
    ['home', { ...bare, bells: { pays: [1, 2], flags: 1 }, towns: [{ home: 3 }, {}] }],
    ['goal', { ...bare, goal: [{ landmarks: 1 }, { fund: 3, points: { each: 1, landmarks: [] } }] }],
    ['atStart', { ...bare, atStart: [demolish()] }],
    ['atStart', { ...bare, atStart: [extraTurn()] }],
    ['atStart', { ...bare, atStart: [leave()] }],
    ['ruleset.cards', withCards(...Array.from({ length: 111 }, (_, n) => shop({ id: `shop-${n}` })))],
  ])('because of %s', (what, ruleset) => {
    expect(compile(ruleset as Ruleset)).toMatchObject({ refused: 'broken-ruleset', what })
  })

  it.each<[string, object]>([
    ['a red card asks its owner', shop({ color: 'red', does: [take(1, 'one-opponent')] })],
    ['a blue card asks its owner', shop({ color: 'blue', does: [gain(1), swap({ majors: false, optional: true })] })],
    ['a boat does more than pay its throw', shop({ color: 'blue', does: [gain(dice('once')), close('this')] })],
    ['a red card throws', shop({ color: 'red', does: [gain(dice('once'))] })],
    ['the dice win a game', shop({ does: [win()] })],
    ['a landmark leaves', site(when('built', leave()))],
    ['a landmark closes', site(when('doubles', close('this')))],
    ['a double wins', site(when('doubles', win()))],
    ['a trigger does nothing', site(when('doubles'))],
    ['an empty purse asks', site(when('no-coins', activate('one')))],
    ['a guest asks', site(when('guest', swap({ majors: false, optional: true })))],
    ['a guest gets a turn', site(when('guest', extraTurn()))],
    ['not building asks', site(when('built-nothing', give('any-opponent', false)))],
    ['it counts what nothing has closed', shop({ does: [gain(each(1, 'closed-now'))] })],
    ['it counts what the step before did not close', shop({ does: [close('this'), gain(each(1, 'closed-now'))] })],
    ['an action leaves', { id: 'site', kind: 'action', cost: 0, does: [leave()] }],
    ['a building bonus leaves', shop({ whenBuilt: [leave()] })],
  ])('because %s', (_, card) => {
    expect(compile(withCards(card))).toMatchObject({ refused: 'broken-ruleset', what: (card as Card).id })
  })

  it.each<[string, object]>([
    ['a green card asks', shop({ does: [demolish(), gain(1)] })],
    ['a green boat', shop({ does: [gain(dice('each-copy'))] })],
    ['a purple throw with more to it', shop({ color: 'purple', does: [gain(dice('once')), close('this')] })],
    [
      'closing and counting',
      shop({ color: 'purple', does: [close('a-type'), gain(each(1, 'closed-now', 'everyone'))] }),
    ],
    ['an action that asks', { id: 'site', kind: 'action', cost: 0, does: [take(1, 'one-opponent'), pool('bank')] }],
    ['a bonus', { id: 'site', kind: 'bonus', powers: [when('no-coins', gain(1))] }],
    ['a landmark that asks', site(when('built', swap({ majors: true, optional: false })), when({ total: 3 }, pay(1)))],
  ])('is not one with %s', (_, card) => expect(checkRuleset(withCards(card))).toBeNull())

  it('names an unknown card wherever it is named', () => {
    const unknown = { refused: 'unknown-card', what: 'castle' }
    expect(compile(base({ startCards: ['castle'] }))).toEqual(unknown)
    expect(compile(base({ towns: [{ startCards: ['castle'] }, {}] }))).toEqual(unknown)
    expect(compile(base({ towns: [{}, { bonus: ['castle'] }] }))).toEqual(unknown)
    expect(compile(base({ townSquare: { cards: ['castle'], marks: 1 } }))).toEqual(unknown)
    expect(compile(base({ atStart: [gain(each(1, words.card('castle')))] }))).toEqual(unknown)
    expect(compile(withCards(shop({ does: [gain(1, words.has('castle'))] })))).toEqual(unknown)
    expect(compile(withCards(shop({ does: [gain(each(1, words.card('castle')))] })))).toEqual(unknown)
    expect(compile(withCards(site({ power: 'discount', coins: 1, on: { card: 'castle' } })))).toEqual(unknown)
    expect(compile(withCards(shop({ does: [gain(each(1, icon('fox')))] })))).not.toHaveProperty('refused')
  })

  it('has two to five players, and one of them begins', () => {
    for (const players of [0, 1, 6]) expect(compile(base({ players }))).toMatchObject({ refused: 'wrong-player-count' })
    expect(compile(base({ first: 2 }))).toEqual({ refused: 'unknown-seat', what: '3' })
  })
})

describe('what adds up', () => {
  const many = <T>(n: number, card: (nth: number) => T): T[] => Array.from({ length: n }, (_, nth) => card(nth))
  const tenTimes = (step: object) => many(10, () => step)
  const boosting = (coins: number) => site(...many(10, () => ({ power: 'boost', coins, icons: ['bread'] })))
  const raft = (nth: number) => shop({ id: `raft-${nth}`, color: 'purple', does: tenTimes(gain(dice('each-copy'))) })

  it.each<[string, Ruleset]>([
    ['1,000 steps', withCards(...many(100, (nth) => shop({ id: `shop-${nth}`, does: tenTimes(gain(1)) })))],
    ['127 copies', base({ startCards: many(30, () => 'bakery'), players: 5 })],
    ['30,000 coins of boost', withCards(...many(4, (nth) => ({ ...boosting(1000), id: `site-${nth}` })))],
    ['30,000 draws', withCards(...many(60, (nth) => ({ ...raft(nth), copies: 26 })))],
  ])('to more than %s is refused', (_, ruleset) =>
    expect(compile(ruleset)).toMatchObject({ refused: 'broken-ruleset', wanted: expect.stringMatching(/^0-/) }),
  )

  it('to less is played: boosts stay above nothing, and cards that count find what they count', () => {
    const counting = (nth: number) => shop({ id: `shop-${nth}`, does: many(9, () => gain(each(1, icon('bread')))) })
    const ruleset = withCards(boosting(1000), ...many(100, counting))
    const rules = compile(ruleset)
    if (isRefusal(rules)) throw new Error(rules.what)
    expect(Math.min(...rules.countAt)).toBe(0)
    expect(rules.countEnd.at(-1)).toBe(rules.counted.length)
    const state = start(rules)
    received(rules, state, null, 0, rules.numberOf.get('site') as number, 1)
    expect(bonus(rules, state, 0, rules.numberOf.get('bakery') as number)).toBe(10_000)
  })

  it('is compiled in a moment, however large', () => {
    const prices = many(10, (nth) => 1000 - nth)
    const hall = (nth: number) => ({ ...site(), id: `hall-${nth}`, cost: prices })
    expect(compile(withCards(...many(100, hall)))).toMatchObject({ cards: LAST + 100 })
  })
})

describe('released rules', () => {
  const choices = (edition: EditionId) =>
    houseRulesOf(edition).reduce<HouseRules[]>(
      (chosen, { id, options }) => chosen.flatMap((house) => options.map((option) => ({ ...house, [id]: option.id }))),
      [{}],
    )
  /** All house rules together where they are few; otherwise each option, and all last ones at once. */
  const houses = (edition: EditionId): HouseRules[] => {
    const rules = houseRulesOf(edition)
    const last = Object.fromEntries(rules.map(({ id, options }) => [id, options.at(-1)?.id as string]))
    const each = rules.flatMap(({ id, options }) => options.map((option) => ({ [id]: option.id })))
    return rules.length > 5 ? [{}, ...each, last] : choices(edition)
  }
  it.each(EDITION_IDS)('of %s need no check before they are played: whatever is chosen, they pass it', (edition) => {
    const { mostPlayers, markets } = EDITIONS[edition] as Edition
    for (const players of [2, mostPlayers])
      for (const market of markets)
        for (const house of houses(edition)) {
          const ruleset = rulesetFor({ edition, players, market, house })
          expect(isRefusal(ruleset) ? ruleset : checkRuleset(ruleset), JSON.stringify(house)).toBeNull()
        }
  })
})

describe('compiled rules', () => {
  it('stay an object that V8 is fast with: beyond 128 fields it is a dictionary', () => {
    expect(Object.keys(compile(bare)).length).toBeLessThanOrEqual(124)
  })
})

describe('a card named as JavaScript names things', () => {
  it('is a card like any other', () => {
    const rules = compile(
      base({ cards: [...bare.cards, shop({ id: 'constructor' }) as Card], startCards: ['constructor'] }),
    )
    if (isRefusal(rules)) throw new Error(rules.refused)
    const seen = view(rules, start(rules))
    expect(seen.towns[0].cards).toEqual([{ id: 'constructor', open: 1, closed: 0 }])
    expect(compile(base({ startCards: ['constructor'] }))).toEqual({ refused: 'unknown-card', what: 'constructor' })
    expect(rulesetFor({ edition: 'constructor' as never, players: 2 })).toMatchObject({ refused: 'unknown-edition' })
  })
})
