import { type Card, isRefusal, type Refusal, type Ruleset, rulesetFor, type Setup, words } from '@machinami/cards'
import {
  boardAfter,
  compile,
  eventsIn,
  formatAnswer,
  formatFact,
  formatRecord,
  formatSetup,
  type GameRecord,
  parseAnswer,
  parseFact,
  parseRecord,
  parseSetup,
  type Rules,
  readRecord,
  recordFromJson,
  recordToJson,
  replay,
  rulesetHash,
} from '@machinami/engine'
import { ASK, board, Q, WINNER } from '@machinami/engine/inside'
import { verify } from '@machinami/table'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { damaged, phrase } from './fuzz/damage.ts'
import { anyRuleset } from './fuzz/rulesets.ts'
import { HOME_MADE } from './golden/rulesets.ts'
import { rulesFor } from './laws/configurations.ts'
import { Player } from './laws/play.ts'
import { faultOf, type Played, playRecorded } from './laws/records.ts'

const setups: Setup[] = [
  { edition: 'both', players: 3, order: 'chosen' },
  { edition: 'two', players: 2 },
  { edition: 'legacy', players: 2, house: { 'town-square': 'two-of-four' } },
]
const records: GameRecord[] = setups.map((setup) => playRecorded(rulesFor(setup), setup, 9, 60).record)
const homeMade: GameRecord = playedByOwnRules(HOME_MADE['later-legacy'](2)).record
const texts = [...records, homeMade].map(formatRecord)
const jsons = [...records, homeMade].map(recordToJson)

/** A game whose record carries its rules with it. */
function playedByOwnRules(ruleset: Ruleset): Played {
  const rules = compile(ruleset)
  if (isRefusal(rules)) throw new Error(rules.refused)
  const { record, state } = playRecorded(rules, setups[0], 9, 60)
  const { hash, seats, start, moments } = record
  return { record: { format: record.format, ruleset, hash, seats, start, moments }, state }
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
        const read = recordFromJson(JSON.stringify(planted(JSON.parse(json), () => value, place)))
        if (isRefusal(read)) isListed(read)
        else useRecord(read)
      }),
      { numRuns: 120 },
    )
  }, 60_000)

  it.each<[string, string, object]>([
    [
      'a moment',
      recordToJson(records[0]).replace('"moments":[', `"moments":[${nested(20_000)},`),
      { place: 'moments[0]' },
    ],
    ['a format', `{"format":${nested(20_000)},"moments":[]}`, { place: 'format' }],
    [
      'a ruleset',
      recordToJson(homeMade).replace('"ruleset":', `"ruleset":${nested(20_000)},"was":`),
      { place: 'ruleset' },
    ],
    ['a string', `{"moments":"${'x'.repeat(1e7)}`, { line: 1 }],
    ['a string of escapes', `{"moments":"${'\\u00e9\\n'.repeat(1e6)}`, { line: 1 }],
    ['a number', `{"moments":${'1'.repeat(1e7)}`, { line: 1 }],
    ['what is never closed', `{"moments":${'['.repeat(1e6)}`, { line: 1 }],
  ])('%s that is far too large is refused', (_, json, where) => {
    const read = recordFromJson(json)
    expect(read).toMatchObject({ refused: expect.any(String), ...where })
    if (isRefusal(read)) expect((read.what ?? '').length).toBeLessThanOrEqual(80)
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

/** Lists within lists, so deep that they cannot be written back. */
function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth)
}

const { gain, pool, take, when, win } = words

/** Rulesets that once broke a law. */
const ONCE_BROKEN: readonly Ruleset[] = [
  // Thousands of facts of one roll.
  odd({ players: 5, startCards: Array.from({ length: 20 }, () => 'mill') }, [
    mill({ copies: 6, does: Array.from({ length: 5 }, () => [gain(50), pool('owner')]).flat() }),
  ]),
  // A landmark of everybody's that is demolished goes back to the supply.
  odd({ landmarks: 'shared', startCoins: 1000 }, [
    mill({ color: 'green', does: [{ verb: 'demolish' }, gain(9)] }),
    { id: 'tower', kind: 'landmark', cost: 1, for: 'owner', powers: [] },
  ]),
  // Nothing follows a win.
  odd({ startCoins: 1000, startCards: ['mill'] }, [
    mill({}),
    {
      id: 'tower',
      kind: 'landmark',
      cost: 1,
      for: 'owner',
      powers: [when('built', win(), gain(3), take(1, 'one-opponent'))],
    },
  ]),
  // Nothing that could be closed.
  odd({ startCards: ['mill'] }, [
    mill({ major: true, color: 'green', does: [{ verb: 'close', what: 'a-type' }, gain(1)] }),
  ]),
]

