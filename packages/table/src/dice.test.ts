import { type Rules, rulesFor } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { FairDice, FairLuck, gameIdFrom, nonceCommitment, promiseOf, Table } from './index.ts'

const seed = '00112233445566778899aabbccddeeff'
const terms = {
  game: 'evening-1',
  hash: 'edeb4301cdf54b82',
  seats: [{ name: 'Ann' }, { name: 'Bo', bot: 'expert' }, { name: 'Cor' }],
}
const nonce = 'ab'.repeat(16)
const other = 'cd'.repeat(16)

const dice = (luck: FairLuck) => Array.from({ length: 40 }, (_, turn) => luck.die(turn + 1, 0)).join('')

describe('the promise of dice', () => {
  it('is about seed, game, rules, and every name and kind of player', () => {
    const promise = promiseOf(seed, terms)
    expect(promise).toMatch(/^[0-9a-f]{64}$/)
    const [ann, bo, cor] = terms.seats
    const others = [
      promiseOf(`${seed}00`, terms),
      promiseOf(seed, { ...terms, game: 'evening-2' }),
      promiseOf(seed, { ...terms, hash: 'edeb4301cdf54b83' }),
      promiseOf(seed, { ...terms, seats: [cor, bo, ann] }),
      promiseOf(seed, { ...terms, seats: [ann, { name: 'Bo' }, cor] }),
      promiseOf(seed, { ...terms, seats: [ann, { name: 'Bo', bot: 'random' }, cor] }),
      promiseOf(seed, { ...terms, seats: [ann, bo] }),
      promiseOf(seed, { ...terms, seats: [{ name: 'Ann"\nseat' }, bo, cor] }),
    ]
    expect(new Set([promise, ...others]).size).toBe(others.length + 1)
  })

  it('a name made from the seed says nothing about the dice', () => {
    expect(gameIdFrom(seed)).toMatch(/^[0-9a-f]{16}$/)
    expect(gameIdFrom(seed)).not.toBe(gameIdFrom(`${seed}0`))
  })
})

describe('a table', () => {
  const setup = { edition: 'base', players: 3 } as const
  const { hash } = rulesFor(setup) as Rules
  const luckFor = (change: object) => new FairDice(seed, { ...terms, hash, ...change }).luck()

  it('takes dice that were promised for it, and no others', () => {
    const { seats } = terms
    expect(Table.create({ setup, seats, luck: luckFor({}) })).toBeInstanceOf(Table)
    const others = [{ hash: terms.hash }, { seats: seats.toReversed() }]
    for (const other of others)
      expect(Table.create({ setup, seats, luck: luckFor(other) })).toEqual({ refused: 'promise-differs' })
    expect(Table.create({ setup, seats, luck: luckFor({ game: 'a b' }) })).toMatchObject({ refused: 'bad-name' })
    expect(Table.create({ setup, seats, seed, game: 'A' })).toMatchObject({ refused: 'bad-name' })
  })

  it('tells of its dice only what may be told', () => {
    const table = Table.create({ setup, seats: terms.seats, luck: luckFor({}) }) as Table
    expect(table.record()).toMatchObject({ game: terms.game, dice: 2, commitment: luckFor({}).commitment })
    expect(JSON.stringify(table.record())).not.toContain(seed)
    const restored = Table.restore(JSON.parse(JSON.stringify(table.snapshot())), { seed }) as Table
    expect(restored.record()).toEqual(table.record())
  })
})

describe('what people add to the dice', () => {
  const begun = () => new FairDice(seed, terms)
  const promise = promiseOf(seed, terms)

  it('is promised by all before anybody tells it', () => {
    const fair = begun()
    expect(fair.commit(0, nonceCommitment(nonce, promise, 0))).toBeNull()
    expect(fair.reveal(0, nonce)).toBeNull()
    expect(fair.commit(2, nonceCommitment(other, promise, 2))).toEqual({ refused: 'nonce-too-late', what: 'p3' })
    expect(fair.nonces).toEqual([{ seat: 0, commitment: nonceCommitment(nonce, promise, 0), reveal: nonce }])
  })

  it('comes from people only, once each', () => {
    const fair = begun()
    const given = nonceCommitment(nonce, promise, 0)
    expect(fair.commit(1, given)).toMatchObject({ refused: 'unknown-seat' })
    expect(fair.commit(7, given)).toMatchObject({ refused: 'unknown-seat' })
    expect(fair.commit(0, 'short')).toMatchObject({ refused: 'nonce-differs' })
    expect(fair.commit(0, given)).toBeNull()
    expect(fair.commit(0, given)).toMatchObject({ refused: 'nonce-too-late' })
  })

  it('must be what was promised, for this seat of this game', () => {
    const fair = begun()
    const copied = nonceCommitment(nonce, promise, 0)
    fair.commit(0, copied)
    fair.commit(2, copied)
    expect(fair.reveal(0, other)).toEqual({ refused: 'nonce-differs', what: 'p1' })
    expect(fair.reveal(1, nonce)).toMatchObject({ refused: 'nonce-differs' })
    expect(fair.reveal(2, nonce)).toEqual({ refused: 'nonce-differs', what: 'p3' })
    expect(nonceCommitment(nonce, promiseOf(seed, { ...terms, game: 'evening-2' }), 0)).not.toBe(copied)
    expect(fair.reveal(0, nonce)).toBeNull()
    expect(fair.nonces.map(({ reveal }) => reveal)).toEqual([nonce, null])
  })

  it('changes all dice, whoever added it; who adds nothing changes them too', () => {
    const with_ = (...given: readonly [number, string | null][]) =>
      dice(
        new FairLuck(
          seed,
          terms,
          given.map(([seat, reveal]) => ({ seat, commitment: promise, reveal })),
        ),
      )
    const all = [
      with_(),
      with_([0, nonce]),
      with_([2, nonce]),
      with_([0, nonce], [2, other]),
      with_([0, null], [2, other]),
    ]
    expect(new Set(all).size).toBe(all.length)
    expect(with_([0, nonce])).toBe(with_([0, nonce]))
  })

  it('dice are fair', () => {
    const luck = new FairLuck(seed, terms)
    const faces = Array<number>(6).fill(0)
    const cards = Array<number>(7).fill(0)
    for (let turn = 0; turn < 6000; turn++) {
      faces[luck.die(turn, 0) - 1]++
      cards[luck.card(turn, 1, 7)]++
    }
    for (const n of faces) expect(Math.abs(n - 1000)).toBeLessThan(150)
    for (const n of cards) expect(Math.abs(n - 857)).toBeLessThan(150)
  })
})
