import { botNamed } from '@machinami/bots'
import { isRefusal, type Ruleset, rulesetFor } from '@machinami/cards'
import { formatRecord, parseRecord, Random } from '@machinami/engine'
import { describe, expect, it, vi } from 'vitest'
import { promiseOf, ScriptedLuck, Table, verify } from './index.ts'

const seats = [{ name: 'Ann' }, { name: 'Bob', bot: 'random' }, { name: 'Cleo', bot: 'random' }]
const seed = '00112233445566778899aabbccddeeff'

function open(options: Partial<Parameters<typeof Table.create>[0]> = {}): Table {
  const table = Table.create({ setup: { edition: 'both', players: 3 }, seats, seed, ...options })
  if (isRefusal(table)) throw new Error(table.refused)
  return table
}

/** The base game with a change, for open(). */
function homeMade(change: Partial<Ruleset>): { setup: never; ruleset: Ruleset } {
  const base = rulesetFor({ edition: 'base', players: 3 })
  if (isRefusal(base)) throw new Error(base.refused)
  return { setup: undefined as never, ruleset: { ...base, ...change } }
}

/** Plays a table to its end, people answering at random. */
function playOut(table: Table, random = new Random(3)): Table {
  for (table.run(); !table.isOver; table.run()) {
    const [question] = table.asked()
    const { move } = question.options[random.below(question.options.length)]
    const events = table.play(question.seat, question.n, move)
    if (isRefusal(events)) throw new Error(events.refused)
  }
  return table
}

