import { isRefusal, type Refusal, type Setup } from '@machinami/cards'
import { formatAnswer, type Move, type Random } from '@machinami/engine'
import type { TableOptions } from './options.ts'
import type { Question } from './question.ts'
import { Table } from './table.ts'

export const SEED = '00112233445566778899aabbccddeeff'
/** A game that begins with secret picks. */
export const PICKS: Setup = { edition: 'legacy', players: 3, first: 0, house: { 'town-square': 'two-of-four' } }
export const PEOPLE = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cleo' }]

export function must<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(JSON.stringify(value))
  return value
}

/** A table of the base game for two people, or another. */
export const open = (options: Partial<TableOptions> = {}): Table =>
  must(Table.create({ setup: { edition: 'base', players: 2 }, seats: PEOPLE.slice(0, 2), seed: SEED, ...options }))

export function questionTo(table: Table, seat: number): Question {
  const asked = table.asked().find((question) => question.seat === seat)
  if (!asked) throw new Error(`seat ${seat} is not asked`)
  return asked
}

/** Answers the open question in words: `build ranch`. What comes by itself is played before. */
export function say(table: Table, seat: number, words: string): void {
  table.run()
  const { n, options } = questionTo(table, seat)
  const option = options.find(({ answer }) => formatAnswer(answer) === words)
  if (!option) throw new Error(`${words} is not an option of seat ${seat}`)
  must(table.play(seat, n, option.move))
}

/** Any answer of somebody who is asked; chance, bots and forced answers come by themselves. */
export function answerAnything(table: Table, random: Random): void {
  if (table.next() !== null || table.isOver) return
  const asked = table.asked()
  const { seat, n, options } = asked[random.below(asked.length)]
  must(table.play(seat, n, options[random.below(options.length)].move as Move))
}
