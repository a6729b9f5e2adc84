import { EDITION_IDS, EDITIONS } from '@machinami/cards'
import { Random, type Rules, type State, StreamLuck } from '@machinami/engine'
import { SEAT } from '@machinami/engine/inside'
import { afterAll, describe, expect, it } from 'vitest'
import { Match } from '../match.ts'
import type { ReadyNet } from '../net-bot.ts'
import { EDITIONS_WITH_NET, prepareNet, readyNet } from '../nets.ts'
import { random } from '../random.ts'
import { rulesOf } from '../rules-of.ts'
import { Learner, roomToLearn, type Sample } from '../train/learner.ts'
import { planCells } from './cells.ts'
import { Evaluator } from './evaluator.ts'
import { useKernel } from './kernel.ts'
import { type Net, newNet, Tables } from './net.ts'
import { Reader } from './reader.ts'

function netFor(rules: Rules, hidden = 16, seed = 3): Net {
  const plan = planCells(rules)
  return newNet(plan.seat, plan.table, hidden, seed)
}

/** States of a random game, in order. */
function statesOf(rules: Rules, n: number, seed = 1): State[] {
  const states: State[] = []
  const seats = Array.from({ length: rules.players }, () => random)
  new Match(rules, 60).play(seats, new StreamLuck(new Random(seed)), new Random(seed, 2), (s) => {
    if (states.length < n) states.push(s.slice())
  })
  return states
}

const gap = (a: Float64Array, b: Float64Array): number =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i])), 0)

describe('evaluation', () => {
  afterAll(() => useKernel(true))

  it.each(EDITION_IDS)('is the same by SIMD, by plain arrays, and from scratch: %s', (edition) => {
    const rules = rulesOf({ edition, players: 3, order: 'automatic' })
    const net = netFor(rules)
    useKernel(true)
    const simd = new Evaluator(rules, net)
    useKernel(false)
    const plain = new Evaluator(rules, net)
    const a = new Float64Array(3)
    const b = new Float64Array(3)
    const c = new Float64Array(3)
    statesOf(rules, 150).forEach((s, i) => {
      simd.evaluate(s, s[SEAT], a)
      plain.evaluate(s, s[SEAT], b)
      expect(gap(a, b)).toBeLessThan(1e-5)
      if (i % 30 !== 0) return
      new Evaluator(rules, net).evaluate(s, s[SEAT], c)
      expect(b).toEqual(c)
      expect(a[0] + a[1] + a[2]).toBeCloseTo(1, 9)
    })
  })

  it.each(EDITION_IDS.filter((edition) => EDITIONS_WITH_NET.includes(edition)))(
    'of the nets that are shipped, too, at small tables and full ones: %s',
    async (edition) => {
      for (const players of [2, EDITIONS[edition].mostPlayers]) {
        const rules = rulesOf({ edition, players })
        expect(await prepareNet(rules)).toBeNull()
        const { net } = readyNet(rules) as ReadyNet
        useKernel(true)
        const simd = new Evaluator(rules, net)
        useKernel(false)
        const plain = new Evaluator(rules, net)
        const a = new Float64Array(players)
        const b = new Float64Array(players)
        for (const s of statesOf(rules, 100, 2)) {
          simd.evaluate(s, s[SEAT], a)
          plain.evaluate(s, s[SEAT], b)
          expect(gap(a, b)).toBeLessThan(1e-5)
        }
      }
    },
  )

  it('reads a state wherever it lies', () => {
    const rules = rulesOf({ edition: 'both', players: 2 })
    const [a, b] = [new Reader(rules), new Reader(rules)]
    const shelf = new Int16Array(rules.size + 1)
    for (const s of statesOf(rules, 60)) {
      shelf.set(s, 1)
      a.read(s)
      b.read(shelf.subarray(1))
      expect(b.cells).toEqual(a.cells)
    }
  })

  it('reads the same cells whatever it read before', () => {
    const rules = rulesOf({ edition: 'both', players: 4 })
    const used = new Reader(rules)
    for (const [i, s] of statesOf(rules, 400).entries()) {
      used.read(s)
      if (i % 7 !== 0) continue
      const fresh = new Reader(rules)
      fresh.read(s)
      expect(used.cells).toEqual(fresh.cells)
    }
  })
})

describe('learning', () => {
  it('follows the slope of the loss', () => {
    const rules = rulesOf({ edition: 'base', players: 3 })
    const [s] = statesOf(rules, 80).slice(-1)
    const reader = new Reader(rules)
    reader.read(s)
    const target = Float64Array.from([0.7, 0.1, 0.2])
    const sample: Sample = { cells: reader.cells.slice(), players: 3, mover: s[SEAT], target }
    const net = netFor(rules)
    const lossOf = (weights: Net) => new Learner(weights, new Tables(weights, roomToLearn(weights))).add(sample)
    const before = lossOf(net)
    const learner = new Learner(net, new Tables(net, roomToLearn(net)))
    for (let i = 0; i < 60; i++) {
      learner.add(sample)
      learner.step(0.01)
    }
    expect(lossOf(net)).toBeLessThan(before / 20)
    const out = new Float64Array(3)
    new Evaluator(rules, net).evaluate(s, s[SEAT], out)
    for (let seat = 0; seat < 3; seat++) expect(out[seat]).toBeCloseTo(target[seat], 1)
  })

  it('can stop and go on as if it had never stopped', () => {
    const rules = rulesOf({ edition: 'base', players: 2 })
    const reader = new Reader(rules)
    const samples = statesOf(rules, 40).map((s): Sample => {
      reader.read(s)
      return { cells: reader.cells.slice(), players: 2, mover: s[SEAT], target: Float64Array.from([0.8, 0.2]) }
    })
    const beginner = (seed: number) => {
      const net = netFor(rules, 16, seed)
      return new Learner(net, new Tables(net, roomToLearn(net)))
    }
    const learn = (learner: Learner, lessons: readonly Sample[]) =>
      lessons.map((sample) => {
        const loss = learner.add(sample)
        learner.step(0.01)
        return loss
      })
    const first = beginner(3)
    learn(first, samples.slice(0, 20))
    const stopped = structuredClone(first.memory)
    const second = beginner(9)
    second.resume(stopped, first.stepsTaken)
    expect(learn(second, samples.slice(20))).toEqual(learn(first, samples.slice(20)))
    expect(second.memory).toEqual(first.memory)
    expect(first.stepsTaken).toBe(40)
    expect(second.stepsTaken).toBe(40)
    expect(first.memory).not.toEqual(stopped)
  })
})
