import { isRefusal, type Ruleset, rulesetFor, type Setup } from '@machinami/cards'
import {
  boardAfter,
  formatRecord,
  type GameRecord,
  lineOfMoment,
  parseRecord,
  readRecord,
  recordFromJson,
  recordToJson,
  replay,
  rulesetHash,
  upgraded,
  withRules,
} from '@machinami/engine'
import { Table, verify } from '@machinami/table'
import { describe, expect, it } from 'vitest'
import { rulesFor } from './laws/configurations.ts'
import { playRecorded } from './laws/records.ts'

const HASH = 'ab'.repeat(32)
const SECRET = 'cd'.repeat(16)

/** The first moves of a game with everything that format 2 can say. */
const TEXT = `machinami 2
game evening-3
rules base players=3
hash ${rulesFor({ edition: 'base', players: 3 }).hash}
seat p1 person "Ann"
seat p2 expert "Bo"
seat p3 person "小林 \\"K\\""
commitment 2 ${HASH}
nonce p1 ${HASH} ${SECRET}
nonce p3 ${HASH} missing
seed ${SECRET}

p1 roll 1: 3
p1 build ranch
p2 is person "Bo"
p2 late roll 1: 2
p2 pass
p3 is random "Cor"
p1 is planner "Ann"
p3 roll 1
p1 is person "Ann"
dice 4
p3 pass
p1 is person "Dé"
abandoned
`

const read = (text: string): GameRecord => {
  const record = readRecord(text)
  if (isRefusal(record)) throw new Error(JSON.stringify(record))
  return record
}
const changed = (from: string | RegExp, to: string): string => {
  expect(TEXT).toMatch(from)
  return TEXT.replace(from, to)
}

