import { isRefusal, type Refusal, rulesetFor, type Setup } from '@machinami/cards'
import {
  boardAfter,
  formatAnswer,
  formatFact,
  formatRecord,
  formatSetup,
  type GameRecord,
  parseAnswer,
  parseFact,
  parseRecord,
  parseSetup,
  readRecord,
  recordFromJson,
  recordToJson,
  replay,
} from '@machinami/engine'
import { verify } from '@machinami/table'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOME_MADE } from './golden/rulesets.ts'
import { rulesFor } from './laws/configurations.ts'
import { playRecorded } from './laws/records.ts'

const setups: Setup[] = [
  { edition: 'both', players: 3, order: 'chosen' },
  { edition: 'two', players: 2 },
  { edition: 'legacy', players: 2, house: { 'town-square': 'two-of-four' } },
]
const records: GameRecord[] = setups.map((setup) => playRecorded(rulesFor(setup), setup, 9, 60).record)
const homeMade: GameRecord = { ...records[2], ruleset: HOME_MADE['later-legacy'](2), moments: [] }
const texts = [...records, homeMade].map(formatRecord)
const jsons = [...records, homeMade].map(recordToJson)

/** Words of the notation, some right and some not, and noise. */
const word = fc.oneof(
  fc.constantFrom('p1', 'p2', 'p5', 'p6', 'p0', 'roll', 'reroll', 'keep', 'build', 'offer', 'want', 'hand', 'closed'),
  fc.constantFrom('pick', 'dice', 'draw', 'from', 'next', '>', 'gave', 'again', 'won', 'scored', 'turn', 'raised'),
  fc.constantFrom('+3', '-2', '+0', '-0', '+99999', 'built', 'received', 'reopened', 'revealed', 'stocked', 'shelved'),
  fc.constantFrom('mine', 'cafe', 'mk2-park', 'x-', '-x', 'Café', '1', '2', '7', '007', '1e3', '-1', '', ' '),
  fc.string({ maxLength: 6 }),
)
const phrase = fc.array(word, { maxLength: 7 }).map((words) => words.join(' '))

/** A text with some places changed, cut out, doubled or swapped. */
function damaged(text: string): fc.Arbitrary<string> {
  const place = fc.nat(text.length)
  const cut = fc.tuple(place, fc.nat(40)).map(([at, n]) => text.slice(0, at) + text.slice(at + n))
  const insert = fc
    .tuple(place, fc.oneof(phrase, fc.string({ maxLength: 4 })))
    .map(([at, s]) => text.slice(0, at) + s + text.slice(at))
  const replace = fc
    .tuple(place, fc.constantFrom(...Array.from('0123456789p,|>+-:"{}[]\n #')))
    .map(([at, s]) => text.slice(0, at) + s + text.slice(at + 1))
  const lines = text.split('\n')
  const move = fc
    .tuple(fc.nat(lines.length - 1), fc.nat(lines.length - 1))
    .map(([from, to]) => lines.toSpliced(to, 0, lines[from]).join('\n'))
  return fc.oneof(cut, insert, replace, move)
}

const isListed = (refusal: Refusal) => expect(refusal.refused).toMatch(/^[a-z-]+$/)

/** Whatever a record says, nobody may be thrown out of the house by reading it. */
function useRecord(record: GameRecord): void {
  const text = formatRecord(record)
  const again = parseRecord(text)
  expect(isRefusal(again) ? again : formatRecord(again)).toBe(text)
  const json = recordFromJson(recordToJson(record))
  expect(isRefusal(json) ? json : formatRecord(json)).toBe(text)
  boardAfter(record)
  for (const result of [replay(record), verify(record)]) if (isRefusal(result)) isListed(result)
}

describe('parsers survive anything', () => {
  it('random text is no record, and the refusal names a line', () => {
    const noise = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(phrase).map((all) => all.join('\n')),
    )
    fc.assert(
      fc.property(noise, fc.boolean(), (text, begun) => {
        const read = parseRecord(begun ? `machinami 1\n${text}` : text)
        if (isRefusal(read)) expect(read.line).toBeGreaterThan(0)
        else useRecord(read)
      }),
      { numRuns: 400 },
    )
  })

  it.each(texts.map((text, nth) => [nth, text] as const))(
    'damaged record %i is refused with a line or can be used',
    (_, text) => {
      fc.assert(
        fc.property(damaged(text), (broken) => {
          const read = readRecord(broken)
          if (!isRefusal(read)) return useRecord(read)
          isListed(read)
          if (!broken.trimStart().startsWith('{')) expect(read.line).toBeGreaterThan(0)
        }),
        { numRuns: 60 },
      )
    },
  )

  it.each(jsons.map((json, nth) => [nth, json] as const))('damaged JSON %i is refused or can be used', (_, json) => {
    fc.assert(
      fc.property(damaged(json), (broken) => {
        const read = recordFromJson(broken)
        if (isRefusal(read)) isListed(read)
        else useRecord(read)
      }),
      { numRuns: 40 },
    )
  })

  it('JSON of any shape is refused or can be used', () => {
    fc.assert(
      fc.property(fc.constantFrom(...jsons), fc.jsonValue(), fc.nat(), (json, value, place) => {
        const read = recordFromJson(JSON.stringify(planted(JSON.parse(json), value, place)))
        if (isRefusal(read)) isListed(read)
        else useRecord(read)
      }),
      { numRuns: 120 },
    )
  })

  it('a ruleset of any shape is refused or can be played', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), fc.boolean(), (value, place, small) => {
        const odd = small ? [0, -1, 1.5, 1e9, '', 'mine', null, true, [], {}][place % 10] : value
        const ruleset = planted(JSON.parse(JSON.stringify(homeMade.ruleset)), odd, place)
        const result = replay({ ...homeMade, ruleset: ruleset as never, start: [] })
        if (isRefusal(result)) isListed(result)
      }),
      { numRuns: 250 },
    )
  })

  it('answers, facts and set-ups: what is accepted is written back as it was read', () => {
    fc.assert(
      fc.property(phrase, fc.nat(4), (text, seat) => {
        const answer = parseAnswer(text, seat)
        if (answer) expect(formatAnswer(answer)).toBe(text)
        const fact = parseFact(text)
        if (fact) expect(formatFact(fact)).toBe(text)
      }),
      { numRuns: 2000 },
    )
    const field = fc.constantFrom(
      'players=2',
      'players=x',
      'market=ten',
      'order=chosen',
      'first=1',
      'first=0',
      'a=b',
      'x',
      '',
    )
    const line = fc.tuple(fc.constantFrom('base', 'both', 'two', '__proto__', ''), fc.array(field, { maxLength: 5 }))
    fc.assert(
      fc.property(
        fc.oneof(
          phrase,
          line.map(([edition, fields]) => [edition, ...fields].join(' ')),
        ),
        (text) => {
          const setup = parseSetup(text)
          if (!setup) return
          expect(formatSetup(setup)).toBe(text)
          const ruleset = rulesetFor(setup)
          if (isRefusal(ruleset)) isListed(ruleset)
        },
      ),
      { numRuns: 800 },
    )
  })
})

/** The same value with something else at one place, counted through all its fields. */
function planted(whole: unknown, value: unknown, place: number): unknown {
  const places: [Record<string, unknown>, string][] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const key of Object.keys(node)) {
      places.push([node as Record<string, unknown>, key])
      visit((node as Record<string, unknown>)[key])
    }
  }
  visit(whole)
  const [node, key] = places[place % places.length]
  node[key] = value
  return whole
}
