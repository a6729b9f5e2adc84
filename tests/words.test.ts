import { type Card, type CardNames, isRefusal, type Ruleset } from '@machinami/cards'
import { compile, eventsIn, type GameEvent, legal, type Rules, type State, toAnswer } from '@machinami/engine'
import { ASK, isChance, Q, SEAT } from '@machinami/engine/inside'
import { hintFor, oddsFor } from '@machinami/host'
import {
  advise,
  ask,
  type Context,
  contextFor,
  LANG_CODES,
  type Lang,
  label,
  loadLang,
  namingFor,
  tell,
} from '@machinami/lang'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRuleset } from './fuzz/rulesets.ts'
import { Player } from './laws/play.ts'

/** Every second card has a name of its own, some in every language and some in one; the others have none. */
const namesFor = (cards: readonly Card[]): CardNames =>
  Object.fromEntries(
    cards.flatMap(({ id }, nth): [string, CardNames[string]][] => {
      if (nth % 4 === 0) return [[id, { en: 'Øre House', nl: { name: 'Økraam', article: 'de' }, ja: '屋台' }]]
      return nth % 4 === 1 ? [[id, { nl: { name: 'Badhuis', article: 'het' } }]] : []
    }),
  )

const TORN = /undefined|null|NaN|\[object|\{|\}| {2}|^ | $| [,.;:!?)]|\( |,,|\.\.|。。|、、|、。|「」|（）/

/** Nothing of the data shows through, and nothing is missing. Asked so often that `expect` would take too long. */
function expectWhole(text: string): void {
  if (text === '' || TORN.test(text)) throw new Error(`not whole: "${text}"`)
}

function expectSentence(code: string, text: string): void {
  expectWhole(text)
  const isSentence = code === 'ja' ? /^[^、。].*。$/ : /^\p{Lu}.*[^,;: ]\.$/u
  if (!isSentence.test(text)) throw new Error(`no sentence: "${text}"`)
}

function expectCards(lang: Lang, { cards, names, goal, slots }: Ruleset): void {
  const naming = namingFor(lang, names)
  for (const card of cards) {
    const text = lang.cardText(card, naming)
    expect(text.length, card.id).toBeGreaterThan(0)
    for (const sentence of text) expectSentence(lang.code, sentence)
    expectWhole(naming.cardName(card.id))
    if (card.kind === 'establishment') expectWhole(lang.totals(card.on))
    if ('cost' in card) expectWhole(lang.price(card.cost))
  }
  if (slots && slots.length > 0) expectWhole(lang.slotPrice(slots))
  expectSentence(lang.code, lang.goal(goal, naming))
}

const SEATS = ['Ann', 'Bob', 'Kim', 'Eva', 'Tom']
const FIGURES = { price: 3, coins: 2, by: 1 }

interface Heard {
  readonly lang: Lang
  readonly contexts: readonly Context[]
}

const listenersTo = (langs: readonly Lang[], ruleset: Ruleset): Heard[] =>
  langs.map((lang) => ({
    lang,
    contexts: [contextFor(lang, { seats: SEATS, ruleset }), contextFor(lang, { seats: SEATS, ruleset, you: 0 })],
  }))

function expectEvent({ lang, contexts }: Heard, event: GameEvent): void {
  for (const ctx of contexts) {
    expectWhole(tell(lang, event, ctx))
    if (event.kind === 'asked') expectWhole(ask(lang, event.question, event, ctx))
  }
}

/** Every answer that is open now. */
function expectAnswers({ lang, contexts }: Heard, rules: Rules, state: State): void {
  const options = new Int32Array(rules.mostOptions)
  const n = legal(rules, state, options)
  for (const move of options.subarray(0, Math.min(n, 40)))
    for (const ctx of contexts)
      for (const figures of [{}, FIGURES]) expectWhole(label(lang, toAnswer(rules, move), ctx, figures))
}

/** Odds of every seat, and a hint where somebody is asked. */
async function expectFigures(langs: readonly Lang[], rules: Rules, state: State): Promise<void> {
  for (let seat = 0; seat < rules.players; seat++) {
    const odds = oddsFor(rules, state, seat)
    for (const { average, totals } of odds.dice) {
      if (![average, ...totals.map(({ coins }) => coins)].every(Number.isFinite))
        throw new Error('odds without a figure')
    }
  }
  const seats = Array.from({ length: rules.players }, () => ({ name: 'Ann' }))
  const hint = isChance(state[ASK]) ? null : await hintFor(rules, state, state[SEAT], seats)
  for (const reason of hint?.best ?? [])
    for (const lang of langs) for (const phrase of advise(lang, reason)) expectWhole(phrase)
}

describe('cards that no language knows', async () => {
  const langs = await Promise.all(LANG_CODES.map(loadLang))
  const named = anyRuleset.map((ruleset): Ruleset => ({ ...ruleset, names: namesFor(ruleset.cards) }))

  test('have a text, a price and a name in every language', () => {
    fc.assert(
      fc.property(named, (ruleset) => {
        for (const lang of langs) expectCards(lang, ruleset)
      }),
      { numRuns: 100 },
    )
  })

  test('have odds, hints and reasons in figures and words', async () => {
    await fc.assert(
      fc.asyncProperty(named, fc.nat(), async (ruleset, seed) => {
        const rules = compile(ruleset)
        if (isRefusal(rules)) return
        const player = new Player(rules, seed)
        player.begin()
        for (let i = 0; i < 12 && player.state[ASK] !== Q.none; i++) player.decide()
        if (player.state[ASK] === Q.none) return
        await expectFigures(langs, rules, player.state)
      }),
      { numRuns: 12 },
    )
  })

  test('are spoken of in whole sentences while they are played', () => {
    fc.assert(
      fc.property(named, fc.nat(), (ruleset, seed) => {
        const rules = compile(ruleset)
        if (isRefusal(rules)) return
        const heard = listenersTo(langs, ruleset)
        const player = new Player(rules, seed)
        player.begin()
        for (let i = 0; i < 30 && player.state[ASK] !== Q.none; i++) {
          for (const each of heard) expectAnswers(each, rules, player.state)
          player.decide()
          for (const event of eventsIn(rules, player.log)) for (const each of heard) expectEvent(each, event)
        }
      }),
      { numRuns: 40 },
    )
  })
})