describe('a table', () => {
  it('plays a whole game whose record reads back to the letter and verifies', () => {
    const record = playOut(open()).record()
    const text = formatRecord(record)
    const read = parseRecord(text)
    if (isRefusal(read)) throw new Error(JSON.stringify(read))
    expect(formatRecord(read)).toBe(text)
    expect(verify(read)).toMatchObject({ finished: true })
  })

  it('refuses forged, stale and foreign answers and changes nothing', () => {
    const table = open()
    table.run()
    const before = formatRecord(table.record())
    const [{ n, options, seat }] = table.asked()
    expect(table.play(seat, n + 1, options[0].move)).toMatchObject({ refused: 'stale-question' })
    expect(table.play(1, n, options[0].move)).toMatchObject({ refused: 'not-your-question' })
    expect(table.play(9, n, options[0].move)).toMatchObject({ refused: 'unknown-seat' })
    expect(table.play(seat, n, 12345)).toMatchObject({ refused: 'not-an-option' })
    expect(formatRecord(table.record())).toBe(before)
  })

  it('refuses to open what cannot be played', () => {
    const setup = { edition: 'base', players: 3 } as const
    const refusal = (options: Parameters<typeof Table.create>[0]) => Table.create(options)
    expect(refusal({ seats, seed })).toMatchObject({ refused: 'unknown-edition' })
    expect(refusal({ setup: { ...setup, players: 7 }, seats, seed })).toMatchObject({ refused: 'wrong-player-count' })
    expect(refusal({ setup, seats: seats.slice(1), seed })).toMatchObject({ refused: 'wrong-player-count' })
    expect(refusal({ setup, seats: [...seats.slice(1), { name: 'X', bot: 'hal' }], seed })).toEqual({
      refused: 'unknown-bot',
      what: 'hal',
    })
    expect(refusal({ setup, seats })).toEqual({ refused: 'no-seed' })
  })

  it('plays forced answers by itself but leaves the dice to people', () => {
    const table = open({ ...homeMade({ startCoins: 0 }), luck: new ScriptedLuck([6]) })
    table.run()
    expect(table.asked()[0]).toMatchObject({ seat: 0, question: 'dice' })
    expect(table.asked()[0].options).toHaveLength(1)
    table.play(0, table.asked()[0].n, table.asked()[0].options[0].move)
    expect(table.isAutomatic).toBe(true)
    table.next()
    expect(table.asked()[0].options).toHaveLength(1)
    expect(table.isAutomatic).toBe(true)
    expect(table.next()?.[0]).toEqual({ kind: 'decided', seat: 0, answer: { kind: 'pass' } })
  })

  it('tells its seed only when the game is over, and says no to everything after that', () => {
    const table = open()
    table.run()
    expect(table.record().seed).toBeUndefined()
    const { commitment, game = '', hash } = table.record()
    expect(commitment).toBe(promiseOf(seed, { game, hash, seats: table.seats }))
    playOut(table)
    expect(table.record().seed).toBe(seed)
    expect(table.asked()).toEqual([])
    expect(table.next()).toBeNull()
    expect(table.isAutomatic).toBe(false)
    expect(table.play(0, 0, 0)).toEqual({ refused: 'game-over' })
  })

  it('tells its events from any place on, and the last one is the question', () => {
    const table = open()
    table.run()
    const all = table.events()
    expect(all.at(-1)).toMatchObject({ kind: 'asked', seats: [0], question: 'dice' })
    expect(table.events(all.length - 1)).toEqual(all.slice(-1))
    const [{ n, options }] = table.asked()
    const news = table.play(0, n, options[0].move)
    expect(table.events(all.length)).toEqual(news)
  })

  it('gives the same rolls whatever players do with them', () => {
    const rolls = ['build', 'pass'].map((wish) => {
      const table = open({ setup: { edition: 'base', players: 2 }, seats: seats.slice(0, 1).concat({ name: 'Bob' }) })
      const dice: unknown[] = []
      for (let turn = 0; turn < 12; turn++) {
        const [roll] = table.asked()
        table.play(roll.seat, roll.n, roll.options[0].move)
        dice.push(table.run().find((event) => event.kind === 'rolled'))
        const [build] = table.asked()
        const option = build.options.find(({ answer }) => answer.kind === wish) ?? build.options[0]
        if (build.question === 'build') table.play(build.seat, build.n, option.move)
      }
      return dice
    })
    expect(rolls[0]).toEqual(rolls[1])
  })

  it('stops at an answer of a bot that was not offered, before it changes anything', () => {
    const random = botNamed('random')
    if (!random) throw new Error('no bot')
    const table = open({ setup: { edition: 'base', players: 3, first: 1 } })
    const before = formatRecord(table.record())
    const faulty = vi.spyOn(random, 'choose')
    faulty.mockImplementation(({ options }) => {
      options.fill(12345)
      return 12345
    })
    // There is one way to throw one die; the first real choice comes after it.
    expect(() => table.run()).toThrow('bot random gave an answer that is not an option: 12345')
    faulty.mockRestore()
    expect(formatRecord(table.record()).startsWith(before)).toBe(true)
    expect(isRefusal(verify(playOut(table).record()))).toBe(false)
  })

  it('plays a home-made ruleset that only its record knows', () => {
    const table = playOut(open(homeMade({ edition: 'poor', startCoins: 1 })))
    const read = parseRecord(formatRecord(table.record()))
    if (isRefusal(read)) throw new Error(JSON.stringify(read))
    expect(read.setup).toBeUndefined()
    expect(verify(read)).toMatchObject({ finished: true })
  })
})

it('tells an answer again that is sent again, though one without a choice came behind it', () => {
  // Nothing can be had for no coins: whoever has rolled passes by itself.
  const people = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cleo' }]
  const table = open({ ...homeMade({ startCoins: 0, first: 0 }), seats: people, luck: new ScriptedLuck([6]) })
  const [{ n, options }] = table.asked()
  const events = table.play(0, n, options[0].move)
  table.run()
  expect(table.events().filter(({ kind }) => kind === 'decided')).toHaveLength(2)
  expect(table.play(0, n, options[0].move)).toEqual(events)
  const again = Table.restore(table.snapshot(), { luck: new ScriptedLuck([]) })
  if (isRefusal(again)) throw new Error(again.refused)
  expect(again.play(0, n, options[0].move)).toEqual(events)
  expect(again.told).toBe(table.told)
})
