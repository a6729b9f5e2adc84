import { start } from '@machinami/engine'
import { expect, it } from 'vitest'
import { prepareNet } from '../nets.ts'
import { rulesOf } from '../rules-of.ts'
import { positionJudgeFor } from './position-judge.ts'

it('without a look into the next turn the chances are nearly the same, from the first card that is laid out', async () => {
  const rules = rulesOf({ edition: 'both', players: 2 })
  expect(await prepareNet(rules)).toBeNull()
  const state = start(rules)
  const [far, near] = (['next-turn', 'this-turn'] as const).map((reach) =>
    positionJudgeFor(rules, reach).chances(state),
  )
  expect(near[0] + near[1]).toBeCloseTo(1, 9)
  expect(Math.abs(near[0] - far[0])).toBeLessThan(0.05)
})
