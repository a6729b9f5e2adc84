import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isRefusal, rulesetFor } from '@machinami/cards'
import { formatRecord } from '@machinami/engine'
import { Table } from '@machinami/table'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleInto } from '../build.js'
import { scratch } from './testing/terminal.ts'

const folder = scratch()
const main = join(folder, 'main.js')

beforeAll(async () => {
  await bundleInto(folder)
  chmodSync(main, 0o755)
}, 60_000)

/** Parts that are set up late have names like `init_turn`; V8 must know what the engine's functions call. */
it.each(['main.js', 'worker.js', 'bench-worker.js', 'arena-worker.js'])('the engine is no late part of %s', (file) => {
  expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/\binit_(turn|step|resolve|income|legal|mutate)\b/)
})

/** The program as people run it, and what came of it so far. */
interface Program {
  readonly child: ChildProcess
  readonly out: () => string
  /** Heard from the start: a program may end before anybody waits for it. The code is null where a signal ended it. */
  readonly ended: Promise<Ended>
}

interface Ended {
  readonly code: number | null
  readonly out: string
}

function listenTo(child: ChildProcess): Program {
  let text = ''
  child.stdout?.on('data', (chunk) => {
    text += String(chunk)
  })
  return {
    child,
    out: () => text,
    ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, out: text }))),
  }
}

function start(line: string): Program {
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, LANG: 'C', LC_ALL: 'C', NO_COLOR: '1' }
  return listenTo(spawn(main, line.split(' '), { env, stdio: ['pipe', 'pipe', 'pipe'] }))
}

function output(line: string): Promise<Ended> {
  return start(line).ended
}

/** What it comes to when a signal ends it after so many milliseconds, where it has not ended before. */
async function cutOff(line: string, signal: NodeJS.Signals, ms: number): Promise<Ended> {
  const { child, ended } = start(line)
  await Promise.race([ended, setTimeout(ms)])
  child.kill(signal)
  return ended
}

/** Starts it and stops it, each time later, until it was far enough for what is looked for. */
async function stopped(
  line: string,
  signal: NodeJS.Signals,
  isEnough: (ended: Ended) => boolean,
  first = 400,
): Promise<Ended> {
  for (let ms = first; ; ms *= 2) {
    const ended = await cutOff(line, signal, ms)
    if (isEnough(ended)) return ended
  }
}

/** Rules as large as they may be: a single moment takes seconds to judge. */
function heavyGame(): string {
  const rules = rulesetFor({ edition: 'both', players: 5 })
  if (isRefusal(rules)) throw new Error(rules.refused)
  const { cards } = rules
  const more = cards.flatMap((card) => (card.kind === 'establishment' ? [{ ...card, id: `${card.id}-two` }] : []))
  const ruleset = { ...rules, cards: [...cards, ...more].slice(0, 128), startCoins: 200 }
  const seats = Array.from({ length: 5 }, () => ({ name: '', bot: 'random' }))
  const table = Table.create({ ruleset, seats, seed: '0'.repeat(32) })
  if (isRefusal(table)) throw new Error(table.refused)
  table.run()
  return formatRecord(table.record())
}

