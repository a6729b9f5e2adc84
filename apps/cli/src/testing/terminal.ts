import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import type { Io, StopSignal } from '../io.ts'
import { run } from '../run.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

export interface Setting {
  /** Lines typed, or where they come from. */
  readonly typed?: readonly string[] | Readable
  /** Keys pressed at a real terminal, each when the screen has come to rest; Ctrl-C at last. */
  readonly keys?: readonly string[]
  /** How wide that terminal is. */
  readonly columns?: number
  readonly env?: Io['env']
  readonly now?: () => Date
  /** Told everything at the moment it is written to stdout. */
  readonly told?: (text: string) => void
  /** Given a way to press Ctrl-C, or to send another signal. */
  readonly interrupt?: (press: (signal?: StopSignal) => void) => void
}

/** A folder of its own for each test file, in memory where there is such a place: every save waits for the disk. */
export const scratch = (): string => mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'machinami-'))

const MEMORY = '/dev/shm'

const HOME = scratch()

/** Runs a command line in this process, with streams instead of a terminal. */
export async function machinami(line: string | readonly string[], setting: Setting = {}): Promise<Ran> {
  const { typed = [], keys, columns = 80, env = {}, interrupt, told, now = () => new Date() } = setting
  const keyboard = keys && keyboardWith(keys)
  const out = collector(keyboard?.rest ?? told)
  const err = collector()
  const io: Io = {
    stdin: keyboard?.stream ?? (typed instanceof Readable ? typed : Readable.from(typed.map((each) => `${each}\n`))),
    stdout: keyboard ? Object.assign(out.stream, { isTTY: true, columns, rows: 24 }) : out.stream,
    stderr: err.stream,
    env: { HOME, ...env },
    now,
    randomBytes: (n) => new Uint8Array(n).fill(7),
    onStop: (act) => {
      interrupt?.((signal = 'SIGINT') => act(signal))
      return () => {}
    },
  }
  const code = await run(typeof line === 'string' ? line.split(' ') : line, io)
  return { code, out: out.text(), err: err.text() }
}

function collector(written: (text: string) => void = () => {}): { stream: Writable; text: () => string } {
  let text = ''
  const stream = new Writable({
    write(chunk, _, done) {
      text += String(chunk)
      written(String(chunk))
      done()
    },
  })
  return { stream, text: () => text }
}

const CTRL_C = '\u0003'
const REST_MS = 30

/** Somebody at the keys who looks at the screen: `rest` is called whenever something is written there. */
function keyboardWith(keys: readonly string[]): { stream: PassThrough; rest: () => void } {
  const stream = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} })
  const left = [...keys]
  let timer: NodeJS.Timeout | undefined
  const rest = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stream.write(left.shift() ?? CTRL_C), REST_MS)
  }
  return { stream, rest }
}
