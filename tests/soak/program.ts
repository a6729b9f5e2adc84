import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bundleInto } from '../../apps/cli/build.js'

/** The built program in a folder of its own, with somebody who answers at random. */
export interface Program {
  readonly start: (args: readonly string[], env?: Readonly<Record<string, string>>) => Running
}

export interface Running {
  readonly child: ChildProcess
  /** Everything it has said so far. */
  readonly told: () => string
  readonly complaints: () => string
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>
}

export async function buildProgram(folder: string): Promise<Program> {
  mkdirSync(folder, { recursive: true })
  await bundleInto(folder)
  const main = join(folder, 'main.js')
  return {
    start: (args, env = {}) => {
      const child = spawn(process.execPath, [main, ...args], {
        env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, LC_ALL: 'C', NO_COLOR: '1', ...env },
      })
      // A process that is killed does not read on.
      child.stdin.on('error', () => {})
      return {
        child,
        told: textOf(child.stdout),
        complaints: textOf(child.stderr),
        ended: new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal }))),
      }
    },
  }
}

function textOf(stream: NodeJS.ReadableStream): () => string {
  let text = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk: string) => {
    text += chunk
  })
  return () => text
}
