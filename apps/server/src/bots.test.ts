import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onBoth } from './testing/both.ts'
import { aSecret, BASE, must, newTable, playOn, sit, type TestServer, until } from './testing/server.ts'

let server: TestServer
const useIt = (opened: TestServer): void => {
  server = opened
}

const EXAMPLES = join(import.meta.dirname, '..', 'examples')

onBoth(useIt, () => {
  test('WIRE-32 A program of fifty lines plays a whole game over plain requests, in TypeScript and in Python.', async () => {
    for (const file of ['bot.py', 'bot.ts'])
      expect(readFileSync(join(EXAMPLES, file), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(50)
    const secret = aSecret()
    const { table, code } = await newTable(server, secret, { ...BASE, seats: 3 })
    const ann = await sit(server, table, secret)
    const run = (program: string, ...args: string[]) => {
      const bot = spawn(program, [...args, server.url, code, program.includes('python') ? 'Py' : 'Ts'])
      let said = ''
      const hear = (piece: Buffer): void => {
        said += piece.toString()
      }
      bot.stdout.on('data', hear)
      bot.stderr.on('data', hear)
      return new Promise<string>((resolve) => bot.once('exit', (status) => resolve(`${status}: ${said}`)))
    }
    const bots = [
      run('python3', join(EXAMPLES, 'bot.py')),
      run(process.execPath, '--import', 'tsx', join(EXAMPLES, 'bot.ts')),
    ]
    await until(() => ann.now.doc?.seats.every(({ is }) => is === 'person') ?? false)
    must(await ann.do({ do: 'begin' }))
    await until(() => ann.now.game !== null)
    await playOn([ann])
    expect(await Promise.all(bots)).toEqual([
      expect.stringMatching(/^0: over, won by seat \[?\d/),
      expect.stringMatching(/^0: over, won by seat \d/),
    ])
    ann.leave()
  })
})
