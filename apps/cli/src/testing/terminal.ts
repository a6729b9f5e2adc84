import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import type { Io } from '../io.ts'
import { run } from '../run.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

export interface Setting {
  /** Lines typed, or where they come from. */
  readonly typed?: readonly string[] | Readable
  readonly env?: Io['env']
  /** Given a way to press Ctrl-C. */
  readonly interrupt?: (press: () => void) => void
}

/** A folder of its own for each test file. */
export const scratch = (): string => mkdtempSync(join(tmpdir(), 'machinami-'))

const HOME = scratch()

/** Runs a command line in this process, with streams instead of a terminal. */
export async function machinami(line: string | readonly string[], setting: Setting = {}): Promise<Ran> {
  const { typed = [], env = {}, interrupt } = setting
  const out = collector()
  const err = collector()
  const io: Io = {
    stdin: typed instanceof Readable ? typed : Readable.from(typed.map((each) => `${each}\n`)),
    stdout: out.stream,
    stderr: err.stream,
    env: { HOME, ...env },
    now: () => new Date(),
    randomBytes: (n) => new Uint8Array(n).fill(7),
    onInterrupt: (act) => {
      interrupt?.(act)
      return () => {}
    },
  }
  const code = await run(typeof line === 'string' ? line.split(' ') : line, io)
  return { code, out: out.text(), err: err.text() }
}

function collector(): { stream: Writable; text: () => string } {
  let text = ''
  const stream = new Writable({
    write(chunk, _, done) {
      text += String(chunk)
      done()
    },
  })
  return { stream, text: () => text }
}
