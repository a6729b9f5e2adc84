import { isRefusal, type Setup } from '@machinami/cards'
import {
  boardAfter,
  boardDifference,
  boardOf,
  eventsOf,
  formatRecord,
  type GameRecord,
  momentsIn,
  parseRecord,
  replay,
  rulesetHash,
  stateAfter,
} from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { HOME_MADE } from './golden/rulesets.ts'
import { rulesFor } from './laws/configurations.ts'
import { playRecorded } from './laws/records.ts'

const setup: Setup = { edition: 'two', players: 2 }
const { record } = playRecorded(rulesFor(setup), setup, 9, 60)
const text = formatRecord(record)
const [header, moves] = text.split('\n\n')
const at = header.split('\n').length + 2

describe('a record as text', () => {
  it.each<[string, string, number]>([
    ['', 'not-a-record', 1],
    ['hello', 'not-a-record', 1],
    ['machinami x', 'not-a-record', 1],
    ['machinami 1\nmachinami 1', 'not-a-record', 2],
    ['machinami 99', 'newer-record', 1],
    ['# a comment\n\nmachinami 99', 'newer-record', 3],
    ['machinami 1\nrules base', 'bad-header', 2],
    ['machinami 1\nrules base players=2\nrules base players=2', 'bad-header', 3],
    ['machinami 1\nrules base players=2', 'bad-header', 1],
    ['machinami 1\nruleset {}', 'bad-header', 2],
    ['machinami 1\nruleset {', 'bad-header', 2],
    ['machinami 1\nruleset null', 'bad-header', 2],
    ['machinami 1\nhash xyz', 'bad-header', 2],
    ['machinami 1\nhash 0123456789abcdef\nhash 0123456789abcdef', 'bad-header', 3],
    ['machinami 1\ncommitment 12', 'bad-header', 2],
    ['machinami 1\nseed 12', 'bad-header', 2],
    ['machinami 1\nseat p2 person "Ann"', 'bad-header', 2],
    ['machinami 1\nseat p1 person Ann', 'bad-header', 2],
    ['machinami 1\nseat p1 person "A\\x"', 'bad-header', 2],
    ['machinami 1\nstart p1 flew', 'bad-header', 2],
    [`${header}\n\np1 build a castle`, 'bad-line', at],
    [`${header}\n\np1 pass | p5 +3 mine`, 'unknown-seat', at],
    [`${header}\n\np1 pass | p1 +3 mine | p1 +3 mine`, 'bad-line', at],
    [`${header}\n\np4 pass`, 'unknown-seat', at],
    [`${header}\n\np1 from p3`, 'unknown-seat', at],
    [`${header}\n\np1 dice 3`, 'bad-line', at],
    [`${header}\n\npass`, 'bad-line', at],
    [`${header}\n\np1 pass | p1 > p3 1 cafe`, 'unknown-seat', at],
    [`${header}\n\np1 pass | p3 > p1 1 cafe`, 'unknown-seat', at],
    [`${header}\n\np1 pass | cost 3`, 'bad-line', at],
    [`${header}\n\np1 build mk2-cafe | cost 03`, 'bad-line', at],
    [`${header}\n\np1 roll 1: 7`, 'bad-line', at],
    [`${header}\n\np9 pass`, 'unknown-seat', at],
    [`${header}\n\np1 want p0 mk2-cafe`, 'unknown-seat', at],
    [`${header}\n\np1 pass | p12 +3 mk2-mine`, 'unknown-seat', at],
    [`${header}\n\np1 build moon-base`, 'unknown-card', at],
    [`${header}\n\np1 pass | p1 +3 moon-base`, 'unknown-card', at],
    [`${header}\n\np1 pass | p1 > p2 1 moon-base`, 'unknown-card', at],
    [header.replace('p2 +5', 'p9 +5'), 'unknown-seat', header.split('\n').length],
    [header.replace('mk2-sushi-bar', 'moon-base'), 'unknown-card', header.split('\n').length],
    [header.replace('p2 +5', 'p3 +5'), 'unknown-seat', header.split('\n').length],
    [`${header}\n\n${moves}\nhash 0123456789abcdef`, 'bad-line', text.split('\n').length + 1],
  ])('%s', (broken, code, line) => expect(parseRecord(broken)).toMatchObject({ refused: code, line }))

  it('passes over blank lines, comments and the line ends of other systems', () => {
    const spaced = `# by hand\r\n${text.replaceAll('\n', '\r\n\r\n# so far\r\n')}`
    const read = parseRecord(spaced)
    expect(isRefusal(read) ? read : formatRecord(read)).toBe(text)
  })

  it('keeps seats, bots, seed, commitment and home-made rules', () => {
    const ruleset = HOME_MADE['later-legacy'](2)
    const { setup: _, decks: _decks, seatChanges: _changes, ...bare } = record
    const full: GameRecord = {
      ...bare,
      ruleset,
      hash: rulesetHash(ruleset),
      seats: [{ name: 'Ann "A" Ünal' }, { name: '', bot: 'random' }],
      dice: 2,
      commitment: 'a'.repeat(64),
      nonces: [{ seat: 0, commitment: 'c'.repeat(64), reveal: null }],
      seed: 'b'.repeat(32),
      start: [],
      moments: [],
    }
    const read = parseRecord(formatRecord(full))
    expect(read).toEqual(full)
    expect(isRefusal(replay(full))).toBe(false)
  })
})

