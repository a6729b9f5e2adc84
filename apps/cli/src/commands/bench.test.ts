import { describe, expect, it } from 'vitest'
import { machinami } from '../testing/terminal.ts'

describe('bench', () => {
  it('prints every game in every way, and the sizes', async () => {
    const { code, out } = await machinami('bench --seconds 0.001 --rounds 1')
    expect(code).toBe(0)
    for (const game of ['base 2p', 'base 4p', 'both 4p ten', 'two 4p']) expect(out.split(game)).toHaveLength(3)
    for (const word of ['full lists', 'log on', 'no lists', 'lost', '× ', ' ns']) expect(out).toContain(word)
  })

  it('gives the same to programs', async () => {
    const { out } = await machinami('bench --seconds 0.001 --rounds 1 --json')
    const { rows } = JSON.parse(out) as { rows: { stateBytes: number; listed: { median: { turns: number } } }[] }
    expect(rows).toHaveLength(4)
    for (const row of rows) {
      expect(row.listed.median.turns).toBeGreaterThan(0)
      expect(row.stateBytes).toBeLessThanOrEqual(2048)
    }
  })
})
