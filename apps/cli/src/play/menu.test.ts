import { describe, expect, it } from 'vitest'
import { machinami } from '../testing/terminal.ts'

const ENTER = '\r'
const DOWN = '\u001b[B'
const plain = { NO_COLOR: '1' }

describe('play without flags at a terminal', () => {
  it('starts the usual game with Enter, Enter, Enter', async () => {
    const { code, out } = await machinami('play', { keys: [ENTER, ENTER, ENTER], env: plain })
    expect(out).toMatch(
      /Which edition do you play\? Machi Koro\n[^]*How many players\? 4 players\n[^]*Ready\? Start the game/,
    )
    expect(out).toContain('Machinami · Machi Koro  Player 1, ')
    expect(out).toContain('How many dice do you roll?')
    expect(code).toBe(130)
  })

  it('lets edition, players, supply, opponents and order be chosen', async () => {
    const keys = ['4', '1', '2', '2', '3', DOWN, ENTER, '4', '2', ENTER]
    const { out } = await machinami('play --lang nl', { keys, env: plain })
    expect(out).toContain('Markt: Alles')
    expect(out).toContain('Tegenstanders: random')
    expect(out).toMatch(/Volgorde van kaarten: Je kiest/)
    expect(out).toContain('Speler 1, Random')
  })

  it('goes back with u and leaves with q, and nothing is started', async () => {
    const { code, out } = await machinami('play', { keys: ['2', ENTER, 'u', 'u', 'q'], env: plain })
    expect(code).toBe(0)
    expect(out.split('Which edition do you play?').length).toBeGreaterThan(3)
    expect(out).not.toContain('Machinami ·')
  })

  it('asks nothing where a flag was given', async () => {
    const { out } = await machinami('play --edition two', { keys: [], env: plain })
    expect(out).not.toContain('Which edition')
    expect(out).toContain('Machinami · Machi Koro 2')
  })
})
