import { isRefusal, type Ruleset, rulesetFor } from '@machinami/cards'
import { compile, formatRecord, type GameRecord, parseRecord, recordOf } from '@machinami/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAddress, parseAddress } from './address.ts'
import { gameCode, gameOfCode } from './link.ts'
import { anyGame, randomGame, randomMoves, seatsFor } from './testing.ts'

const codeOf = (record: GameRecord): string => {
  const code = gameCode(record)
  if (typeof code !== 'string') throw new Error(code.refused)
  return code
}

describe('a game in a link', () => {
  it('comes back as it was, in every edition, whole or not', () => {
    fc.assert(
      fc.property(anyGame, (record) => {
        const code = codeOf(record)
        expect(code).toMatch(/^[A-Za-z0-9_-]+$/)
        expect(gameOfCode(code)).toEqual(record)
      }),
      { numRuns: 20 },
    )
  })

  it('brings along seats that changed, late answers, what was promised, and who gave up', () => {
    const game = randomGame({ edition: 'base', players: 3, house: {} }, 7, 40)
    const hex = '0123456789abcdef'
    const record: GameRecord = {
      ...game,
      setup: { edition: 'base', players: 3 },
      game: 'evening-3',
      dice: 2,
      commitment: hex.repeat(4),
      nonces: [
        { seat: 0, commitment: hex.repeat(4), reveal: hex.repeat(3) },
        { seat: 2, commitment: hex.repeat(4), reveal: null },
      ],
      seed: hex.repeat(2),
      moments: game.moments.map((moment, n) =>
        moment.seat === 1 && n > 10 ? { ...moment, late: true as const } : moment,
      ),
      seatChanges: [
        { at: 4, seat: 1, becomes: { name: 'Bo' } },
        { at: 31, seat: 1, becomes: { name: 'Bo', bot: 'some-new-bot' } },
      ],
      abandoned: true,
    }
    expect(gameOfCode(codeOf(record))).toEqual(record)
    // And it is a record that can be written down.
    expect(parseRecord(formatRecord(record))).toEqual(record)
  })

  it('takes house rules and a market along by name', () => {
    const setup = { edition: 'harbor', players: 2, market: 'ten', house: { 'sushi-bar-cost': '4' } } as const
    const offered = rulesetFor(setup)
    const record = randomGame(
      isRefusal(offered) ? { edition: 'harbor', players: 2, market: 'ten', order: 'chosen', first: 1 } : setup,
      3,
    )
    expect(gameOfCode(codeOf(record))).toEqual(record)
  })

  it('takes rules without a name along whole, names and all', () => {
    const base = rulesetFor({ edition: 'base', players: 2 })
    if (isRefusal(base)) throw new Error()
    const ruleset: Ruleset = {
      ...base,
      startCoins: 5,
      cards: base.cards.map((card) => (card.id === 'ranch' ? { ...card, id: 'zoo' } : card)) as Ruleset['cards'],
      names: { en: { zoo: 'Zoo' }, ja: { zoo: '動物園' } },
    }
    const rules = compile(ruleset)
    if (isRefusal(rules)) throw new Error(rules.refused)
    const record = recordOf(rules, randomMoves(rules, 4), { seats: seatsFor(rules) })
    const code = codeOf(record)
    expect(gameOfCode(code)).toEqual(record)
    expect(code.length).toBeLessThan(1500)
  })

  it('is written and read as on the first day, whatever cards cost today', () => {
    const game = gameOfCode(FIRST_CODE)
    if (isRefusal(game)) throw new Error(game.refused)
    expect(formatRecord(game)).toBe(FIRST_GAME)
    expect(codeOf(game)).toBe(FIRST_CODE)
  })
})

/** Neither is ever to be changed: links like this one are out in the world. */
const FIRST_CODE = 'aeEp_wijGwo_xM4rcRxTmmulR3Q'
const FIRST_GAME = `machinami 2
rules base players=2
hash f1d6f6e29abb888a
seat p1 person "Ann 0"
seat p2 expert "Bo"
start stocked wheat-field ranch bakery cafe convenience-store forest 6, stocked stadium tv-station business-center 2, stocked cheese-factory furniture-factory mine family-restaurant apple-orchard farmers-market 6, p1 received wheat-field 1, p1 received bakery 1, p1 +3, p2 received wheat-field 1, p2 received bakery 1, p2 +3, turn 1 p1

p1 roll 1: 6
p1 build cafe | cost 2, turn 2 p2
p2 roll 1: 2 | p2 +1 bakery
p2 build farmers-market | cost 2, turn 3 p1
p1 roll 1: 5
p1 build ranch | cost 1, turn 4 p2
p2 roll 1: 3 | p2 > p1 1 cafe, p2 +1 bakery
p2 build cafe | cost 2, turn 5 p1
`

describe('a link that is none', () => {
  const code = codeOf(randomGame({ edition: 'both', players: 3 }, 11, 200))
  const refusedAs = (text: string) => {
    const read = gameOfCode(text)
    return isRefusal(read) ? read.refused : 'read'
  }

  it('is refused wherever a letter is wrong or missing', () => {
    for (let i = 1; i < code.length; i++) {
      const other = code[i] === 'A' ? 'B' : 'A'
      expect(refusedAs(code.slice(0, i) + other + code.slice(i + 1))).toBe('link-damaged')
      if (i > 5) expect(refusedAs(code.slice(0, i))).toBe('link-damaged')
    }
  })

  it('is refused where it says what no record could', () => {
    const game = randomGame({ edition: 'base', players: 2 }, 3, 20)
    const promise = { seat: 0, commitment: '0'.repeat(64), reveal: null }
    const told = (more: Partial<GameRecord>) => refusedAs(codeOf({ ...game, ...more }))
    expect(told({ seatChanges: [{ at: 4, seat: 4, becomes: { name: 'Bo' } }] })).toBe('link-damaged')
    expect(told({ dice: 2, commitment: '0'.repeat(64), nonces: [promise, promise] })).toBe('link-damaged')
    expect(told({ seatChanges: [{ at: 4, seat: 1, becomes: { name: 'Bo' } }] })).toBe('read')
  })

  it('is told from one of a later version, and from anything else', () => {
    expect(refusedAs(`z${code.slice(1)}`)).toBe('newer-link')
    for (const text of ['', 'a', 'hello world', 'https://example.org', '{}', 'A'.repeat(700_000)])
      expect(refusedAs(text)).toBe('not-a-link')
  })
})

describe('the address of a moment', () => {
  it('is read from a link, a code, or what a letter made of it', () => {
    const address = { code: 'aB3-_xyz', move: 87 }
    expect(parseAddress(formatAddress(address))).toEqual(address)
    expect(parseAddress(`https://example.org/app/#${formatAddress(address)}`)).toEqual(address)
    expect(parseAddress('aB3-\n _xyz')).toEqual({ code: 'aB3-_xyz', move: null })
    expect(parseAddress('aB3-_xyz#12')).toEqual({ code: 'aB3-_xyz', move: 12 })
    for (const text of ['', 'x', 'https://example.org/', 'https://example.org/#play'])
      expect(parseAddress(text)?.code ?? null).toBeNull()
  })
})
