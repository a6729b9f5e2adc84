import { describe, expect, it } from 'vitest'
import type { ReadyNet } from '../net-bot.ts'
import { prepareNet, readyNet } from '../nets.ts'
import { rulesOf } from '../rules-of.ts'
import { contestantNamed } from './contestants.ts'
import { exactnessOf, gapsToExact } from './exactness.ts'

describe('chances beside exact ones', () => {
  it('are taken once a game, and small', async () => {
    const rules = rulesOf({ edition: 'base', players: 2 })
    await prepareNet(rules)
    const bot = contestantNamed('net')
    if (!bot) throw new Error('no bot')
    const net = readyNet(rules) as ReadyNet
    const all = gapsToExact(rules, net, bot, 0, 30)
    const one = Array.from({ length: 30 }, (_, game) => gapsToExact(rules, net, bot, game, game + 1))
    expect(one.flat()).toEqual(all)
    expect(Math.max(...one.map((gaps) => gaps.length))).toBe(1)
    expect(exactnessOf(all).rms).toBeLessThan(0.05)
  })

  it('come with a margin', () => {
    const gaps = Array.from({ length: 100 }, (_, i) => (i % 2 ? 0.01 : -0.03))
    const { rms, margin, worst } = exactnessOf(gaps)
    expect(rms).toBeCloseTo(Math.sqrt(0.0005), 9)
    expect(worst).toBe(0.03)
    expect(margin).toBeGreaterThan(0.0005)
    expect(margin).toBeLessThan(0.003)
    expect(exactnessOf([])).toEqual({ rms: 0, margin: Number.POSITIVE_INFINITY, worst: 0 })
  })
})
