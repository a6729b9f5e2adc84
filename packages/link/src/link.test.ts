import { EDITION_IDS, EDITIONS, isRefusal, type Ruleset, rulesetFor } from '@machinami/cards'
import { compile, formatRecord, type GameRecord, parseRecord, recordOf } from '@machinami/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAddress, parseAddress } from './address.ts'
import { gameCode, gameOfCode, sealed } from './link.ts'
import { randomGame, randomMoves, seatsFor } from './testing.ts'

const codeOf = (record: GameRecord): string => {
  const code = gameCode(record)
  if (typeof code !== 'string') throw new Error(code.refused)
  return code
}

const tables = EDITION_IDS.flatMap((edition) =>
  EDITIONS[edition].markets.flatMap((market) =>
    Array.from({ length: EDITIONS[edition].mostPlayers - 1 }, (_, i) => ({ edition, market, players: i + 2 })),
  ),
)

const name = fc
  .string({ unit: 'grapheme', maxLength: 10 })
  .filter((text) => text.length <= 24 && !/[\p{Cc}\p{Cs}]/u.test(text))

describe('a game in a link', () => {
  it('comes back as it was, in every edition, whole or not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...tables),
        fc.nat(1e6),
        fc.nat(400),
        fc.array(name, { minLength: 5, maxLength: 5 }),
        (setup, seed, cut, names) => {
          const game = randomGame(setup, seed, seed % 3 === 0 ? cut : undefined)
          const record = { ...game, seats: game.seats.map((seat, i) => ({ ...seat, name: names[i] })) }
          const code = codeOf(record)
          expect(code).toMatch(/^[A-Za-z0-9_-]+$/)
          expect(gameOfCode(code)).toEqual(record)
        },
      ),
      { numRuns: 60 },
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

  it('is written and read as on the first day', () => {
    const record = randomGame({ edition: 'base', players: 2 }, 1, 12)
    expect(codeOf(record)).toBe(FIRST_CODE)
    expect(gameOfCode(FIRST_CODE)).toEqual(record)
  })
})

/** Never to be changed: links like this one are out in the world. */
const FIRST_CODE = 'aeEp_wijGwo_xM4rcRxTmmulR3Q'

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

  it('is told from one of a later version, and from anything else', () => {
    expect(refusedAs(`z${code.slice(1)}`)).toBe('newer-link')
    for (const text of ['', 'a', 'hello world', 'https://example.org', '{}', 'A'.repeat(700_000)])
      expect(refusedAs(text)).toBe('not-a-link')
  })

  it('does no harm, whatever it says', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect([
          'read',
          'link-damaged',
          'unknown-edition',
          'wrong-player-count',
          'ruleset-differs',
          'broken-ruleset',
          'seats-differ',
          'unknown-market',
          'cannot-be-won',
          'unknown-card',
        ]).toContain(refusedAs(sealed(bytes)))
      }),
      { numRuns: 300 },
    )
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
