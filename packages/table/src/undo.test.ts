import { isRefusal, type Ruleset, rulesetFor } from '@machinami/cards'
import { formatAnswer, formatRecord, type Move } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { ScriptedLuck, Table, type TableOptions } from './index.ts'

const people = [{ name: 'Ann' }, { name: 'Bob' }]

function open(options: Partial<TableOptions> = {}): Table {
  const table = Table.create({
    setup: { edition: 'base', players: 2 },
    seats: people,
    luck: new ScriptedLuck([3, 5, 1, 1]),
    ...options,
  })
  if (isRefusal(table)) throw new Error(table.refused)
  return table
}

/** The base game for two with a change, for open(). */
function homeMade(change: Partial<Ruleset>): { setup: never; ruleset: Ruleset } {
  const base = rulesetFor({ edition: 'base', players: 2 })
  if (isRefusal(base)) throw new Error(base.refused)
  return { setup: undefined as never, ruleset: { ...base, ...change } }
}

/** Answers the open question in words: `build ranch`. */
function say(table: Table, seat: number, words: string): void {
  table.run()
  const asked = table.asked().find((question) => question.seat === seat)
  const option = asked?.options.find(({ answer }) => formatAnswer(answer) === words)
  if (!asked || !option) throw new Error(`${words} is not an option of seat ${seat}`)
  const done = table.play(seat, asked.n, option.move as Move)
  if (isRefusal(done)) throw new Error(done.refused)
}

const text = (table: Table) => formatRecord(table.record())

describe('undo', () => {
  it('takes back a build as long as nothing new was seen, and leaves no trace', () => {
    const table = open()
    say(table, 0, 'roll 1')
    table.run()
    const before = text(table)
    say(table, 0, 'build ranch')
    expect(table.canUndo(0)).toBe(true)
    expect(table.undo(0)).toBeNull()
    expect(text(table)).toBe(before)
    say(table, 0, 'build bakery')
    expect(text(table)).toContain('build bakery')
    expect(text(table)).not.toContain('build ranch')
  })

  it('never gives a new roll', () => {
    const table = open()
    say(table, 0, 'roll 1')
    table.run()
    expect(table.canUndo(0)).toBe(false)
    expect(table.undo(0)).toEqual({ refused: 'nothing-to-undo' })
    const before = text(table)
    say(table, 0, 'pass')
    table.undo(0)
    expect(table.canUndo(0)).toBe(false)
    expect(text(table)).toBe(before)
  })

  it('ends when the next player has answered, and belongs to whoever decided', () => {
    const table = open()
    say(table, 0, 'roll 1')
    say(table, 0, 'pass')
    expect(table.canUndo(1)).toBe(false)
    expect(table.canUndo(0)).toBe(true)
    say(table, 1, 'roll 1')
    expect(table.canUndo(0)).toBe(false)
    say(table, 1, 'build ranch')
    expect(table.canUndo(0)).toBe(false)
    expect(table.canUndo(1)).toBe(true)
  })

  it('goes back over several decisions of one seat, one at a time', () => {
    const startCards = ['wheat-field', 'bakery', 'business-center']
    const table = open({ ...homeMade({ startCards }), luck: new ScriptedLuck([6]) })
    say(table, 0, 'roll 1')
    say(table, 0, 'offer bakery')
    say(table, 0, 'want p2 wheat-field')
    say(table, 0, 'pass')
    for (const left of ['want', 'offer', 'roll']) {
      expect(table.undo(0)).toBeNull()
      expect(table.record().moments.at(-1)?.answer.kind).toBe(left === 'roll' ? 'dice' : left)
    }
    expect(table.canUndo(0)).toBe(false)
  })

  it('passes over answers that left no choice', () => {
    const table = open({ ...homeMade({ startCoins: 0 }), luck: new ScriptedLuck([6]) })
    say(table, 0, 'roll 1')
    table.run()
    expect(table.record().moments.at(-1)?.answer).toEqual({ kind: 'pass' })
    expect(table.canUndo(0)).toBe(false)
  })

  it('takes back the number of dice until they fall, and a build until a card is drawn', () => {
    const table = open({ setup: { edition: 'two', players: 2 }, luck: { die: () => 6, card: () => 0 } })
    say(table, 0, 'build mk2-sushi-bar')
    expect(table.canUndo(0)).toBe(true)
    say(table, 1, 'build mk2-cafe')
    expect(table.canUndo(1)).toBe(true)
    table.run()
    expect(table.canUndo(1)).toBe(false)
    for (const seat of [0, 1, 0, 1]) say(table, seat, 'pass')
    say(table, 0, 'roll 2')
    expect(table.canUndo(0)).toBe(true)
    table.run()
    expect(table.canUndo(0)).toBe(false)
  })

  it('does not reach behind a resume', () => {
    const table = open({ luck: new ScriptedLuck([5]) })
    say(table, 0, 'roll 1')
    say(table, 0, 'pass')
    const resumed = Table.resume(table.record(), { luck: new ScriptedLuck([]), firstQuestion: 100 })
    if (isRefusal(resumed)) throw new Error(resumed.refused)
    expect(table.canUndo(0)).toBe(true)
    expect(resumed.canUndo(0)).toBe(false)
  })

  it('does not reach behind a win', () => {
    const table = open({ ...homeMade({ startCoins: 60 }), luck: { die: () => 5, card: () => 0 } })
    for (const landmark of ['train-station', 'shopping-mall', 'amusement-park']) {
      say(table, 0, 'roll 1')
      say(table, 0, `build ${landmark}`)
      expect(table.canUndo(0)).toBe(true)
      say(table, 1, 'roll 1')
      say(table, 1, 'pass')
    }
    say(table, 0, 'roll 1')
    say(table, 0, 'build radio-tower')
    expect(table.isOver).toBe(true)
    expect(table.undo(0)).toEqual({ refused: 'nothing-to-undo' })
  })

  it('does not change a record taken before', () => {
    const table = open()
    say(table, 0, 'roll 1')
    table.run()
    say(table, 0, 'build ranch')
    const record = table.record()
    const before = formatRecord(record)
    table.undo(0)
    say(table, 0, 'pass')
    expect(formatRecord(record)).toBe(before)
  })
})
