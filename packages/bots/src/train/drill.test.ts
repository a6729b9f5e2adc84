import { Random } from '@machinami/engine'
import { at } from '@machinami/engine/inside'
import { expect, it } from 'vitest'
import { almostDone } from '../endgame/almost-done.ts'
import { Race } from '../endgame/race.ts'
import { COINS_CELL, planCells } from '../net/cells.ts'
import { Evaluator } from '../net/evaluator.ts'
import { newNet, Tables } from '../net/net.ts'
import { drill } from './drill.ts'

it('a solved race is learned with other purses, as exactly as it was solved', () => {
  const { rules, s } = almostDone(1, 2)
  const { seat, table } = planCells(rules)
  const net = newNet(seat, table, 8, 1)
  const evaluator = new Evaluator(rules, net, new Tables(net))
  const race = Race.solve(rules, s)
  if (!race) throw new Error('no race')
  const samples = drill(rules, s, race, evaluator, new Random(1))
  const purses = new Set<string>()
  for (const { cells, mover, target } of samples) {
    const position = s.slice()
    for (let i = 0; i < 2; i++) position[at.seat(rules, i)] = cells[i * seat.length + COINS_CELL]
    purses.add(`${mover} ${position[at.seat(rules, 0)]} ${position[at.seat(rules, 1)]}`)
    expect(target[0]).toBe(race.chance(position, mover))
    expect(target[0] + target[1]).toBe(1)
    evaluator.evaluate(position, mover, new Float64Array(2))
    expect(cells).toEqual(evaluator.reader.cells)
  }
  expect(purses.size).toBeGreaterThan(8)
  expect(s[at.seat(rules, 1)]).toBe(2)
})