describe('the built program', () => {
  it('is one file that runs by itself', async () => {
    expect(readFileSync(main, 'utf8')).not.toMatch(/from ?"(@machinami|commander|picocolors|@clack|cli-table3)/)
    expect(await output('--version')).toMatchObject({ code: 0 })
    expect(await output('nothing-like-this')).toEqual({ code: 2, out: '' })
  })

  it('brings the terms of everything that is in it', () => {
    const terms = readFileSync(join(folder, 'licences.txt'), 'utf8')
    const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
    const foreign = Object.keys(dependencies).filter((name) => !name.startsWith('@machinami/'))
    for (const name of foreign) expect(terms).toContain(`\n${name} `)
    expect(terms).toMatch(/^Machinami \(MIT\)/)
    expect(terms.match(/copyright/gi)?.length).toBeGreaterThan(foreign.length)
  })

  it('ships campaigns sealed: they can be played, and nothing of them can be read', async () => {
    const names = JSON.parse(readFileSync(join(import.meta.dirname, '../../../packs/tiny/names.json'), 'utf8'))
    const words = Object.values<object>(names).flatMap((each) => Object.values(each).map((noun) => noun.name ?? noun))
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(js|sealed|txt)$/.test(path))
      .map((path) => readFileSync(join(folder, path), 'utf8'))
    const own = words.filter((word) => /^(Lem|Fish|Kite|Lamp|Long B|Vis|Vlieg|Lange)/.test(word))
    expect(own.length).toBeGreaterThan(8)
    expect(own.filter((word) => texts.some((text) => text.includes(word)))).toEqual([])
    expect(await output('campaign new tune --pack tiny --seats bot:planner,bot:planner')).toMatchObject({ code: 0 })
    expect(await output('campaign play tune --until won:1')).toMatchObject({ code: 0 })
    expect((await output('campaign verify tune')).out).toContain('1 game from rules and dice')
  })

  it('keeps a campaign whose program is killed, whenever', async () => {
    expect(await output('campaign new killed --pack tiny --seats bot:planner,bot:planner')).toMatchObject({ code: 0 })
    let kills = 0
    for (let ms = 150; ms < 650; ms += 90) {
      const { code } = await cutOff('campaign play killed --until end', 'SIGKILL', ms)
      if (code === null) kills++
      expect(await output('campaign verify killed')).toMatchObject({ code: 0 })
    }
    expect(kills).toBeGreaterThan(0)
    expect(await output('campaign play killed --until end')).toMatchObject({ code: 0 })
    expect((await output('campaign verify killed')).out).toContain('2 games from rules and dice')
  })

  it('simulates the same on one thread and on three', async () => {
    const [one, three] = await Promise.all(
      [1, 3].map((threads) => output(`sim --games 60 --edition harbor --seed 5 --json --threads ${threads}`)),
    )
    const results = [one, three].map(({ out }) => JSON.parse(out) as { speed: { threads: number }; games: number })
    expect(results.map((result) => result.speed.threads)).toEqual([1, 3])
    expect({ ...results[1], speed: 0 }).toEqual({ ...results[0], speed: 0 })
    expect(results[0].games).toBe(60)
  })

  it('lets bots meet with the same result on one thread and on three', async () => {
    const [one, three] = await Promise.all(
      [1, 3].map((threads) => output(`arena magpie rusher --units 5 --json --threads ${threads}`)),
    )
    expect(one.out).toContain('"units": 5')
    expect(three).toEqual(one)
  })

  it('keeps what was played of a match that is interrupted', async () => {
    const log = join(folder, 'match.log')
    const { child, ended } = start(`arena expert strategist --units 4000 --json --threads 2 --log ${log}`)
    const played = (): string[] => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(1) : [])
    while (played().length === 0) await setTimeout(20)
    child.kill('SIGINT')
    const { code, out } = await ended
    expect(code).toBe(130)
    expect(played().length).toBe(JSON.parse(out).units)
    expect(played().length).toBeLessThan(4000)
  })

  it.each([
    ['SIGINT', 130, 2],
    ['SIGTERM', 143, 1],
  ] as const)('keeps what was counted of games that %s ends', async (signal, exit, threads) => {
    const line = `sim --games 1000000000 --json --bots planner --threads ${threads}`
    const { code, out } = await stopped(line, signal, ({ out }) => out !== '')
    expect(code).toBe(exit)
    expect(JSON.parse(out).games).toBeGreaterThan(0)
  })

  it('leaves a match in the middle of a unit', async () => {
    const line = 'arena strategist strategist --edition both --players 4 --units 1000000 --json --threads 1'
    expect(await stopped(line, 'SIGTERM', ({ code }) => code !== null)).toMatchObject({ code: 143 })
  })

  it('stops bots that play among themselves, and keeps their game', async () => {
    const file = join(folder, 'bots.txt')
    const { child, out, ended } = start(
      `play --edition both --players 5 --seats ${'bot:strategist,'.repeat(5).slice(0, -1)} --record ${file}`,
    )
    while (!out().includes('Turn 2:')) await setTimeout(20)
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ code: 130 })
    expect(out()).toContain('play --resume')
    expect(readFileSync(file, 'utf8')).toMatch(/turn 2 /)
  })

  it('stops a home-made game that hardly ends, and keeps what was played', async () => {
    const rules = rulesetFor({ edition: 'base', players: 2 })
    const endless = { ...rules, goal: [{ coins: 30_000 }], turnLimit: 30_000 }
    const [file, home] = [join(folder, 'endless.txt'), join(folder, 'endless.json')]
    writeFileSync(home, JSON.stringify(endless))
    const { child, out, ended } = start(`play --ruleset ${home} --seats bot:random,bot:random --record ${file}`)
    while (!out().includes('Turn 40:')) await setTimeout(20)
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 143 })
    expect(readFileSync(file, 'utf8')).toMatch(/turn 40 /)
    expect(out()).not.toContain('Turn 30000:')
  })

  it('leaves a review in the middle of a moment, however long rules nobody has printed make it', async () => {
    const file = join(folder, 'heavy.txt')
    writeFileSync(file, heavyGame())
    // A signal ends it as it ends any program, with no code of its own: nobody has to listen between two moments.
    const { code, out } = await stopped(`review ${file}`, 'SIGINT', (ended) => ended.code === null, 4000)
    expect({ code, out }).toEqual({ code: null, out: '' })
  })

  it('keeps the game when it is interrupted', async () => {
    const file = join(folder, 'game.txt')
    const { child, out, ended } = start(`play --seats Ann,bot:random --record ${file}`)
    child.stdin?.write('roll 1\n')
    while (!out().includes('What do you build?')) await setTimeout(20)
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ code: 130 })
    expect(readFileSync(file, 'utf8')).toContain('\np1 roll 1')
    expect(existsSync(`${file}.seed`)).toBe(true)
  })

  it.each([
    ['nothing to read from', 'play --seats Ann,Bob <&-', 0, ''],
    ['a folder to read from', 'play --seats Ann,Bob < /', 0, ''],
    ['somebody who types without end', 'play --seats Ann,Bob < <(yes 1) > /dev/null', 0, ''],
    ['nothing to write to', 'cards 2>&- >&-', 0, ''],
    ['a reader who leaves', 'cards | head -1 | wc -l', 0, '1\n'],
    [
      'a full disk',
      'cards 2>&1 > /dev/full',
      1,
      '✗ Nothing can be written to “stdout”. Check the place and try again.\n',
    ],
    [
      'a file that never ends',
      'verify /dev/zero 2>&1',
      1,
      '✗ The file “/dev/zero” cannot be read. Check its name and try again.\n',
    ],
    ['no place for games', 'play --seats bot:random,bot:random 2>&1', 1, 'Nothing can be written to'],
  ])('bears %s', async (what, line, exit, said) => {
    const home = what === 'no place for games' ? '/proc/nowhere' : folder
    const env = { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, LC_ALL: 'C' }
    const { code, out } = await listenTo(spawn('bash', ['-c', `${main} ${line}`], { env })).ended
    expect(code).toBe(exit)
    if (said !== '') expect(out).toContain(said)
  })
})