function mill(change: object): Card {
  const on = Array.from({ length: 12 }, (_, nth) => nth + 1)
  const plain = { id: 'mill', kind: 'establishment', color: 'blue', icon: 'wheat', on, cost: 1, copies: 6 } as const
  return { ...plain, does: [gain(1)], ...change }
}

function odd(change: Partial<Ruleset>, cards: readonly Card[]): Ruleset {
  const { slots: _, ...plain } = HOME_MADE['later-legacy'](2)
  const hall: Card = { id: 'hall', kind: 'landmark', cost: 900, for: 'owner', powers: [] }
  const goal = [{ landmarks: 'all' }] as const
  return {
    ...plain,
    cards: [hall, ...cards],
    townSquare: { cards: [], marks: 0 },
    atStart: [],
    goal,
    first: 0,
    ...change,
  }
}

describe('a ruleset of any shape is refused or can be played', () => {
  /** Whether it was accepted. Broken laws throw; besides those of every game, nothing follows a win. */
  function plays(ruleset: Ruleset, seed: number): boolean {
    const rules = compile(ruleset)
    if (isRefusal(rules)) isListed(rules)
    else play(rules, new Player(rules, seed))
    return !isRefusal(rules)
  }

  function play(rules: Rules, player: Player): void {
    for (let left = 200; left > 0; ) {
      player.begin()
      for (; left > 0 && player.state[ASK] !== Q.none; left--) {
        player.decide()
        if (player.state[ASK] === Q.none) expect(eventsIn(rules, player.log).at(-2)?.kind).toBe('won')
        else expect(board(rules, player.state, WINNER)).toBe(0)
      }
    }
  }

  it('one with something else at one place', () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), fc.nat(), fc.boolean(), (value, place, nth, alike) => {
        const other = alike ? (was: unknown) => ofTheKind(was, nth) : () => value
        const ruleset = planted(JSON.parse(JSON.stringify(homeMade.ruleset)), other, place) as Ruleset
        if (plays(ruleset, place)) accepted++
        const result = replay({ ...homeMade, ruleset, hash: rulesetHash(ruleset), start: [], moments: [] })
        if (isRefusal(result)) isListed(result)
      }),
      { numRuns: 250 },
    )
    expect(accepted).toBeGreaterThan(10)
  }, 60_000)

  it('one of random words keeps the laws', () => {
    let accepted = 0
    fc.assert(
      fc.property(anyRuleset, fc.nat(), (ruleset, seed) => {
        if (plays(ruleset, seed)) accepted++
      }),
      { numRuns: 150, examples: ONCE_BROKEN.map((ruleset) => [ruleset, 5]) },
    )
    expect(accepted).toBeGreaterThan(75)
  }, 60_000)

  it('and its record tells the game', () => {
    fc.assert(
      fc.property(anyRuleset, (ruleset) => {
        const rules = compile(ruleset)
        if (!isRefusal(rules)) expect(faultOf(rules, playedByOwnRules(ruleset))).toBeNull()
      }),
      { numRuns: 50, examples: ONCE_BROKEN.map((ruleset) => [ruleset]) },
    )
  }, 60_000)
})

/** Another value of the same kind: what has a chance to be accepted. */
function ofTheKind(was: unknown, nth: number): unknown {
  const numbers = [0, 1, 2, 3, 4, 5, 6, 9, 14, 100, 1000, -1, 1.5, 1e9]
  const names = [
    'cafe',
    'fair',
    'legacy-bakery',
    'red',
    'blue',
    'green',
    'purple',
    'cup',
    'chosen',
    'shared',
    'open',
    '',
  ]
  if (typeof was === 'number') return numbers[nth % numbers.length]
  if (typeof was === 'string') return names[nth % names.length]
  return typeof was === 'boolean' ? !was : [[], {}, null][nth % 3]
}

/** The same value with something else at one place, counted through all its fields. */
function planted(whole: unknown, other: (was: unknown) => unknown, place: number): unknown {
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
  node[key] = other(node[key])
  return whole
}