describe('names of cards that no language knows', () => {
  const plain = HOME_MADE['later-legacy'](2)
  const names = { bathhouse: { en: 'Bathhouse', nl: { name: 'Badhuis', article: 'het' }, ja: '銭湯' } }

  it('travel inside a record and are no part of the rules’ fingerprint', () => {
    const ruleset = { ...plain, names }
    const { setup: _, decks: _decks, seatChanges: _changes, ...bare } = record
    const full: GameRecord = { ...bare, ruleset, hash: rulesetHash(plain), start: [], moments: [] }
    expect(parseRecord(formatRecord(full))).toEqual(full)
    expect(replay(full)).toMatchObject({ rules: { hash: rulesetHash(plain) } })
  })
})

describe('replay', () => {
  it('stops at the first cause that is not legal or not that seat’s, and at the first fact that differs', () => {
    const broken = (nth: number, change: object) =>
      replay({ ...record, moments: record.moments.map((each, i) => (i === nth ? { ...each, ...change } : each)) })
    const built = record.moments.findIndex(({ answer }) => answer.kind === 'build')
    const given = expect.stringMatching(/^p[12] pass, p[12] build mk2-\S+, .* \(\+\d+\)$/)
    const badCause = { refused: 'bad-cause', moment: built + 1, wanted: given }
    const { seat } = record.moments[built]
    const what = `p${seat + 1} keep`
    expect(broken(built, { answer: { kind: 'keep' }, facts: [] })).toEqual({ ...badCause, what })
    expect(broken(built, { seat: 1 - seat })).toMatchObject(badCause)
    expect(broken(built, { answer: { kind: 'build', card: 'castle' } })).toMatchObject({ refused: 'bad-cause' })
    const drawn = expect.stringMatching(/^draw \S+, draw /)
    expect(broken(0, { seat: 0 })).toMatchObject({ refused: 'bad-cause', moment: 1, wanted: drawn })
    const won = { kind: 'won', seat: 0 }
    expect(broken(built, { facts: [won] })).toMatchObject({
      refused: 'facts-differ',
      moment: built + 1,
      what: 'p1 won',
    })
    expect(replay({ ...record, start: [{ kind: 'won', seat: 0 }] })).toMatchObject({
      refused: 'facts-differ',
      moment: 0,
    })
    expect(replay({ ...record, decks: [] })).toEqual({ refused: 'facts-differ', moment: 0, what: 'deck' })
  })

  it('lets a record written by hand leave facts out', () => {
    const moments = record.moments.map((moment) => ({ ...moment, facts: [] }))
    expect(replay({ ...record, start: [], moments })).toMatchObject({ rules: { hash: record.hash } })
  })

  it('takes a record with nothing but rules, seats and moves', () => {
    const head = 'machinami 1\nrules base players=2\n'
    const seats = 'seat p1 person "Ann"\nseat p2 person "Bob"\n'
    const moves = 'p1 roll 1: 2\np1 build bakery\np2 roll 1: 3\n'
    const written = parseRecord(head + seats + moves) as GameRecord
    expect(written.hash).toBe(rulesFor({ edition: 'base', players: 2 }).hash)
    expect(replay(written)).toMatchObject({ rules: { players: 2 } })
    const wanted = 'seat p1 person "Ann"'
    expect(parseRecord(head + moves)).toEqual({ refused: 'bad-header', line: 1, what: 'seat', wanted })
    expect(parseRecord(`${head}seat p1 Ann\n`)).toMatchObject({ refused: 'bad-header', line: 3, wanted })
    expect(parseRecord(`${head}seat p1 person "${'x'.repeat(25)}"\n`)).toMatchObject({ line: 3 })
    expect(parseRecord(`machinami 1\nrules moon players=2\n${seats}`)).toMatchObject({
      refused: 'unknown-edition',
      line: 2,
    })
    const told = `${head}${seats}p1 roll 1: 2 | p1 +1 bakery\n`
    expect(parseRecord(told)).toMatchObject({ refused: 'bad-header', what: 'start' })
  })

  it('stops where the watch objects', () => {
    const objection = { refused: 'dice-differ', what: '3' } as const
    expect(replay(record, (_r, _s, _m, nth) => (nth === 2 ? objection : null))).toBe(objection)
  })

  it('refuses rules it does not know', () => {
    expect(replay({ ...record, hash: '0'.repeat(16) })).toMatchObject({ refused: 'ruleset-differs' })
    expect(replay({ ...record, setup: { edition: 'two', players: 9 } })).toMatchObject({
      refused: 'wrong-player-count',
    })
    expect(replay({ ...record, seats: record.seats.slice(1) })).toEqual({
      refused: 'seats-differ',
      what: '1',
      wanted: '2',
    })
    const { setup: _, ...bare } = record
    expect(replay(bare)).toEqual({ refused: 'bad-header', line: 1 })
  })
})