describe('a record of format 2', () => {
  it('names the game, who plays on for whom, whom the clock answered for, what was added to the dice, and its end', () => {
    const record = read(TEXT)
    expect(record).toMatchObject({
      format: 2,
      game: 'evening-3',
      dice: 2,
      nonces: [
        { seat: 0, commitment: HASH, reveal: SECRET },
        { seat: 2, commitment: HASH, reveal: null },
      ],
      seatChanges: [
        { at: 3, seat: 1, becomes: { name: 'Bo' } },
        { at: 6, seat: 2, becomes: { name: 'Cor', bot: 'random' } },
        { at: 6, seat: 0, becomes: { name: 'Ann', bot: 'planner' } },
        { at: 7, seat: 0, becomes: { name: 'Ann' } },
        { at: 9, seat: 0, becomes: { name: 'Dé' } },
      ],
      abandoned: true,
    })
    expect(record.moments.map(({ late }) => late === true)).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0].map(Boolean))
    expect(isRefusal(replay(record))).toBe(false)
  })

  it('is written back to the letter, as text and as JSON', () => {
    const record = read(TEXT)
    expect(formatRecord(record)).toBe(TEXT)
    expect(recordFromJson(recordToJson(record))).toEqual(record)
    expect(recordToJson(read(recordToJson(record)))).toBe(recordToJson(record))
  })

  it.each<[string, string | RegExp, string, string]>([
    ['format 0', 'machinami 2', 'machinami 0', 'not-a-record'],
    ['format 01', 'machinami 2', 'machinami 01', 'not-a-record'],
    ['format 3', 'machinami 2', 'machinami 3', 'newer-record'],
    ['a scheme of tomorrow', 'commitment 2', 'commitment 3', 'newer-record'],
    ['no scheme', 'commitment 2', 'commitment', 'bad-header'],
    ['scheme 0', 'commitment 2', 'commitment 0', 'bad-header'],
    ['fair dice of a game without a name', /game .*\n/, '', 'bad-header'],
    ['nonces for dice without any', 'commitment 2', 'commitment 1', 'bad-header'],
    ['a name with blanks', 'game evening-3', 'game evening 3', 'bad-header'],
    ['two names', 'game evening-3', 'game evening-3\ngame evening-4', 'bad-header'],
    ['a nonce of a bot', 'nonce p3', 'nonce p2', 'bad-header'],
    ['a nonce of nobody', 'nonce p3', 'nonce p5', 'bad-header'],
    ['a nonce twice', 'nonce p3', 'nonce p1', 'bad-header'],
    ['a nonce before its seat', 'game evening-3', `game evening-3\nnonce p1 ${HASH} missing`, 'bad-header'],
    ['half a letter in a name', '"Ann"', '"\\ud800"', 'bad-header'],
    ['a deck of a card nobody knows', 'seed', 'deck ranch moon-base\nseed', 'unknown-card'],
    ['a deck with holes', 'seed', 'deck ranch  mine\nseed', 'bad-header'],
    ['a deck that is no list', 'seed', 'deck ranch,mine\nseed', 'bad-header'],
    ['late dice', 'dice 4', 'late dice 4', 'bad-line'],
    ['late twice', 'late roll', 'late late roll', 'bad-line'],
    ['a seat nobody has', 'p2 is', 'p4 is', 'unknown-seat'],
    ['a player without a name', 'p2 is person "Bo"', 'p2 is person', 'bad-line'],
    ['a player with a bell', 'p2 is person "Bo"', 'p2 is person "\\u0007"', 'bad-line'],
    ['more after the end', 'abandoned\n', 'abandoned\np1 roll 1\n', 'bad-line'],
    ['an end with a reason', 'abandoned', 'abandoned for tea', 'bad-line'],
  ])('is refused with %s', (_, from, to, refused) => {
    expect(readRecord(changed(from, to))).toMatchObject({ refused, line: expect.any(Number) })
  })

  it.each<[string, (record: GameRecord) => unknown, string]>([
    ['no scheme', ({ dice: _, nonces: _n, ...rest }) => rest, 'dice'],
    ['a scheme as text', (record) => ({ ...record, dice: '2' }), 'dice'],
    ['a game that is a number', (record) => ({ ...record, game: 3 }), 'game'],
    [
      'a nonce that tells nothing',
      (record) => ({ ...record, nonces: [{ seat: 0, commitment: HASH }] }),
      'nonces[0].reveal',
    ],
    ['a nonce of no seat', (record) => ({ ...record, nonces: [{ commitment: HASH, reveal: null }] }), 'nonces[0]'],
    [
      'changes out of order',
      (record) => ({ ...record, seatChanges: record.seatChanges?.toReversed() }),
      'seatChanges[1]',
    ],
    [
      'a change after the end',
      (record) => ({ ...record, seatChanges: [{ ...record.seatChanges?.[0], at: 99 }] }),
      'seatChanges[0]',
    ],
    ['a change of nothing', (record) => ({ ...record, seatChanges: [{ at: 0, seat: 0 }] }), 'seatChanges[0]'],
    [
      'a change of nobody',
      (record) => ({ ...record, seatChanges: [{ ...record.seatChanges?.[0], seat: 4 }] }),
      'seatChanges[0]',
    ],
    ['an end that is no end', (record) => ({ ...record, abandoned: false }), 'abandoned'],
    [
      'a late dice',
      (record) => ({ ...record, moments: record.moments.map((each) => ({ ...each, late: true })) }),
      'moments[1].late',
    ],
    [
      'late as a word',
      (record) => ({ ...record, moments: [{ ...record.moments[0], late: 'yes' }] }),
      'moments[0].late',
    ],
    [
      'a moment without a seat',
      (record) => ({ ...record, moments: [{ answer: { kind: 'pass' }, facts: [] }] }),
      'moments[0]',
    ],
    [
      'a fact without a seat',
      ({ moments, ...record }) => ({ ...record, start: [{ kind: 'gained', n: 3, by: null }], moments }),
      'start',
    ],
    [
      'a fact without a card',
      ({ moments, ...record }) => ({
        ...record,
        moments: [{ ...moments[0], facts: [{ kind: 'built', seat: 0, n: 1 }] }],
      }),
      'moments[0]',
    ],
  ])('as JSON is refused with %s, and says where without inventing anything', (_, change, place) => {
    const refusal = recordFromJson(JSON.stringify(change(read(TEXT))))
    expect(refusal).toMatchObject({ place })
    expect(JSON.stringify(refusal)).not.toMatch(/NaN|undefined/)
  })

  it('knows nothing of this in format 1', () => {
    const old = (line: string) =>
      `machinami 1\nrules base players=2\nseat p1 person "Ann"\nseat p2 person "Bo"\n${line}\n`
    for (const line of ['game x', `nonce p1 ${HASH} missing`, 'deck ranch', `commitment 1 ${HASH}`])
      expect(readRecord(old(line)), line).toMatchObject({ refused: 'bad-header', line: 5 })
    for (const line of ['p1 is person "Cor"', 'p1 late roll 1', 'abandoned'])
      expect(readRecord(old(line)), line).toMatchObject({ refused: 'bad-line', line: 5 })
    const { moments, ...record } = read(old('p1 roll 1: 2'))
    expect(recordFromJson(JSON.stringify({ ...record, moments, abandoned: true }))).toMatchObject({
      place: 'abandoned',
    })
    const seatChanges = [{ at: 0, seat: 0, becomes: { name: 'X' } }]
    expect(recordFromJson(JSON.stringify({ ...record, moments, seatChanges }))).toMatchObject({ place: 'seatChanges' })
    expect(recordFromJson(JSON.stringify({ ...record, dice: 1, moments }))).toMatchObject({ place: 'dice' })
  })
})

