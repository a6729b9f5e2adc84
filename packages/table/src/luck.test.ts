import { describe, expect, it } from 'vitest'
import { commitmentTo, ScriptedLuck, SealedLuck, seedFrom } from './index.ts'

const seed = '00112233445566778899aabbccddeeff'

/** Chi-square of counts that should all be alike. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((a, b) => a + b, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0)
}

describe('sealed luck (R-CHANCE-2, R-CHANCE-3)', () => {
  const luck = new SealedLuck(seed)

  it('is settled by seed, turn and number of the answer alone', () => {
    const again = new SealedLuck(seed)
    for (let nth = 0; nth < 20; nth++) again.die(9, nth)
    expect(again.die(3, 1)).toBe(luck.die(3, 1))
    expect(again.card(4, 2, 50)).toBe(luck.card(4, 2, 50))
    const other = new SealedLuck(`${seed.slice(0, -1)}e`)
    const rolls = (from: SealedLuck) => Array.from({ length: 30 }, (_, turn) => from.die(turn, 0)).join('')
    expect(rolls(other)).not.toBe(rolls(luck))
  })

  it('throws every face equally often, whatever was thrown before', () => {
    const faces = Array<number>(6).fill(0)
    const pairs = Array<number>(36).fill(0)
    for (let turn = 0; turn < 2000; turn++) {
      const [a, b] = [luck.die(turn, 0), luck.die(turn, 1)]
      faces[a - 1]++
      pairs[(a - 1) * 6 + b - 1]++
    }
    expect(chiSquare(faces)).toBeLessThan(5 + 5 * Math.sqrt(10))
    expect(chiSquare(pairs)).toBeLessThan(35 + 5 * Math.sqrt(70))
  })

  it('draws every card left equally often', () => {
    const cards = Array<number>(7).fill(0)
    for (let turn = 0; turn < 3500; turn++) cards[luck.card(turn, 3, 7)]++
    expect(chiSquare(cards)).toBeLessThan(6 + 5 * Math.sqrt(12))
    expect(luck.card(1, 1, 1)).toBe(0)
  })

  it('is promised by a commitment that tells nothing but fits one seed', () => {
    expect(commitmentTo(seed)).toMatch(/^[0-9a-f]{64}$/)
    expect(commitmentTo(seed)).not.toContain(seed)
    expect(commitmentTo(`${seed}0`)).not.toBe(commitmentTo(seed))
  })

  it('needs 128 random bits', () => {
    expect(() => seedFrom(new Uint8Array(15))).toThrow('16')
    expect(seedFrom(Uint8Array.from({ length: 16 }, (_, i) => i * 17))).toBe(seed)
    expect(seedFrom(new Uint8Array(32))).toHaveLength(64)
  })
})

describe('scripted luck', () => {
  it('gives what it was told and says what is left', () => {
    const luck = new ScriptedLuck([4, 2, 1])
    expect([luck.die(), luck.card()]).toEqual([4, 2])
    expect(luck.left).toBe(1)
    luck.die()
    expect(() => luck.die()).toThrow('run out')
  })
})
