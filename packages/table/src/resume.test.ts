import { isRefusal, type Refusal, rulesetFor } from '@machinami/cards'
import { formatRecord, type GameRecord, parseRecord, Random, rulesetHash } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import {
  commitmentTo,
  promiseOf,
  type ResumeOptions,
  ScriptedLuck,
  SealedLuck,
  Table,
  type TableOptions,
  verify,
} from './index.ts'

const setup = { edition: 'both', players: 3 } as const
const seats = [{ name: 'Ann' }, { name: 'Bob', bot: 'random' }, { name: 'Cleo', bot: 'random' }]
const seed = '00112233445566778899aabbccddeeff'
const other = 'f'.repeat(32)

function must<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(value.refused)
  return value
}

const open = (options: Partial<TableOptions> = {}): Table => must(Table.create({ setup, seats, seed, ...options }))

const goOn = (record: GameRecord, options: Partial<ResumeOptions> = { seed }): Table =>
  must(Table.resume(record, { firstQuestion: 1_000_000, ...options }))

/** Plays on, Ann answering at random, to the end or for some of her answers. */
function playOn(table: Table, answers = Number.POSITIVE_INFINITY, random = new Random(3)): Table {
  table.run()
  for (let i = 0; i < answers && !table.isOver; i++) {
    const [question] = table.asked()
    must(table.play(question.seat, question.n, question.options[random.below(question.options.length)].move))
    table.run()
  }
  return table
}

function without<Field extends keyof GameRecord>(record: GameRecord, field: Field): Omit<GameRecord, Field> {
  const { [field]: _, ...rest } = record
  return rest
}

describe('a table that goes on from a record', () => {
  it('ends exactly as it would have, bots included', () => {
    const table = playOn(open({ botSeed: 7 }), 25)
    const resumed = goOn(table.record(), { seed, botSeed: 7 })
    expect(resumed.state).toEqual(table.state)
    expect(formatRecord(resumed.record())).toBe(formatRecord(table.record()))
    const text = formatRecord(playOn(table).record())
    expect(table.isOver).toBe(true)
    expect(formatRecord(playOn(resumed).record())).toBe(text)
  })

  it('asks no question by a number that was used before, whatever was taken back', () => {
    const people = { setup: { edition: 'base', players: 2 }, seats: [{ name: 'Ann' }, { name: 'Bob' }] } as const
    const table = playOn(open(people), 1)
    const used = [...table.asked()]
    for (let i = 0; i < 5; i++) {
      playOn(table, 1)
      used.push(...table.asked())
      must(table.undo(0))
      used.push(...table.asked())
    }
    const resumed = goOn(table.record())
    expect(resumed.asked()[0]).toMatchObject({ seat: 0, question: 'build', n: 1_000_000 })
    for (const { seat, n, options } of used)
      expect(resumed.play(seat, n, options[0].move)).toMatchObject({ refused: 'stale-question' })
  })

  it('refuses a record it cannot trust', () => {
    const record = playOn(open()).record()
    const refused = (changed: object, options = {}) =>
      Table.resume({ ...record, ...changed }, { firstQuestion: 1, ...options })
    expect(refused({ seed: other })).toEqual({ refused: 'seed-differs' })
    expect(refused({ hash: '0'.repeat(16) })).toMatchObject({ refused: 'ruleset-differs' })
    expect(refused({ moments: record.moments.slice(-1) })).toMatchObject({ refused: 'bad-cause' })
    const hal = {
      ...without(without(record, 'seed'), 'commitment'),
      seats: [...seats.slice(1), { name: 'X', bot: 'hal' }],
    }
    expect(Table.resume(hal, { firstQuestion: 1, seed })).toMatchObject({ refused: 'unknown-bot' })
    expect(refused({ seats: [...seats.slice(1), seats[0]] })).toEqual({ refused: 'seed-differs' })
    const sealed = without(record, 'seed')
    expect(Table.resume(sealed, { firstQuestion: 1 })).toEqual({ refused: 'no-seed' })
    expect(Table.resume(sealed, { firstQuestion: 1, seed: other })).toEqual({ refused: 'seed-differs' })
    const forged: GameRecord = { ...playOn(open(), 9).record(), dice: 1, commitment: commitmentTo(other) }
    expect(Table.resume(forged, { firstQuestion: 1, luck: new SealedLuck(other) })).toMatchObject({
      refused: 'dice-differ',
    })
  })
})

describe('a commitment after a resume (R-CHANCE-3)', () => {
  const promise = open().record().commitment

  it('is not claimed for dice that were thrown without it', () => {
    const table = playOn(open({ luck: { die: () => 3, card: () => 0 } }), 9)
    const resumed = playOn(goOn(table.record()))
    const record = resumed.record()
    expect([record.commitment, record.seed]).toEqual([undefined, undefined])
    expect(verify(record)).toMatchObject({ finished: true, checkedLuck: null })
  })

  it('is claimed where all dice so far came from the seed, or none has been thrown', () => {
    for (const answers of [0, 9]) {
      const record = playOn(goOn(without(playOn(open(), answers).record(), 'commitment'))).record()
      expect([record.commitment, record.seed]).toEqual([promise, seed])
      expect(verify(record)).toMatchObject({ finished: true })
    }
    const unthrown = open({ setup: { edition: 'base', players: 3 }, luck: new ScriptedLuck([]) }).record()
    const { game = '', commitment } = goOn(unthrown).record()
    expect(commitment).toBe(promiseOf(seed, { ...unthrown, game }))
  })

  it('stays when other luck goes on, which never passes for the promised one', () => {
    const record = playOn(open(), 9).record()
    const luck = new SealedLuck(other)
    const later = playOn(goOn(record, { luck }), 9).record()
    expect(later.commitment).toBe(promise)
    const last = playOn(goOn(later, { luck })).record()
    expect([last.commitment, last.seed]).toEqual([promise, undefined])
    expect(verify(last)).toMatchObject({ finished: true, checkedLuck: null })
  })

  it('and the seed of a game that is over stay, whatever luck is handed in', () => {
    const record = playOn(open()).record()
    expect(goOn(record, { luck: new ScriptedLuck([]) }).record()).toEqual(record)
  })
})

describe('rules that have changed since', () => {
  const today = must(rulesetFor(setup))
  const before = { ...today, startCoins: 5 }
  /** A game that was left when `both` still meant to begin with five coins. */
  function left(): GameRecord {
    const played = playOn(open({ setup: undefined as never, ruleset: before }), 9).record()
    return { ...without(played, 'ruleset'), setup }
  }

  it('do not end a game whose rules were kept; its record tells them from now on', () => {
    expect(Table.resume(left(), { seed, firstQuestion: 1 })).toMatchObject({ refused: 'ruleset-differs' })
    const kept = JSON.parse(JSON.stringify(before))
    const record = playOn(goOn(left(), { seed, ruleset: kept })).record()
    expect(record).toMatchObject({ hash: rulesetHash(before), ruleset: { startCoins: 5 } })
    expect(verify(must(parseRecord(formatRecord(record))))).toMatchObject({ finished: true })
  })

  it('are not taken from anything but the rules of that game', () => {
    const wrong = { ...today, startCoins: 6 }
    expect(Table.resume(left(), { seed, ruleset: wrong, firstQuestion: 1 })).toMatchObject({
      refused: 'ruleset-differs',
    })
    const record = playOn(open(), 9).record()
    expect(goOn(record, { seed, ruleset: wrong }).record()).toEqual(record)
    expect(goOn(record, { seed, ruleset: today }).record().setup).toEqual(setup)
  })
})
