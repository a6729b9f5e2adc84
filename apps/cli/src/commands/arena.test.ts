import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { Unit } from '@machinami/bots/arena'
import { loadLang } from '@machinami/lang'
import { describe, expect, it } from 'vitest'
import { type MatchJob, type OpenMatch, openMatch } from '../arena/match.ts'
import type { Cli } from '../cli.ts'
import type { StopSignal } from '../io.ts'
import { type Io, processIo } from '../io.ts'
import { numberFormatsFor } from '../number-formats.ts'
import { paintFor } from '../paint.ts'
import { machinami, scratch } from '../testing/terminal.ts'
import { WORDS } from '../words/index.ts'
import { type ArenaOptions, arenaCommand } from './arena.ts'

const folder = scratch()
const terminal = processIo()

/** Runs the command with matches of one's own. */
async function arena(ids: readonly string[], options: Partial<ArenaOptions>, open: typeof openMatch, io?: Partial<Io>) {
  const written = { out: '', err: '' }
  const into = (name: 'out' | 'err') =>
    new Writable({ write: (text, _, done) => done((written[name] += text) && null) })
  const cli: Cli = {
    io: { ...terminal, ...io, stdout: into('out'), stderr: into('err') },
    lang: await loadLang('en'),
    refusals: await (await loadLang('en')).refusals(),
    words: WORDS.en,
    figures: numberFormatsFor('en'),
    paint: paintFor(false),
  }
  const code = await arenaCommand(cli, ids, { units: '100', seed: '1', threads: '1', ...options }, open)
  return { code, ...written }
}

/** Matches whose units are made up. */
const madeUp =
  (unit: (n: number) => Unit) =>
  async (job: MatchJob): Promise<OpenMatch> => ({ ...(await openMatch(job)), unit })

const ending = (score: number, unfinished = 0): Unit => ({ score, luck: 0, turns: 30, unfinished })

