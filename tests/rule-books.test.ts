import { readFileSync } from 'node:fs'
import { ALL_CARDS, type Card } from '@machinami/cards'
import { LANG_CODES, type LangCode, loadLang, namingFor } from '@machinami/lang'
import { describe, expect, it } from 'vitest'
import { parseRules, ruleBookFile } from '../apps/web/build/rule-book.ts'
import { searchFor } from '../apps/web/src/words/search.ts'

const read = (code: LangCode) => readFileSync(ruleBookFile(code), 'utf8')

const book = read('en').split('\n')
const translations = LANG_CODES.filter((code) => code !== 'en').map((code) => [code, read(code).split('\n')] as const)

const ID = /\bR-[A-Z]+(?:-[A-Z0-9]+)+/g
const LITERAL = /`[^`]+`/g
const SOURCE = / \[([^\]]+)\](?: \|)?$/
const ruleOf = (line: string): string | undefined => /^(?:- \*\*|\| )(R-[A-Z0-9-]+)/.exec(line)?.[1]
const sourceOf = (line: string): string => SOURCE.exec(line)?.[1] ?? ''

/** What a line is in any language: heading, rule, row or note, with its ids and literal words. */
function shapeOf(line: string): string {
  const mark = /^(#+(?: [A-L]\.)?|- \*\*|- \*|\||\[|$)/.exec(line)?.[0] ?? 'text'
  return [mark, ...(line.match(ID) ?? []), ...(line.match(LITERAL) ?? [])].join(' ')
}

/** What is left to translate: no ids, options, sources or links. */
const proseOf = (line: string): string =>
  line.startsWith('[')
    ? ''
    : line
        .replace(SOURCE, '')
        .replace(ID, '')
        .replace(LITERAL, '')
        .replace(/\*+[a-z0-9-]+\*+(, [a-z0-9-]+)*/g, '')

/** Figures of a line; Dutch writes 30.000, and Machi Koro 2 has another name in Japanese. */
const figuresIn = (line: string): string[] =>
  line
    .replace(ID, '')
    .replace('Machi Koro 2', '')
    .replace(/(\d)[.,](\d{3})/g, '$1$2')
    .match(/\d+/g) ?? []

describe.each(translations)('the rules in %s', (code, lines) => {
  it('have the same headings, rules, ids and literal words, line by line', () => {
    expect(lines.map(shapeOf)).toEqual(book.map(shapeOf))
  })

  it('give each source one name, which the head explains', () => {
    const names = new Map(book.map((line, i) => [sourceOf(line), sourceOf(lines[i])]))
    expect(lines.map(sourceOf)).toEqual(book.map((line) => names.get(sourceOf(line))))
    for (const name of names.values()) if (name !== '') expect(lines.join('\n')).toContain(`\n- **[${name}]** – `)
  })

  it('leave no sentence in English', () => {
    const same = lines.filter((line, i) => line === book[i] && (proseOf(line).match(/\p{L}{2,}/gu) ?? []).length > 3)
    expect(same).toEqual([])
    const english = /\b(the|you|your|with|and|coins?|cards?|players?|landmarks?|nothing)\b/i
    const isLeft = (line: string) => english.test(proseOf(line)) && ruleOf(line) !== 'R-MARKET-12'
    expect(lines.filter(isLeft)).toEqual([])
  })

  it('have every figure of the English ones', () => {
    const lost = (line: string, i: number) => {
      const figures = new Set(figuresIn(lines[i]))
      return figuresIn(line).some((figure) => !figures.has(figure))
    }
    expect(book.filter((line, i) => ruleOf(line) && lost(line, i))).toEqual([])
  })

  it('call every card by the name the game gives it', async () => {
    const [en, own] = (await Promise.all([loadLang('en'), loadLang(code)])).map((lang) => namingFor(lang))
    for (const card of ALL_CARDS) {
      const told = book.findIndex((line) => isAbout(line, card.id, en.cardName(card.id)))
      if (told >= 0) expect(lines[told]).toContain(own.cardName(card.id))
      else expect(saysItself(card), card.id).toBe(true)
    }
  })
})

/** A card that only earns or takes a fixed sum needs no rule: its own text says it all. */
const saysItself = (card: Card): boolean =>
  card.kind === 'establishment' &&
  card.does.length === 1 &&
  card.does.every((step) => 'amount' in step && typeof step.amount === 'number' && step.if === undefined)

/** The rule that tells what a card does: its own one, or one of those that name many plain cards. */
function isAbout(line: string, id: string, name: string): boolean {
  const rule = ruleOf(line) ?? ''
  const [, family = '', card] = /^(mk2-|legacy-)?(.*)$/.exec(id) ?? []
  const chapter = { '': 'R-CARD-', 'mk2-': 'R-CARD-TWO-', 'legacy-': 'R-CARD-LEGACY-' }[family]
  if (rule === `${chapter}${card.toUpperCase()}`) return true
  const many = ['PLAIN', 'PLAIN-HARBOR', 'COUNTING', 'BOOSTS'].map((list) => `${chapter}${list}`)
  return many.includes(rule) && line.includes(name)
}

describe('the page of rules', () => {
  const rules = book.flatMap((line) => ruleOf(line) ?? [])

  it.each(LANG_CODES)('shows every rule in %s, and where it comes from', (code) => {
    const shown = parseRules(read(code)).flatMap(({ parts }) => parts.flatMap((part) => part.rules))
    expect(shown.map(({ id }) => id)).toEqual(rules)
    expect(shown.filter(({ text, source }) => text === '' || source === '')).toEqual([])
  })

  it.each<[LangCode, string, string]>([
    ['en', 'r-win-1', 'R-WIN-1'],
    ['en', 'CAFE family', 'R-CARD-PLAIN'],
    ['en', 'active player or roller', 'R-WORD-1'],
    ['nl', 'maisveld wijngaard akkerbouw', 'R-TOWN-3'],
    ['ja', 'ぞろ目　全員から', 'R-CARD-TWO-TEMPLE'],
    ['ja', 'ｉｔベンチャー 寺院', 'R-TWO-7'],
    ['ja', '会員制bar', 'R-CARD-PRIVATE-CLUB'],
  ])('finds in %s: %s', (code, query, rule) => {
    const hits = searchFor(query)
    const all = parseRules(read(code)).flatMap(({ parts }) => parts.flatMap((part) => part.rules))
    expect(all.filter(({ id, text }) => hits(`${id} ${text}`)).map(({ id }) => id)).toContain(rule)
  })

  it('tells voiced kana apart', () => expect(searchFor('バス')('パスする')).toBe(false))
})
