import { describe, expect, it } from 'vitest'
import { compiled } from '../rules-of.ts'
import { Graph } from './graph.ts'
import { miniRuleset } from './mini.ts'
import { exploitability, solve } from './solve.ts'

describe('a game small enough to be solved', () => {
  const graph = new Graph(compiled(miniRuleset(['bakery', 'cafe', 'train-station'])), 5)
  const perfect = solve(graph, ['perfect', 'perfect'])

  it('begins well for the first player', () => {
    expect(graph.nodes).toBeGreaterThan(500)
    expect(perfect[0]).toBeGreaterThan(0.5)
    expect(perfect[0]).toBeLessThan(0.8)
  })

  it('cannot be lost by who knows the values', () => {
    const { lost, itself } = exploitability(graph, perfect)
    expect(lost).toBeCloseTo(0, 6)
    expect(itself).toBeCloseTo(perfect[0], 6)
  })

  it('can be lost by who does not', () => {
    const wrong = perfect.map((chance) => 1 - chance)
    expect(exploitability(graph, wrong).lost).toBeGreaterThan(0.1)
  })
})
