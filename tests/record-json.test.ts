import { isRefusal, type Setup } from '@machinami/cards'
import { formatRecord, readRecord, recordFromJson, recordToJson } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { rulesFor } from './laws/configurations.ts'
import { playRecorded } from './laws/records.ts'

const setup: Setup = { edition: 'two', players: 2 }
const { record } = playRecorded(rulesFor(setup), setup, 9, 60)
const text = formatRecord(record)
const firstBuild = record.moments.findIndex(({ answer }) => answer.kind === 'build')
const { answer } = record.moments[firstBuild]
const firstTurn = record.moments.findIndex(({ facts }) => facts.some((fact) => fact.kind === 'turn'))
const nthFact = record.moments[firstTurn].facts.findIndex((fact) => fact.kind === 'turn')
const built = answer.kind === 'build' ? answer.card : ''

describe('a record as JSON', () => {
  it('says the same as the text', () => {
    const json = recordToJson(record)
    expect(recordFromJson(json)).toEqual(record)
    expect(readRecord(`  ${json}`)).toEqual(record)
    expect(readRecord(text)).toEqual(record)
  })

  it.each(['', 'null', '3', '[]', '{}', '{"moments":3}', '{"moments":[{}]}', '{"format":1,"moments":[]}', '{'])(
    'not %s',
    (broken) => expect(isRefusal(recordFromJson(broken))).toBe(true),
  )

  it.each<[string, string, string]>([
    ['"format":2', '"format":"2"', 'format'],
    ['"format":2', '"format":1.5', 'format'],
    ['"players":2', '"players":"2"', 'setup.players'],
    ['"hash":"', '"hash":"x', 'hash'],
    ['"name":"Player \\"2\\""', '"name":2', 'seats[1].name'],
    ['"n":5', '"n":"5"', 'start[0].n'],
    ['"kind":"turn","seat":0,"n":1', '"kind":"turn","seat":0,"n":"1"', `moments[${firstTurn}].facts[${nthFact}].n`],
    ['"card":"mk2-sushi-bar"', '"card":"moon-base"', 'start'],
    ['{"seat":-1,"answer":{', '{"seat":-2,"answer":{', 'moments[0]'],
    ['"answer":{"kind":"build"', '"answer":{"kind":"fly"', `moments[${firstBuild}]`],
    [
      `"answer":{"kind":"build","card":"${built}"`,
      '"answer":{"kind":"build","card":"moon-base"',
      `moments[${firstBuild}]`,
    ],
    ['"facts":[]', '"facts":null', 'moments[0]'],
    ['"facts":[]', '"facts":[{"kind":"flew","seat":0}]', 'moments[0].facts'],
  ])('with %s as %s names the place', (good, bad, place) => {
    const json = recordToJson(record)
    expect(json).toContain(good)
    const refusal = recordFromJson(json.replace(good, bad))
    expect(refusal).toMatchObject({ refused: expect.any(String), place })
    expect(refusal).not.toHaveProperty('line')
  })

  it('of older programs has the first question among the facts of setting up', () => {
    const asked = { kind: 'asked', seats: [0], question: 'dice', card: null } as const
    expect(recordFromJson(recordToJson({ ...record, start: [...record.start, asked] }))).toEqual(record)
  })

  it('that does not parse names the line and shows what stands there', () => {
    const lines = JSON.stringify(record, null, 2).split('\n')
    const broken = lines.with(6, lines[6].replace(/[:}]/, ';')).join('\n')
    expect(recordFromJson(broken)).toMatchObject({ refused: 'bad-line', line: 7, what: expect.stringMatching(/^;/) })
    const torn = lines.slice(0, 9).join('\n')
    expect(recordFromJson(torn)).toMatchObject({ refused: 'bad-line', line: 9 })
    expect(recordFromJson(`\uFEFF${recordToJson(record)}`)).toEqual(record)
  })

  it('is refused when it says more than a record does', () => {
    const odd = (change: object) => recordFromJson(JSON.stringify({ ...record, ...change }))
    const [first, second] = record.seats
    expect(odd({ colour: 'red' })).toMatchObject({ refused: 'bad-header', place: 'colour' })
    expect(odd({ seats: [{ ...first, age: 7 }, second] })).toMatchObject({ place: 'seats[0].age' })
    const [moment, ...rest] = record.moments
    expect(odd({ moments: [{ ...moment, mood: 'good' }, ...rest] })).toMatchObject({ place: 'moments[0].mood' })
    expect(odd({ seats: [{ name: 'A\u001b[31m' }, second] })).toMatchObject({ place: 'seats[0]' })
    expect(odd({ seats: [{ name: 'x'.repeat(25) }, second] })).toMatchObject({ place: 'seats[0]' })
    for (const nothing of [null, 5, 'p1', []])
      expect(odd({ seatChanges: [nothing] })).toMatchObject({ refused: 'bad-line', place: 'seatChanges[0]' })
  })

  it('written by hand may leave hash and start to the rules', () => {
    const { hash: _, start, ...bare } = record
    const moments = record.moments.map((moment) => ({ ...moment, facts: [] }))
    expect(recordFromJson(JSON.stringify({ ...bare, moments }))).toEqual({ ...record, start: [], moments })
    expect(recordFromJson(JSON.stringify({ ...bare, start }))).toEqual(record)
    expect(recordFromJson(JSON.stringify(bare))).toMatchObject({ refused: 'bad-header', what: 'start' })
  })

  it('is refused when a field would not survive the journey', () => {
    const odd = (change: object) => recordFromJson(JSON.stringify({ ...record, ...change }))
    expect(odd({ seats: [{ name: 3 }, { name: 'B' }] })).toMatchObject({ refused: 'bad-header' })
    expect(odd({ hash: 'x' })).toMatchObject({ refused: 'bad-header' })
    expect(odd({ format: 3 })).toMatchObject({ refused: 'newer-record' })
  })
})
