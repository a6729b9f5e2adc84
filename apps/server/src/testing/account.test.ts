import type { GameRecord } from '@machinami/engine'
import { Table } from '@machinami/table'
import { expect, test } from 'vitest'
import { answersIn, gapBetween, type Sent } from './account.ts'
import { must } from './server.ts'

const sent = (...answers: readonly string[]): Sent[] => answers.map((answer) => ({ seat: 0, answer, was: 'accepted' }))
const perhaps = (answer: string): Sent => ({ seat: 0, answer, was: 'perhaps' })

test('what was accepted is there once; what is beyond it was not sent', () => {
  expect(gapBetween(sent('roll 1', 'pass'), ['roll 1', 'pass'])).toEqual({ lost: 0, unsent: 0 })
  expect(gapBetween(sent('roll 1', 'pass'), ['roll 1'])).toEqual({ lost: 1, unsent: 0 })
  expect(gapBetween(sent('roll 1', 'pass'), ['roll 1', 'pass', 'pass'])).toEqual({ lost: 0, unsent: 1 })
  expect(gapBetween(sent('roll 1', 'pass'), ['pass', 'roll 1'])).toEqual({ lost: 1, unsent: 1 })
})

test('an answer to a seat that changed hands may be there or not, and only once', () => {
  const answers = [...sent('roll 1'), perhaps('pass'), ...sent('roll 2')]
  expect(gapBetween(answers, ['roll 1', 'roll 2'])).toEqual({ lost: 0, unsent: 0 })
  expect(gapBetween(answers, ['roll 1', 'pass', 'roll 2'])).toEqual({ lost: 0, unsent: 0 })
  expect(gapBetween(answers, ['roll 1', 'pass', 'pass', 'roll 2'])).toEqual({ lost: 0, unsent: 1 })
})

/** Ann answers three times, a bot plays a turn or more for her, and she answers once more. */
function handedOver(): { record: GameRecord; answers: number } {
  const table = must(
    Table.create({
      setup: { edition: 'base', players: 2 },
      seats: [{ name: 'Ann' }, { name: 'Bob' }],
      seed: 'ab'.repeat(16),
    }),
  )
  let answers = 0
  const play = (seat: number, times: number): void => {
    for (let n = 0; n < times; answers++) {
      table.run()
      const [question] = table.asked()
      must(table.play(question.seat, question.n, question.options[0].move))
      if (question.seat === seat) n++
    }
    table.run()
  }
  play(0, 3)
  must(table.reseat(0, { name: 'Ann', bot: 'random' }))
  play(1, 3)
  must(table.reseat(0, { name: 'Ann' }))
  play(0, 1)
  return { record: table.record(), answers }
}

test('a record says which answers a bot gave that stood in', () => {
  const { record, answers } = handedOver()
  const { people, byBots, standIns } = answersIn(record)
  expect(people[0].length + people[1].length).toBe(answers)
  expect(people[0].length).toBe(4)
  expect(byBots).toBeGreaterThan(2)
  expect(standIns).toBe(1)
})
