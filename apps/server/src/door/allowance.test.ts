import { expect, test } from 'vitest'
import { Allowances } from './allowance.ts'

test('whoever may ask for as much as ever again is forgotten, and nobody else', () => {
  const asking = new Allowances(10, 1)
  const ask = (who: string, times: number, now: number) =>
    Array.from({ length: times }, () => asking.take(who, now)).filter((isAllowed) => isAllowed).length
  expect(ask('greedy', 12, 0)).toBe(10)
  for (let nth = 0; nth < 9_998; nth++) ask(`guest ${nth}`, 3, 0)
  expect(asking.size).toBe(9_999)
  // Three seconds give back three.
  for (const late of ['late', 'later']) expect(ask(late, 1, 3000)).toBe(1)
  expect(asking.size).toBe(3)
  expect(ask('greedy', 12, 3000)).toBe(3)
})

test('it is not looked through anew for everybody who asks while all have to stay', () => {
  const asking = new Allowances(10, 0)
  for (let nth = 0; nth < 15_000; nth++) asking.take(`guest ${nth}`, 0)
  expect(asking.size).toBe(15_000)
  expect((asking as unknown as { enough: number }).enough).toBe(20_000)
})
