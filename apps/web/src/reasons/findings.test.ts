import '../testing/page.ts'
import type { Explanation } from '@machinami/bots'
import { expect, test } from 'vitest'
import { Findings } from './findings.ts'

const found = (loss: number | null): Explanation => ({ seat: 0, best: [], loss })
const choices = [3, 5, 8].map((n) => ({ n, turn: n, seat: 0, answer: { kind: 'pass' } as const }))

/** Somebody who explains and remembers what was asked. */
function teacher(loss: number | null) {
  const asked: number[] = []
  const reasons = async (n: number) => {
    asked.push(n)
    return found(loss)
  }
  return { asked, reasons }
}

test('every choice is asked about once, in order, however often somebody wants to know', async () => {
  const game = teacher(0.1)
  const findings = new Findings(game)
  expect(findings.of(5).value).toBe(null)
  await findings.ask(5)
  await findings.askAll(choices, () => false)
  await findings.ask(8)
  expect(game.asked).toEqual([5, 3, 8])
  expect(findings.of(8).value).toEqual(found(0.1))
})

test('nobody goes on asking when nobody listens any more', async () => {
  const game = teacher(0.1)
  const findings = new Findings(game)
  await findings.askAll(choices, () => game.asked.length > 1)
  expect(game.asked).toEqual([3, 5])
})

test('where there are no chances one question is enough', async () => {
  const game = teacher(null)
  await new Findings(game).askAll(choices, () => false)
  expect(game.asked).toEqual([3])
})