describe('a moment of a game', () => {
  it('is counted by causes, and the table after it can be laid', () => {
    const events = [...eventsOf(record)]
    expect(momentsIn(events)).toBe(record.moments.length)
    expect(momentsIn(events, record.start.length)).toBe(0)
    for (const upTo of [0, 7, record.moments.length]) {
      const so = { ...record, moments: record.moments.slice(0, upTo) }
      const at = stateAfter(record, upTo)
      if (isRefusal(at)) throw new Error(at.refused)
      expect(boardDifference(boardAfter(record, upTo), boardOf(at.rules, at.state))).toBeNull()
      expect(momentsIn(events, [...eventsOf(so)].length)).toBe(upTo)
    }
    const inside = record.moments.findIndex(({ facts }) => facts.length > 0)
    const cause = [...eventsOf({ ...record, moments: record.moments.slice(0, inside) })].length + 1
    expect(momentsIn(events, cause)).toBe(inside)
  })
})

describe('a board told by facts alone', () => {
  const dice = (...thrown: number[]) => ({ seat: -1, answer: { kind: 'dice' as const, dice: thrown }, facts: [] })
  const told: GameRecord = {
    ...record,
    start: [
      { kind: 'stocked', card: 'mine', n: 2 },
      { kind: 'received', seat: 0, card: 'hall', n: 1 },
      { kind: 'received', seat: 0, card: 'cafe', n: 2 },
      { kind: 'gained', seat: 0, n: 9, by: null },
    ],
    moments: [
      dice(1, 1),
      { seat: 0, answer: { kind: 'roll', dice: 2 }, facts: [{ kind: 'turn', seat: 0, n: 4 }] },
      dice(6, 6),
      { seat: 0, answer: { kind: 'raise' }, facts: [{ kind: 'raised', n: 2 }] },
      dice(1, 2),
      {
        seat: 0,
        answer: { kind: 'build', card: 'mine' },
        facts: [
          { kind: 'built', seat: 0, card: 'mine', n: 6 },
          { kind: 'closed', seat: 0, card: 'cafe', n: 1 },
          { kind: 'closed', seat: 0, card: 'hall', n: 1 },
          { kind: 'returned', seat: 0, card: 'hall' },
          { kind: 'moved', from: 0, to: 1, card: 'cafe', closed: true },
          { kind: 'moved', from: 0, to: 1, card: 'cafe', closed: false },
          { kind: 'reopened', seat: 1, card: 'cafe', n: 1 },
          { kind: 'invested', seat: 0, card: 'mine' },
          { kind: 'paid', from: 0, to: 1, n: 1, by: 'cafe' },
          { kind: 'spent', seat: 1, n: 1, by: null },
          { kind: 'demolished', seat: 0, card: 'mine' },
        ],
      },
    ],
  }

  it('keeps the roll of the turn, not the throws for boats or for who begins', () => {
    expect(boardAfter(told, 1)).toMatchObject({ dice: [], total: 0, turn: 0 })
    expect(boardAfter(told, 3)).toMatchObject({ dice: [6, 6], total: 12, turn: 4, seat: 0 })
    expect(boardAfter(told, 5)).toMatchObject({ dice: [6, 6], total: 14 })
  })

  it('moves coins and cards as told', () => {
    const { towns, supply } = boardAfter(told)
    expect([...supply]).toEqual([
      ['mine', 1],
      ['hall', 1],
    ])
    expect(towns.map(({ coins }) => coins)).toEqual([1, 0])
    expect([...towns[0].open, ...towns[0].closed]).toEqual([])
    expect([...towns[0].invested]).toEqual([['mine', 1]])
    expect([...towns[1].open]).toEqual([['cafe', 2]])
    expect([...towns[1].closed]).toEqual([])
  })
})
