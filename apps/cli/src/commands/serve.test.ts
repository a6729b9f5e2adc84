import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { loadLang } from '@machinami/lang'
import { expect, it } from 'vitest'
import type { Cli } from '../cli.ts'
import { type Io, processIo, type StopSignal } from '../io.ts'
import { scratch } from '../testing/terminal.ts'
import { runServer } from './serve.ts'

const program = join(scratch(), 'server.mjs')

/** A server that says what it speaks and whether it is in the way of a terminal's Ctrl-C, and ends as it is told. */
function serverThat(deed: 'closes' | 'hangs' | 'fails'): void {
  writeFileSync(
    program,
    `import { execFileSync } from 'node:child_process'
    const group = execFileSync('ps', ['-o', 'pgid=', '-p', String(process.pid)], { encoding: 'utf8' }).trim()
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => {
        console.log('heard ' + signal)
        if ('${deed}' !== 'hangs') process.exit('${deed}' === 'closes' ? 0 : 1)
      })
    setInterval(() => {}, 1000)
    console.log('open in ' + process.env.LC_ALL + (group === String(process.pid) ? ' apart' : ''))`,
  )
}

/** Runs it, sends the first signal when it is open and each next one when the last was heard. */
async function serve(signals: readonly StopSignal[]): Promise<{ code: number; said: string }> {
  let said = ''
  let act: (signal: StopSignal) => void = () => {}
  const left = [...signals]
  const stdout = new Writable({
    write(chunk, _, done) {
      said += String(chunk)
      const next = /open|heard/.test(String(chunk)) ? left.shift() : undefined
      if (next) act(next)
      done()
    },
  })
  const io: Io = {
    ...processIo(),
    stdout,
    onStop: (heard) => {
      act = heard
      return () => {}
    },
  }
  const cli = { io, lang: await loadLang('nl') } as Cli
  return { code: await runServer(cli, [], program), said }
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)(
  'a server that %s closes ends as the help says, and speaks the language asked for',
  async (signal, code) => {
    serverThat('closes')
    expect(await serve([signal])).toEqual({ code, said: `open in nl apart\nheard ${signal}\n` })
  },
)

it('a server that does not close is not waited for a second time', async () => {
  serverThat('hangs')
  expect(await serve(['SIGINT', 'SIGINT'])).toEqual({ code: 130, said: 'open in nl apart\nheard SIGINT\n' })
})

it('a server that fails says so', async () => {
  serverThat('fails')
  expect(await serve(['SIGTERM'])).toMatchObject({ code: 1 })
})
