import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { lockFile } from '../files/lock.ts'
import { machinami, scratch } from '../testing/terminal.ts'

const seed = '00112233445566778899aabbccddeeff'
const play = (file: string, seats = 'Ann,Bob') => ['play', '--record', file, '--seed', seed, '--seats', seats]
const newFile = (): string => join(scratch(), 'game.txt')
/** Typed by somebody who stays at the keyboard. */
const stays = (...lines: string[]): PassThrough => {
  const typed = new PassThrough()
  typed.write(lines.map((line) => `${line}\n`).join(''))
  return typed
}
const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5))
}
const moves = (file: string): number =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '').match(/^p\d /gm)?.length ?? 0
/** Rolled, and asked what to build: nothing is written until that is answered. */
const hasRolled = (file: string): boolean => existsSync(file) && /^p1 roll 1: /m.test(readFileSync(file, 'utf8'))

describe('a saved game', () => {
  it('has its seed written once, and nothing else beside it when it was left', async () => {
    const file = newFile()
    const typed = stays('roll 1')
    const first = machinami(play(file), { typed })
    await until(() => hasRolled(file))
    const written = () => statSync(`${file}.seed`).ino
    const before = written()
    typed.end('build ranch\nroll 1\nquit\n')
    expect((await first).code).toBe(0)
    expect(written()).toEqual(before)
    expect(readdirSync(join(file, '..')).sort()).toEqual(['game.txt', 'game.txt.seed'])
  })

  it('is refused to a second process, which changes nothing', async () => {
    const file = newFile()
    const typed = stays('roll 1')
    const first = machinami(play(file), { typed })
    await until(() => hasRolled(file))
    const before = readFileSync(file, 'utf8')
    const second = await machinami(['play', '--resume', file], { typed: ['build ranch', 'roll 1'] })
    expect(second.code).toBe(1)
    expect(second.err).toContain(`is in use by another process (${process.pid}@${hostname()})`)
    expect(readFileSync(file, 'utf8')).toBe(before)
    typed.end()
    await first
    expect(await machinami(['play', '--resume', file], { typed: ['build ranch', 'quit'] })).toMatchObject({ code: 0 })
  })

  it('goes on elsewhere, and says so, when another process has taken its place', async () => {
    const file = newFile()
    const typed = stays('roll 1')
    const env = { XDG_DATA_HOME: scratch() }
    const first = machinami(play(file), { typed, env })
    await until(() => hasRolled(file))
    const before = readFileSync(file, 'utf8')
    writeFileSync(lockFile(file), JSON.stringify({ pid: 1, host: 'elsewhere', began: '' }))
    typed.end('build ranch\nquit\n')
    const { code, err } = await first
    expect(code).toBe(0)
    expect(err).toContain(`can no longer be written to “${file}”. From now on it is written to “${env.XDG_DATA_HOME}`)
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(await machinami('play --resume', { env, typed: ['quit'] })).toMatchObject({ code: 0 })
  })

  it('that was killed at its very end is not offered again', async () => {
    const env = { XDG_DATA_HOME: scratch() }
    const folder = join(env.XDG_DATA_HOME, 'machinami', 'games')
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'over.txt')
    await machinami(play(file, 'bot:random,bot:random'))
    writeFileSync(`${file}.seed`, `${seed}\n`)
    expect((await machinami('play --resume', { env })).err).toContain('There is no unfinished game')
  })

  it('is found under a link too, as one game', async () => {
    const file = newFile()
    await machinami(play(file), { typed: ['roll 1'] })
    symlinkSync(file, `${file}-link`)
    expect(await machinami(['play', '--resume', `${file}-link`], { typed: ['build ranch'] })).toMatchObject({ code: 0 })
    expect(moves(file)).toBe(2)
    expect(existsSync(`${file}-link.seed`)).toBe(false)
  })

  it.each(['a file', 'full of links that lead nowhere', 'full of folders'])(
    'is looked for in a games folder that is %s',
    async (kind) => {
      const env = { XDG_DATA_HOME: scratch() }
      const folder = join(env.XDG_DATA_HOME, 'machinami', 'games')
      mkdirSync(join(folder, '..'))
      if (kind === 'a file') writeFileSync(folder, '')
      else mkdirSync(folder)
      for (const end of kind === 'a file' ? [] : ['', '.seed'])
        if (kind === 'full of folders') mkdirSync(join(folder, `game.txt${end}`))
        else symlinkSync('/nowhere', join(folder, `game.txt${end}`))
      const { code, err } = await machinami('play --resume', { env })
      expect(code).toBe(1)
      expect(err).toBe('✗ There is no unfinished game to go on with.\n')
    },
  )

  it('never tells a move that is not saved', async () => {
    const file = newFile()
    const typed = stays()
    let unsaved = 0
    const told = (out: string) => {
      const turn = Number(/Turn (\d+):/.exec(out)?.[1] ?? 0)
      if (turn > 0 && !readFileSync(file, 'utf8').includes(`turn ${turn} `)) unsaved++
    }
    const game = machinami(play(file, 'Ann,bot:random'), { typed, told })
    typed.end('1\n'.repeat(60))
    await game
    expect(moves(file)).toBeGreaterThan(60)
    expect(unsaved).toBe(0)
  })
})
