import { isRefusal, type Setup } from '@machinami/cards'
import { formatRecord, type GameRecord, parseRecord, Random } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { Table, verify } from './index.ts'

const seed = 'fedcba9876543210fedcba9876543210'

function finished(setup: Setup): GameRecord {
  const seats = Array.from({ length: setup.players }, (_, nth) => ({ name: `Bot ${nth + 1}`, bot: 'random' }))
  const table = Table.create({ setup, seats, seed, botSeed: 8 })
  if (isRefusal(table)) throw new Error(table.refused)
  table.run()
  return table.record()
}

const record = finished({ edition: 'both', players: 3 })
const { moments } = record
const at = (kind: string, from = 0) => moments.findIndex(({ answer }, nth) => nth >= from && answer.kind === kind)
const withMoment = (nth: number, change: Partial<GameRecord['moments'][number]>): GameRecord => ({
  ...record,
  moments: moments.map((moment, i) => (i === nth ? { ...moment, ...change } : moment)),
})

describe('verify', () => {
  it('accepts what was played', () => {
    const verdict = verify(record)
    expect(verdict).toMatchObject({ finished: true, moments: moments.length })
    if (isRefusal(verdict)) throw new Error(verdict.refused)
    expect(verdict.checkedLuck).toBe(moments.filter(({ seat }) => seat < 0).length)
  })

  it('accepts a record without its seed, but has no luck to check', () => {
    const { seed: _, ...sealed } = record
    expect(verify(sealed)).toMatchObject({ checkedLuck: null })
  })

  it('notices another die, another drawn card', () => {
    const thrown = at('dice', 40)
    const { answer } = moments[thrown]
    if (answer.kind !== 'dice') throw new Error('no throw')
    const dice = [(answer.dice[0] % 6) + 1, ...answer.dice.slice(1)]
    expect(verify(withMoment(thrown, { answer: { kind: 'dice', dice }, facts: [] }))).toMatchObject({
      refused: 'dice-differ',
      moment: thrown + 1,
      what: `dice ${dice.join(' ')}`,
      wanted: `dice ${answer.dice.join(' ')}`,
    })
    const drawn = at('draw')
    const before = moments[drawn].answer
    const card = before.kind === 'draw' && before.card === 'mine' ? 'ranch' : 'mine'
    expect(verify(withMoment(drawn, { answer: { kind: 'draw', card } }))).toMatchObject({ refused: 'dice-differ' })
  })

  it('notices facts changed, left out of a line or added', () => {
    const rich = moments.findIndex(({ facts }) => facts.length > 1)
    const { facts } = moments[rich]
    for (const changed of [facts.slice(1), facts.slice(0, -1), [...facts, facts[0]], [...facts].reverse()])
      expect(verify(withMoment(rich, { facts: changed }))).toMatchObject({
        refused: 'facts-differ',
        moment: rich + 1,
      })
    const [stocked, ...others] = record.start
    expect(verify({ ...record, start: [...others, stocked] })).toMatchObject({ refused: 'facts-differ', moment: 0 })
  })

  it('compares the table that facts leave with the one that causes leave', () => {
    // A line of text cannot say this; a program might.
    const drawn = { kind: 'drawn', card: 'mine' } as const
    const { facts } = moments[at('build')]
    expect(verify(withMoment(at('build'), { facts: [...facts, drawn] }))).toEqual({
      refused: 'facts-differ',
      what: 'supply',
    })
  })

  it('holds it to the promise that was noted before the game', () => {
    expect(verify(record, { commitment: record.commitment ?? '' })).toMatchObject({ finished: true })
    expect(verify(record, { commitment: 'f'.repeat(64) })).toEqual({ refused: 'commitment-differs' })
    const { commitment: _, seed: _seed, ...none } = record
    expect(verify(none, { commitment: 'f'.repeat(64) })).toEqual({ refused: 'commitment-differs' })
  })

  it('notices decisions changed, left out, doubled, swapped, or by another seat', () => {
    const built = at('build', 60)
    expect(isRefusal(verify(withMoment(built, { answer: { kind: 'pass' } })))).toBe(true)
    expect(isRefusal(verify(withMoment(built, { seat: (moments[built].seat + 1) % 3 })))).toBe(true)
    const without = (list: typeof moments) => verify({ ...record, moments: list })
    expect(isRefusal(without(moments.filter((_, nth) => nth !== built)))).toBe(true)
    expect(isRefusal(without([...moments.slice(0, built), moments[built], ...moments.slice(built)]))).toBe(true)
    const swapped = [...moments]
    swapped[built] = moments[built + 1]
    swapped[built + 1] = moments[built]
    expect(isRefusal(without(swapped))).toBe(true)
    expect(without([...moments, moments[0]])).toMatchObject({ refused: 'record-goes-on' })
  })

  it('says when a record is not finished', () => {
    expect(verify({ ...record, moments: moments.slice(0, -1) })).toMatchObject({ finished: false })
  })

  it('notices another seed, commitment, ruleset, hash or number of seats', () => {
    const changed: [Partial<GameRecord>, string][] = [
      [{ seed: 'f'.repeat(32) }, 'promise-differs'],
      [{ commitment: 'f'.repeat(64) }, 'promise-differs'],
      [{ dice: 1, commitment: 'f'.repeat(64) }, 'seed-differs'],
      [{ game: 'another' }, 'promise-differs'],
      [{ seats: [record.seats[1], record.seats[0], record.seats[2]] }, 'promise-differs'],
      [{ seats: [{ name: 'Bot 1' }, ...record.seats.slice(1)] }, 'promise-differs'],
      [{ hash: '0'.repeat(16) }, 'ruleset-differs'],
      [{ setup: { edition: 'both', players: 3, house: { 'sushi-bar-cost': '2' } } }, 'ruleset-differs'],
      [{ setup: { edition: 'both', players: 3, market: 'open' } }, 'ruleset-differs'],
      [{ setup: { edition: 'both', players: 9 } }, 'wrong-player-count'],
      [{ seats: record.seats.slice(1) }, 'seats-differ'],
    ]
    for (const [change, refused] of changed) expect(verify({ ...record, ...change })).toMatchObject({ refused })
  })

  it('notices any digit changed in the moves and facts', () => {
    const short = finished({ edition: 'base', players: 2 })
    const lines = formatRecord(short).split('\n')
    const first = lines.indexOf('') + 1
    const random = new Random(5)
    for (let trial = 0; trial < 60; trial++) {
      const nth = first + random.below(lines.length - first - 1)
      const places = [...lines[nth].matchAll(/\d/g)].map((match) => match.index)
      if (places.length === 0) continue
      const place = places[random.below(places.length)]
      const digit = (Number(lines[nth][place]) + 1 + random.below(9)) % 10
      const line = `${lines[nth].slice(0, place)}${digit}${lines[nth].slice(place + 1)}`
      const read = parseRecord(lines.with(nth, line).join('\n'))
      expect(isRefusal(read) || isRefusal(verify(read)), `${lines[nth]} -> ${line}`).toBe(true)
    }
  })
})
