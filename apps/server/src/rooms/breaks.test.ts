import { expect, test } from 'vitest'
import { timeOfDay } from '../time.ts'
import { Breaks } from './breaks.ts'

/** A machine whose clocks go as they are told. */
function machine() {
  let [wall, steady] = [1_000_000, 0]
  const time = timeOfDay(
    () => wall,
    () => steady,
  )
  const breaks = new Breaks(time, () => steady)
  return {
    ...{ time, breaks },
    runs: (ms: number) => {
      for (let gone = 0; gone < ms; gone += 500) {
        wall += 500
        steady += 500
        breaks.look()
      }
    },
    standsStill: (ms: number) => {
      wall += ms
      steady += ms
    },
    /** Its steady clock stands still, too. */
    sleeps: (ms: number) => {
      wall += ms
    },
  }
}

test('a server that begins does not know since when nobody could play', () => {
  const { breaks, runs } = machine()
  runs(60_000)
  expect(breaks.all).toEqual([{ from: null, to: 1_000_000 }])
})

test('a machine that sleeps, a process that stands still and a clock that is put on are breaks; one that is put back is none', () => {
  const { time, breaks, runs, standsStill, sleeps } = machine()
  runs(1000)
  sleeps(3_600_000)
  expect(time.now()).toBe(4_601_000)
  expect(breaks.all.slice(1)).toEqual([{ from: 1_001_000, to: 4_601_000 }])
  runs(1000)
  standsStill(60_000)
  expect(breaks.all.slice(2)).toEqual([{ from: 4_602_000, to: 4_662_000 }])
  runs(1000)
  sleeps(-3_600_000)
  runs(1000)
  expect(time.now()).toBe(4_664_000)
  sleeps(1500)
  expect(breaks.all).toHaveLength(3)
})

test('while the database says nothing nobody plays', () => {
  const { breaks, runs, standsStill } = machine()
  runs(1000)
  breaks.fail()
  standsStill(1000)
  breaks.fail()
  standsStill(1000)
  breaks.look()
  expect(breaks.all.slice(1)).toEqual([{ from: 1_001_000, to: 1_003_000 }])
})