describe('a record of format 1 becomes one of format 2', () => {
  const setup: Setup = { edition: 'two', players: 2 }
  const { game: _, decks, seatChanges: _c, ...played } = playRecorded(rulesFor(setup), setup, 4, 60).record
  const moments = played.moments.map(({ late: _late, ...moment }) => moment)
  const old: GameRecord = { ...played, format: 1, commitment: HASH, moments }

  it('that says the same and tells its decks', () => {
    const { format, dice, decks: told, ...same } = upgraded(read(formatRecord(old)))
    expect([format, dice, told]).toEqual([2, 1, decks])
    expect(same).toEqual({ ...old, format: undefined })
    expect(read(formatRecord(upgraded(old)))).toEqual(upgraded(old))
  })

  it('and stays what it is from then on', () => expect(upgraded(upgraded(old))).toEqual(upgraded(old)))
})

describe('hostile records', () => {
  const seats = 'seat p1 person "Ann"\nseat p2 person "Bo"\n'

  it.each(['constructor', '__proto__', 'hasOwnProperty', 'toString'])('in which things are called %s', (id) => {
    const texts = [
      `machinami 2\nrules ${id} players=2\n${seats}`,
      `machinami 2\nrules base players=2 market=${id}\n${seats}`,
      `machinami 2\nrules base players=2 ${id}=4\n${seats}`,
      `machinami 2\n${id} x\n${seats}`,
      `machinami 2\nrules base players=2\n${seats}p1 build ${id}\n`,
      `machinami 2\nrules base players=2\n${seats}p1 ${id}\n`,
      `{"format":2,"setup":{"edition":"base","players":2,"${id}":1},"seats":[],"moments":[]}`,
      `{"format":2,"setup":{"edition":"${id}","players":2},"seats":[{"name":"A"},{"name":"B"}],"moments":[]}`,
      `{"format":2,"${id}":{},"setup":{"edition":"base","players":2},"seats":[{"name":"A"},{"name":"B"}],"moments":[]}`,
    ]
    for (const text of texts) expect(isRefusal(readRecord(text)), text).toBe(true)
  })

  it('told by facts of rules nobody knows', () => {
    const text = `machinami 2\nrules base players=2\nhash ${'0'.repeat(16)}\n${seats}start stocked constructor 6, p1 +3\n`
    const board = boardAfter(read(`${text}p1 build constructor | cost 1, p2 +1 valueof\n`))
    expect(board.supply.get('constructor')).toBe(5)
    expect(board.towns[1].coins).toBe(1)
  })

  it('with a bare start, or facts without one', () => {
    const head = `machinami 2\nrules base players=2\n${seats}`
    expect(replay(read(`${head}start\n\np1 roll 1: 2\n`))).toMatchObject({ rules: { players: 2 } })
    const bare = parseRecord(`${head}start\n\np1 roll 1: 2 | p1 +1 bakery\n`)
    expect(bare).toMatchObject({ refused: 'bad-header', what: 'start' })
  })

  it('with rules nested 5,000 deep, inside or kept beside', () => {
    const nested = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
    const base = JSON.stringify(rulesetFor({ edition: 'base', players: 2 }))
    const written = `${base.slice(0, -1)},"deep":${nested}}`
    const ruleset = JSON.parse(written) as Ruleset
    const text = `machinami 2\nruleset ${written}\nhash ${'0'.repeat(16)}\n${seats}`
    expect(readRecord(text)).toMatchObject({ refused: 'bad-header', line: 2 })
    const json = `{"format":2,"ruleset":${written},"hash":"${'0'.repeat(16)}","seats":[{"name":"A"}],"moments":[]}`
    expect(readRecord(json)).toMatchObject({ refused: 'bad-header', place: 'ruleset' })
    const record = read(`machinami 2\nrules base players=2\nhash ${'0'.repeat(16)}\n${seats}`)
    expect(withRules(record, ruleset)).toBe(record)
    expect(Table.resume(record, { seed: SECRET, firstQuestion: 1, ruleset })).toMatchObject({
      refused: 'ruleset-differs',
    })
  })

  it('far longer than any game are not read to the end when their beginning is impossible', () => {
    const fault = 'p1 build moon-base is what nobody can read'
    const moves = ['p1 roll 1: 2', 'p1 roll 2: 3 3', ...Array<string>(20_000).fill('p1 pass'), fault]
    const text = `machinami 2\nrules base players=2\n${seats}${moves.join('\n')}\n`
    const objection = (soFar: GameRecord) => {
      const played = replay(soFar)
      return isRefusal(played) ? played : null
    }
    expect(readRecord(text)).toMatchObject({ refused: 'bad-line', line: 4 + moves.length })
    expect(readRecord(text, objection)).toMatchObject({ refused: 'bad-cause', moment: 3, what: 'p1 roll 2' })
    expect(lineOfMoment(text, 3)).toBe(6)
    expect(lineOfMoment(text, 1e6)).toBe(0)
    const { moments, ...record } = read(text.replace(`${fault}\n`, ''))
    const json = JSON.stringify({ ...record, moments: [...moments, 'nothing'] })
    expect(readRecord(json, objection)).toMatchObject({ refused: 'bad-cause', moment: 3 })
  })
})

describe('facts and causes', () => {
  it('must leave the same table', () => {
    const setup: Setup = { edition: 'base', players: 2 }
    const { record } = playRecorded(rulesFor(setup), setup, 3)
    expect(verify(record)).toMatchObject({ ended: 'goal', dice: null, checkedLuck: null })
    expect(verify({ ...record, abandoned: true })).toMatchObject({ refused: 'record-goes-on' })
    const left = { ...record, moments: record.moments.slice(0, 20), seatChanges: [] }
    expect(verify(left)).toMatchObject({ ended: null, finished: false })
    expect(verify({ ...left, abandoned: true })).toMatchObject({ ended: 'abandoned', finished: false })
    expect(rulesetHash(rulesFor(setup).ruleset)).toBe(record.hash)
  })
})
