import { BY_ROLL } from '@machinami/cards'
import { describe, expect, it } from 'vitest'
import type { Report } from '../sim/report.ts'
import { machinami } from '../testing/terminal.ts'

const report = async (line: string): Promise<Report> =>
  JSON.parse((await machinami(`sim --json ${line}`)).out) as Report
const withoutSpeed = (all: Report): object => ({ ...all, speed: null })

describe('sim', () => {
  it('gives the same figures for the same seed', async () => {
    const line = '--games 40 --edition two --players 3 --threads 1'
    const one = await report(`${line} --seed 42`)
    expect(withoutSpeed(await report(`${line} --seed 42`))).toEqual(withoutSpeed(one))
    expect(withoutSpeed(await report(`${line} --seed 43`))).not.toEqual(withoutSpeed(one))
  })

  it.each([
    [2, '83–87'],
    [4, '107–109'],
  ])('checks the length of random base games with %i players', async (players, known) => {
    const { out } = await machinami(`sim --games 200 --players ${players} --threads 1`)
    expect(out).toContain(`should last ${known} turns, give or take `)
    expect(out).toMatch(/: ok$/m)
  })

  it('does not check a handful of games', async () => {
    const { out } = await machinami('sim --games 20 --threads 1')
    expect(out).toMatch(/107–109 turns, give or take \d+(\.\d)? \(two standard errors\).*: too few games to tell$/m)
    expect((await report('--games 20 --threads 1')).reference).toMatchObject({ ok: null })
  })

  it.each([
    ['en', '4 players: 1 game, seed 1'],
    ['nl', '4 spelers: 1 spel, startgetal 1'],
  ])('counts a single game as one, in %s', async (language, head) => {
    expect((await machinami(`sim --games 1 --threads 1 --lang ${language}`)).out).toContain(head)
  })

  it('lets a seat begin, or the highest roll', async () => {
    expect((await report('--games 3 --threads 1 --first 2')).job.setup.first).toBe(1)
    expect((await report('--games 3 --threads 1 --first roll')).job.setup.first).toBe(BY_ROLL)
  })

  it('leaves that check to games it is about', async () => {
    expect((await report('--games 5 --threads 1 --market ten')).reference).toBeUndefined()
    expect((await report('--games 5 --threads 1 --players 3')).reference).toBeUndefined()
    expect((await report('--games 5 --threads 1 --edition legacy')).reference).toBeUndefined()
  })

  it('adds up: every finished game has one winner, every winner a seat', async () => {
    const { games, unfinished, seats, bots, length, cards } = await report('--games 30 --edition both --threads 1')
    const sum = (rows: readonly { readonly wins: number }[]) => rows.reduce((total, row) => total + row.wins, 0)
    expect(sum(seats)).toBe(games - unfinished)
    expect(sum(bots)).toBe(games - unfinished)
    expect(length.n).toBe(games - unfinished)
    expect(length.least).toBeLessThanOrEqual(length.median)
    expect(cards.some((card) => card.perGame > 0 && card.low < card.share && card.share < card.high)).toBe(true)
  })

  it('tells bots of different names apart, wherever they sit', async () => {
    const { bots } = await report('--games 12 --bots planner,random --threads 1')
    expect(bots.map((row) => row.bot)).toEqual(['planner', 'random'])
    expect(bots[0].share).toBeGreaterThan(bots[1].share)
  })

  it('says that a bot against itself has no share of its own, but seats do', async () => {
    const { out } = await machinami('sim --games 5 --threads 1')
    expect(out).toContain('All seats are played by the same bot, random')
    expect(out).not.toContain('random ×4')
    expect(out.match(/win share/g)).toHaveLength(1)
    expect((await report('--games 5 --threads 1')).bots).toEqual([{ bot: 'random', copies: 4, wins: 5 }])
    expect((await machinami('sim --games 5 --threads 1 --lang nl')).out).toContain('dezelfde bot')
    expect((await machinami('sim --games 5 --threads 1 --lang ja')).out).toContain('同じボット')
  })

  it('writes CSV in one shape', async () => {
    const { out } = await machinami('sim --games 5 --threads 1 --csv')
    const [head, ...rows] = out.trimEnd().split('\n')
    expect(head).toBe('table,name,measure,value')
    expect(rows.every((row) => row.split(',').length === 4)).toBe(true)
    expect(rows).toContain('run,base,games,5')
  })

  it('hands over what it has when it is stopped', async () => {
    const ran = await machinami('sim --games 100000 --threads 1 --json', {
      interrupt: (press) => setTimeout(press, 50),
    })
    expect(ran.code).toBe(130)
    expect((JSON.parse(ran.out) as Report).games).toBeLessThan(100_000)
  })

  it('has its tables in every language', async () => {
    expect((await machinami('sim --games 20 --threads 1 --lang nl')).out).toContain('bouwers die wonnen')
    expect((await machinami('sim --games 20 --threads 1 --lang ja')).out).toContain('建てた街の勝率')
  })
})
