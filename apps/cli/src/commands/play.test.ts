import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { isRefusal, type Ruleset, rulesetFor, type Setup } from '@machinami/cards'
import { formatRecord, type GameRecord, readRecord, rulesetOf } from '@machinami/engine'
import { Table } from '@machinami/table'
import { describe, expect, it, vi } from 'vitest'
import { machinami, scratch } from '../testing/terminal.ts'

const folder = scratch()
const seed = '00112233445566778899aabbccddeeff'
let files = 0
const newFile = (): string => join(folder, `game-${++files}.txt`)
const play = (file: string, more: string): string[] => [
  'play',
  '--record',
  file,
  '--seed',
  seed,
  ...more.split(' ').filter((word) => word !== ''),
]
/** More first answers than any game has questions. */
const always = (answer: string): string[] => Array.from({ length: 3000 }, () => answer)

describe('play', () => {
  it.each(['legacy'])('plays a whole game of %s from a script', async (edition) => {
    const file = newFile()
    const { code, out, err } = await machinami(play(file, `--edition ${edition} --players 2`), { typed: always('1') })
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/★ (You win|\S+ wins) the game/)
    expect(out).toContain(`The seed of the dice was ${seed}`)
    expect(existsSync(`${file}.seed`)).toBe(false)
    expect(existsSync(`${file}.rules`)).toBe(false)
    expect((await machinami(['verify', file])).code).toBe(0)
  })

  it('understands moves as records write them, and says what it does not understand', async () => {
    const typed = ['build mine', 'nonsense', '7', '', '# a remark', '?', 'ROLL  1', 'build wheat-field', 'quit']
    const { code, out, err } = await machinami(play(newFile(), '--seats Ann,Bob'), { typed })
    expect(code).toBe(0)
    expect(err.split('\n')).toEqual([
      '✗ You cannot do “build mine” now. Choose one of the options shown.',
      '✗ “nonsense” is not a move. Write it like this: roll 1.',
      '✗ You cannot do “7” now. Choose one of the options shown.',
      '',
    ])
    expect(out).toContain('Ann builds a Wheat Field for 1 coin')
    expect(out).toContain('Bob: How many dice do you roll?')
  })

  it('shows the towns, the odds and what each total brings', async () => {
    const { out } = await machinami(play(newFile(), '--seats Ann,bot:random'), { typed: ['show'] })
    expect(out).toContain('▸ You  3 coins')
    expect(out).toMatch(/one die +17% +17% +17% +17% +17% +17% +\+0\.5/)
    expect(out).toMatch(/You +\+1 +\+1 +\+1 +· +· +·/)
    expect(out).toMatch(/✓ +≈ Ranch +\[2\] +1 +6/)
    expect(out).toMatch(/\n +★ Radio Tower +22/)
  })

  it('shows the odds of two dice on a narrow screen in two parts', async () => {
    const keys = Array.from({ length: 12 }, () => '\r')
    const line = play(newFile(), '--edition two --seats Ann,bot:random')
    const { out } = await machinami(line, { keys, columns: 60, env: { NO_COLOR: '1' } })
    const shares = out.split('\n').filter((each) => each.includes('%'))
    expect(shares.length).toBeGreaterThan(2)
    for (const each of shares) expect(each.length).toBeLessThanOrEqual(60)
  })

  it('takes a move back until the next one learns something', async () => {
    const file = newFile()
    const typed = ['undo', 'roll 1', 'build wheat-field', 'undo', 'build ranch', 'roll 1', 'undo', 'quit']
    const { out, err } = await machinami(play(file, '--seats Ann,Bob'), { typed })
    expect(out.match(/Taken back\./g)).toHaveLength(1)
    expect(err.match(/There is nothing to take back/g)).toHaveLength(2)
    expect(readFileSync(file, 'utf8')).toContain('p1 build ranch')
    expect(readFileSync(file, 'utf8')).not.toContain('p1 build wheat-field')
  })

  it('can wait for a nod before bots go on', async () => {
    const typed = ['roll 1', 'build ranch', 'undo', 'build bakery', 'show', 'go', 'quit']
    const { out } = await machinami(play(newFile(), '--seats Ann,bot:random --confirm'), { typed })
    expect(out).toMatch(/You build a Ranch for 1 coin\nGo on\?[^]*Taken back\.[^]*You build a Bakery[^]*Turn 2: Random/)
  })

  it('goes on from where a game was left, with the same dice', async () => {
    const file = newFile()
    const whole = newFile()
    await machinami(play(whole, '--seats Ann,Bob'), { typed: always('1').slice(0, 60) })
    await machinami(play(file, '--seats Ann,Bob'), { typed: always('1').slice(0, 25) })
    expect(readFileSync(file, 'utf8')).not.toContain(seed)
    expect(readFileSync(`${file}.seed`, 'utf8').trim()).toBe(seed)
    expect(statSync(`${file}.seed`).mode & 0o077).toBe(0)
    const { code } = await machinami(['play', '--resume', file], { typed: always('1').slice(0, 35) })
    expect(code).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(whole, 'utf8'))
  })

  it('goes on by rules that an older program kept beside a game, where no release has them', async () => {
    const file = newFile()
    await machinami(play(file, '--seats Ann,Bob'), { typed: always('1').slice(0, 9) })
    const old = readRecord(readFileSync(file, 'utf8')) as GameRecord
    const rules = rulesetOf(old) as Ruleset
    expect(existsSync(`${file}.rules`)).toBe(false)
    // As it would have been written when everybody began with five coins.
    const ruleset = { ...rules, startCoins: 5 }
    const then = Table.create({ ruleset, seats: old.seats, seed }) as Table
    const { ruleset: _, ...begun } = then.record()
    writeFileSync(file, formatRecord({ ...begun, setup: old.setup as Setup }))
    expect((await machinami(['play', '--resume', file])).err).toContain('the rules written in this record')
    writeFileSync(`${file}.rules`, JSON.stringify(ruleset))
    expect(await machinami(['play', '--resume', file], { typed: ['roll 1', 'quit'] })).toMatchObject({ code: 0 })
    expect(readFileSync(file, 'utf8')).toMatch(/\nruleset .*"startCoins":5[^]*\np1 roll 1/)
  })

  it('finds the game that was left last by itself', async () => {
    const env = { XDG_DATA_HOME: join(folder, 'data') }
    expect(await machinami('play --resume', { env })).toMatchObject({ code: 1 })
    await machinami('play', { env, typed: ['roll 1'] })
    expect(readdirSync(join(folder, 'data', 'machinami', 'games'))).toHaveLength(2)
    const { code, out } = await machinami('play --resume --lang nl', { env, typed: ['quit'] })
    expect(code).toBe(0)
    expect(out).toContain('Wat bouw je?')
  })

  it('keeps the game when it is interrupted', async () => {
    const file = newFile()
    const typed = new PassThrough()
    typed.write('roll 1\n')
    const ran = await machinami(play(file, '--seats Ann,Bob'), { typed, interrupt: (press) => setTimeout(press, 150) })
    expect(ran.code).toBe(130)
    expect(readFileSync(file, 'utf8')).toContain('\np1 roll 1')
  })

  it('never overwrites a record, nor goes on with one that is over, broken or without its seed', async () => {
    const file = newFile()
    await machinami(play(file, '--seats bot:random,bot:random'))
    const before = readFileSync(file, 'utf8')
    expect((await machinami(play(file, ''))).err).toContain('is not overwritten')
    expect((await machinami(['play', '--resume', file])).err).toContain('The game is over')
    expect(readFileSync(file, 'utf8')).toBe(before)
    const broken = newFile()
    writeFileSync(broken, before.replace('\np1 roll 1', '\np1 rolls 1'))
    expect(await machinami(['play', '--resume', broken])).toMatchObject({ code: 1 })
    const orphan = newFile()
    await machinami(play(orphan, ''), { typed: ['roll 1'] })
    writeFileSync(newFile(), readFileSync(orphan))
    expect((await machinami(['play', '--resume', join(folder, `game-${files}.txt`)])).err).toContain('sealed seed')
    expect((await machinami(['play', '--resume', orphan, '--seed', `${seed}00`])).err).toContain('seed is not the one')
  })

  it('names the line on which a record to go on with is broken', async () => {
    const file = newFile()
    await machinami(play(file, '--seats Ann,Bob'), { typed: always('1').slice(0, 9) })
    const text = readFileSync(file, 'utf8').replace(/\np1 build .*/, '\np1 build mine')
    writeFileSync(file, text)
    const { code, err } = await machinami(['play', '--resume', file])
    const line = text.split('\n').indexOf('p1 build mine') + 1
    expect(err).toContain(`Line ${line}: “p1 build mine” was not possible at that moment.`)
    expect(code).toBe(1)
  })

  it('refuses flags that ask for another game than the one to go on with', async () => {
    const file = newFile()
    const setup = '--edition both --order chosen --house sushi-bar-cost=2'
    await machinami(play(file, `${setup} --seats Ann,Carl=bot:random`), { typed: ['roll 1'] })
    const before = readFileSync(file, 'utf8')
    const wrong = [
      ['--edition two', '“--edition two” does not fit the game to go on with, which has “both”.'],
      ['--players 3', '“--players 3” does not fit the game to go on with, which has “2”.'],
      ['--market open', '“--market open” does not fit the game to go on with, which has “ten”.'],
      ['--order automatic', 'which has “chosen”.'],
      ['--house sushi-bar-cost=4', 'which has “sushi-bar-cost=2”.'],
      ['--house park-remainder=owner', 'which has “park-remainder=bank”.'],
      ['--seats Ann,Bob', '“--seats Ann,Bob” does not fit the game to go on with, which has “Ann,Carl=bot:random”.'],
      ['--seats Ann,Ann', '“Ann” cannot be used twice.'],
      [`--seed ${'0'.repeat(32)}`, '--seed: The seed is not the one that was sealed before the game.'],
    ]
    for (const [flag, sentence] of wrong) {
      const { code, out, err } = await machinami(['play', '--resume', file, ...flag.split(' ')])
      expect(err).toContain(sentence)
      expect({ code, out }).toEqual({ code: 2, out: '' })
    }
    expect(readFileSync(file, 'utf8')).toBe(before)
    const same = `${setup} --market ten --players 2 --seats Ann,Carl=bot:random --seed ${seed}`.split(' ')
    expect((await machinami(['play', '--resume', file, ...same], { typed: ['quit'] })).code).toBe(0)
    expect((await machinami(['play', '--resume', file, '--edition', 'two', '--lang', 'ja'])).err).toContain(
      '--edition two',
    )
  })

  it('says so before it begins when it cannot write', async () => {
    const file = newFile()
    writeFileSync(file, 'a file is no folder')
    const refused = async (record: string) => {
      const { code, out, err } = await machinami(['play', '--record', record])
      expect(out).toBe('')
      return `${code} ${err}`
    }
    expect(await refused(join(file, 'game.txt'))).toMatch(/^1 .*Nothing can be written/)
    expect(await refused(join(folder, 'no', 'such', 'game.txt'))).toContain(
      `There is no folder “${join(folder, 'no', 'such')}”`,
    )
    expect(existsSync(join(folder, 'no'))).toBe(false)
    for (const name of ['', '-', folder, `${folder}/`])
      expect(await refused(name)).toMatch(/^2 .*is not a file that can be written/)
  })

  it('moves to another place when it can no longer write in the middle of a game', async () => {
    const place = scratch()
    const file = join(place, 'game.txt')
    const env = { XDG_DATA_HOME: scratch() }
    const typed = new PassThrough()
    typed.write('roll 1\n')
    const running = machinami(play(file, '--seats Ann,Bob'), { typed, env })
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain('p1 roll 1'))
    rmSync(place, { recursive: true })
    typed.end('build ranch\nroll 1\nquit\n')
    const { code, out, err } = await running
    expect(code).toBe(0)
    expect(err.match(/can no longer be written/g)).toHaveLength(1)
    const [, moved] = /From now on it is written to “(.*)”/.exec(err) ?? []
    expect(readFileSync(moved, 'utf8')).toContain('p1 build ranch')
    expect(out).toContain(`machinami play --resume ${moved}`)
    expect((await machinami('play --resume', { env, typed: ['quit'] })).out).toContain('Ann builds a Ranch')
  })

  it('goes on without any place to write to, and asks before the game is lost', async () => {
    const place = scratch()
    const file = join(place, 'game.txt')
    const env = { XDG_DATA_HOME: '/dev/null/data', TMPDIR: '/dev/null/tmp' }
    const typed = new PassThrough()
    typed.write('roll 1\n')
    const running = machinami(play(file, '--seats Ann,Bob'), { typed, env })
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain('p1 roll 1'))
    rmSync(place, { recursive: true })
    typed.write('build ranch\nroll 1\npass\nquit\nagain\n')
    await new Promise((resolve) => setTimeout(resolve, 300))
    mkdirSync(place)
    typed.end('again\n')
    const { code, err } = await running
    expect(err.match(/nor anywhere else/g)).toHaveLength(1)
    expect(code).toBe(0)
    expect(readFileSync(file, 'utf8')).toContain('p1 build ranch')
  })

  it('writes JSON where the name says so', async () => {
    const file = join(folder, 'game.json')
    await machinami(play(file, '--seats Carl=bot:random,bot:random'))
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      seats: [{ name: 'Carl', bot: 'random' }, { name: 'Random' }],
    })
  })

  it('keeps secret picks secret around one keyboard', async () => {
    const file = newFile()
    writeFileSync(file, formatRecord(withPicks().record()))
    writeFileSync(`${file}.seed`, seed)
    const typed = ['go', 'pick legacy-bakery', 'go', 'pick legacy-wheat-field', 'quit']
    const { out } = await machinami(['play', '--resume', file], { typed })
    expect(out).toContain('Ann takes the keyboard, everybody else looks away')
    expect(out).toContain('Bob takes the keyboard, everybody else looks away')
    const beforeBob = out.slice(0, out.indexOf('Bob takes the keyboard'))
    expect(beforeBob).not.toMatch(/Ann picks|Ann shows/)
    expect(out).toContain('Ann shows the card picked: Bakery')
  })

  it('takes back nobody else’s secret pick', async () => {
    const file = newFile()
    writeFileSync(file, formatRecord(withPicks().record()))
    writeFileSync(`${file}.seed`, seed)
    const typed = ['undo', 'go', 'pick legacy-bakery', 'go', 'undo', 'pick legacy-wheat-field', 'quit']
    const { out, err } = await machinami(['play', '--resume', file], { typed })
    expect(err.match(/There is nothing to take back/g)).toHaveLength(2)
    expect(out).not.toContain('Taken back')
    expect(out).toContain('Ann shows the card picked: Bakery')
    expect(out).toContain('Bob shows the card picked: Wheat Field')
  })

  it('plays in Dutch and Japanese', async () => {
    expect((await machinami(play(newFile(), '--lang nl'), { typed: ['roll 1'] })).out).toContain('Jij')
    expect((await machinami(play(newFile(), '--lang ja --edition two'), { typed: ['1'] })).out).toContain('あなた')
  })
})

/** A game that begins with a secret choice between two cards. */
function withPicks(): Table {
  const legacy = rulesetFor({ edition: 'legacy', players: 2, first: 0 }) as Ruleset
  const ruleset = { ...legacy, townSquare: { cards: ['legacy-wheat-field', 'legacy-bakery'], marks: 1 } }
  const table = Table.create({ ruleset, seats: [{ name: 'Ann' }, { name: 'Bob' }], seed })
  if (isRefusal(table)) throw new Error(table.refused)
  return table
}