describe('arena', () => {
  it('plays a match with luck taken out', async () => {
    const { code, out } = await machinami('arena planner random --units 2 --lang en')
    expect(code).toBe(0)
    expect(out).toContain('Machi Koro, 2 players: planner against random')
    // Two units say little about how sure that is: even who wins less than half of all games may win four.
    expect(out).toContain('100.0% (> 47.3%)')
    expect(out).not.toContain('±')
    expect(out).toContain('Too few games to say')
  })

  it('goes on with its log, and tells what is wrong with it', async () => {
    const log = join(folder, 'match.log')
    const line = ['arena', 'planner', 'rusher', '--units', '3', '--json', '--log', log]
    const whole = await machinami(line)
    const lines = readFileSync(log, 'utf8').split('\n')
    expect(lines).toHaveLength(5)
    writeFileSync(log, `${lines.slice(0, 2).join('\n')}\n`)
    expect((await machinami(line)).out).toBe(whole.out)
    expect(readFileSync(log, 'utf8').split('\n')).toEqual(lines)
    // A shorter match has no use for the rest of it, and leaves it there.
    const shorter = line.with(4, '2')
    expect((await machinami(shorter)).out).toBe((await machinami(shorter.slice(0, -2))).out)
    expect(readFileSync(log, 'utf8').split('\n')).toEqual(lines)
    const refused = async () => {
      const { code, err } = await machinami([...line, '--lang', 'en'])
      expect(code).toBe(1)
      return err
    }
    // A line that was being written when the process was killed is played again.
    writeFileSync(log, `${lines.slice(0, 2).join('\n')}\n[0.5,`)
    expect((await machinami(line)).out).toBe(whole.out)
    expect(readFileSync(log, 'utf8').split('\n')).toEqual(lines)
    writeFileSync(log, `${lines.slice(0, 2).join('\n')}\n[0.5,oops\n`)
    expect(await refused()).toContain('is damaged in line 3')
    writeFileSync(log, [lines[0], lines[2], ''].join('\n'))
    expect(await refused()).toContain('is damaged in line 2')
    // What a program leaves that makes a name for a file and nothing else.
    writeFileSync(log, '')
    expect((await machinami(line)).out).toBe(whole.out)
    writeFileSync(log, `${lines[0].replace(/"arena":\d+/, '"arena":2')}\n`)
    expect(await refused()).toContain('was written before the arena or a bot changed')
    writeFileSync(log, `${lines[0].replace(/"plays":\d+/, '"plays":0')}\n`)
    expect(await refused()).toContain('was written before the arena or a bot changed')
    writeFileSync(log, `${lines[0].replace('rusher', 'random')}\n`)
    expect(await refused()).toContain('the log of another match')
    writeFileSync(log, 'hello\n')
    expect(await refused()).toContain('is not a log of the arena')
    expect((await machinami('arena planner random --log /no/such/place --units 1 --lang en')).err).toContain(
      'Nothing can be written',
    )
  })

  it('ends when a sequential test knows', async () => {
    const { code, out } = await machinami('arena planner random --sprt 5 --units 500 --seed 3 --json')
    expect(code).toBe(0)
    const result = JSON.parse(out)
    expect(result.sprt).toMatchObject({ gain: 0.05, decision: 'better' })
    expect(result.sprt.leaning).toBeGreaterThanOrEqual(1)
    expect(result.isLuckFair).toBe(true)
    expect(result.units).toBe(20)
    const back = JSON.parse((await machinami('arena random planner --sprt 5 --units 500 --json')).out)
    expect(back.sprt.decision).toBe('not-better')
  })

  describe('a sequential test', () => {
    const ids = ['planner', 'random']
    // Nothing to be seen at the first look, all won from there on.
    const open = madeUp((n) => ending(n < 20 ? 0.5 : 1))
    const test = { sprt: '5' }
    const decided = async (options: Partial<ArenaOptions>) => {
      const { units, sprt } = JSON.parse((await arena(ids, { ...test, ...options, json: true }, open)).out)
      return [units, sprt.decision]
    }

    it('decides only at its looks, however few units it is given', async () => {
      expect(await decided({ units: '39' })).toEqual([39, 'open'])
      expect((await arena(ids, { ...test, units: '39' }, open)).out).toMatch(
        /Test for 5 points: still open, \d+% of the way to “(not )?better”\./,
      )
      expect(await decided({ units: '100' })).toEqual([40, 'better'])
      expect((await arena(ids, test, open)).out).toContain('Test for 5 points: better.')
    })

    it('says the same with a log that holds more than it needs', async () => {
      const log = join(folder, 'more.log')
      await arena(ids, { units: '70', log }, open)
      expect(await decided({ log })).toEqual([40, 'better'])
      expect(await decided({ log, units: '39' })).toEqual([39, 'open'])
      expect(readFileSync(log, 'utf8').trim().split('\n')).toHaveLength(71)
    })
  })

  it('plays everybody against everybody', async () => {
    const svg = join(folder, 'matrix.svg')
    const line = ['arena', '--matrix', 'planner', 'random', 'spender', '--units', '1', '--svg', svg, '--lang', 'en']
    const { code, out } = await machinami([...line, '--json'])
    expect(code).toBe(0)
    const { ids, cells, worst } = JSON.parse(out)
    expect(worst[0]).toMatchObject({ against: expect.any(String) })
    expect(ids).toEqual(['planner', 'random', 'spender'])
    expect(cells[0][1].share + cells[1][0].share).toBeCloseTo(1, 9)
    // One unit tells no margin.
    expect(cells[0][1]).toMatchObject({ margin: null, isLuckFair: true, units: 1, unfinished: 0 })
    expect(readFileSync(svg, 'utf8')).toContain('<title>planner against random: 100.0% (&gt; 22.4%)</title>')
    const told = (await machinami([...line, '--force'])).out
    expect(told).toContain('Units in each match: 1, of 2 games.\nToo few games to say')
    expect(told).not.toContain('unfinished')
  })

  it('tells how sure each cell of the matrix is', async () => {
    const svg = join(folder, 'sure.svg')
    const line = ['arena', '--matrix', 'baker', 'farmer', '--units', '8', '--svg', svg, '--lang', 'en']
    const { out } = await machinami(line)
    // Both cells and the worst case of both rows.
    expect(out.match(/% ± \d+\.\d%/g)).toHaveLength(4)
    expect(out).toMatch(/% ± \d+\.\d% \(farmer\)/)
    expect(readFileSync(svg, 'utf8')).toMatch(/<title>baker against farmer: \d+\.\d% ± \d+\.\d%<\/title>/)
  })

  it('tells how many games of a matrix were stopped', async () => {
    const svg = join(folder, 'stopped.svg')
    const ids = ['planner', 'random', 'spender']
    const open = madeUp((n) => ending(n % 2, n === 3 ? 2 : 0))
    const { out } = await arena(ids, { matrix: true, units: '8', svg }, open)
    const pairs = ['planner against random 2', 'planner against spender 2', 'random against spender 2']
    expect(out).toContain('Units in each match: 8, of 2 games.')
    expect(out).toContain(`Games stopped unfinished, a fair share of each counted as won: ${pairs.join('; ')}.`)
    expect(out).not.toContain('Too few')
    expect(readFileSync(svg, 'utf8')).toMatch(/<title>random against planner: .*\(2 stopped unfinished\)<\/title>/)
    const { cells, worst } = JSON.parse((await arena(ids, { matrix: true, units: '8', json: true }, open)).out)
    expect(cells[2][1]).toMatchObject({ units: 8, unfinished: 2 })
    expect(worst[0]).toMatchObject({ units: 8, unfinished: 2 })
  })

  it('judges a matrix that was interrupted by what was played of it', async () => {
    let press = () => {}
    let played = 0
    const open = madeUp((n) => {
      if (++played === 12) press()
      return ending(n % 2)
    })
    const onStop = (act: (signal: StopSignal) => void) => {
      press = () => act('SIGINT')
      return () => {}
    }
    const { code, out } = await arena(['planner', 'random', 'spender'], { matrix: true, units: '9' }, open, {
      onStop,
    })
    expect(code).toBe(130)
    expect(out).toContain('Units in each match: 3–9, of 2 games.\nToo few games to say')
  })

  it.each([
    ['arena planner nobody', 'There is no bot “nobody”.'],
    ['arena planner', 'Name two bots, or with --matrix any number of them.'],
    ['arena', 'Name two bots, or with --matrix any number of them.'],
    ['arena planner random rusher', 'Name two bots, or with --matrix any number of them.'],
    ['arena --matrix planner', 'Name two bots, or with --matrix any number of them.'],
    ['arena planner random --edition chess', 'There is no edition “chess”'],
    ['arena planner random --market bazaar', '“bazaar”'],
    ['arena planner random --players 9', '“9” is not a number that works here.'],
    ['arena planner random --edition legacy --players 5', 'players'],
    ['arena planner random --units none', '“none” is not a number that works here.'],
    ['arena planner random --units 0', '“0” is not a number that works here.'],
    ['arena planner random --seed x', '“x” is not a number that works here.'],
    ['arena planner random --threads 0', '“0” is not a number that works here.'],
    ['arena planner random --sprt much', '“much” is not a number that works here.'],
    ['arena planner random --sprt -1', '“-1” is not a number that works here.'],
    ['arena planner random --matrix --log x', '“--matrix” and “--log” cannot be used together.'],
    ['arena planner random --matrix --sprt 1', '“--matrix” and “--sprt” cannot be used together.'],
    ['arena planner random --svg x.svg', '“--svg” works only together with “--matrix”.'],
    ['arena planner random --speed 3', 'There is no option “--speed”'],
  ])('%s', async (line, sentence) => {
    const { code, err } = await machinami(`${line} --lang en`)
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })

  it('plays on where there is a problem with the net, and tells it once', async () => {
    const told = 'No net knows this game: bots play by the heuristic, and luck is not taken out.\n'
    const withoutNet = async (job: MatchJob): Promise<OpenMatch> => {
      const match = await openMatch(job)
      return { ...match, problem: 'no-net', head: { ...match.head, net: null } }
    }
    const meet = (ids: readonly string[], matrix: boolean) => arena(ids, { units: '1', matrix }, withoutNet)
    const match = await meet(['planner', 'random'], false)
    expect(match).toMatchObject({ code: 0, err: told })
    expect(match.out).toMatch(/–\s+│?\s*100\.0%/)
    expect(await meet(['planner', 'random', 'spender'], true)).toMatchObject({ code: 0, err: told })
  })
})
