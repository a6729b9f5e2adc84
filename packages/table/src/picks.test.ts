import { isRefusal } from '@machinami/cards'
import { formatAnswer, type Move } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { type Question, Table, type TableOptions, verify } from './index.ts'

const seed = 'a'.repeat(32)
const setup = { edition: 'legacy', players: 3, first: 0, house: { 'town-square': 'two-of-four' } } as const

function open(options: Partial<TableOptions> = {}): Table {
  const seats = [{ name: 'Ann' }, { name: 'Bob', bot: 'random' }, { name: 'Cleo' }]
  const table = Table.create({ setup, seats, seed, ...options })
  if (isRefusal(table)) throw new Error(table.refused)
  return table
}

function pick(table: Table, seat: number, card: string): void {
  const asked = table.asked().find((question) => question.seat === seat)
  const option = asked?.options.find(({ answer }) => formatAnswer(answer) === `pick ${card}`)
  if (!asked || !option) throw new Error(`seat ${seat} cannot pick ${card}`)
  const done = table.play(seat, asked.n, option.move as Move)
  if (isRefusal(done)) throw new Error(done.refused)
}

const picks = (table: Table, seat: number): string[] =>
  table
    .record()
    .moments.flatMap((moment) => (moment.seat === seat && 'card' in moment.answer ? moment.answer.card : []))

describe('secret picks', () => {
  it('are asked of all seats at once; bots answer for themselves', () => {
    const table = open()
    expect(table.asked().map(({ seat }) => seat)).toEqual([0, 1, 2])
    table.run()
    expect(table.asked().map(({ seat, question }) => `${seat} ${question}`)).toEqual(['0 pick', '2 pick'])
    for (const { seat, options } of table.asked()) {
      expect(options).toHaveLength(4)
      expect(options.every(({ answer }) => answer.kind === 'pick' && answer.seat === seat)).toBe(true)
    }
  })

  it('can be made in any order, and nobody picks for somebody else', () => {
    const table = open()
    table.run()
    pick(table, 2, 'legacy-forest')
    const [ann, cleo] = table.asked()
    expect(table.play(0, ann.n, cleo.options[0].move)).toEqual({ refused: 'not-an-option' })
    expect(table.play(1, ann.n, ann.options[0].move)).toMatchObject({ refused: 'not-your-question' })
    pick(table, 0, 'legacy-bakery')
    pick(table, 2, 'legacy-bakery')
    expect(table.asked().map(({ seat }) => seat)).toEqual([0])
    pick(table, 0, 'legacy-wheat-field')
    table.run()
    expect(table.asked()[0].question).toBe('dice')
  })

  it('stay open while others pick or take back; a pick that was given cannot be given again', () => {
    const table = open()
    table.run()
    const [ann, cleo] = table.asked()
    const again = () => table.play(2, cleo.n, cleo.options[1].move)
    expect(isRefusal(table.play(2, cleo.n, cleo.options[0].move))).toBe(false)
    expect(again()).toMatchObject({ refused: 'stale-question' })
    expect(table.undo(2)).toBeNull()
    expect(again()).toMatchObject({ refused: 'stale-question' })
    expect(isRefusal(table.play(0, ann.n, ann.options[0].move))).toBe(false)
    expect(table.play(0, ann.n, ann.options[1].move)).toMatchObject({ refused: 'stale-question' })
    expect(picks(table, 0)).toHaveLength(1)
    expect(picks(table, 2)).toHaveLength(0)
  })

  it('may be taken back until they are turned over, never after', () => {
    const table = open()
    table.run()
    pick(table, 2, 'legacy-forest')
    pick(table, 2, 'legacy-bakery')
    expect(table.canUndo(2)).toBe(true)
    pick(table, 0, 'legacy-bakery')
    expect(table.canUndo(0)).toBe(true)
    pick(table, 0, 'legacy-forest')
    expect(table.canUndo(0)).toBe(false)
    expect(table.canUndo(2)).toBe(false)
  })

  it('are taken back by their own seat only, and nobody else’s with them', () => {
    const table = open()
    table.run()
    pick(table, 2, 'legacy-forest')
    expect(table.canUndo(0)).toBe(false)
    expect(table.undo(0)).toEqual({ refused: 'nothing-to-undo' })
    pick(table, 0, 'legacy-bakery')
    pick(table, 2, 'legacy-wheat-field')
    expect(table.undo(2)).toBeNull()
    expect(table.undo(0)).toBeNull()
    expect(picks(table, 0)).toEqual([])
    expect(picks(table, 2)).toEqual(['legacy-forest'])
    expect(table.undo(2)).toBeNull()
    expect(table.canUndo(2)).toBe(false)
    expect(picks(table, 1)).toHaveLength(2)
    for (const seat of [0, 2]) for (const card of ['legacy-bakery', 'legacy-fox-meadow']) pick(table, seat, card)
    expect(isRefusal(verify(table.record()))).toBe(false)
  })

  it('resume in the middle', () => {
    const table = open()
    table.run()
    pick(table, 2, 'legacy-forest')
    const resumed = Table.resume(table.record(), { seed, firstQuestion: 100 })
    if (isRefusal(resumed)) throw new Error(resumed.refused)
    expect(resumed.state).toEqual(table.state)
    const unnumbered = (questions: readonly Question[]) => questions.map(({ n: _, ...rest }) => rest)
    expect(unnumbered(resumed.asked())).toEqual(unnumbered(table.asked()))
  })
})
