import { randomBytes } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'

export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number }
export type Input = Readable & { readonly isTTY?: boolean }

/** Ctrl-C, a polite kill, a terminal that was closed. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
export type StopSignal = (typeof STOP_SIGNALS)[number]

/** Everything of the world that a command may touch besides files: handed in, so that tests can hand in their own. */
export interface Io {
  readonly stdin: Input
  readonly stdout: Output
  readonly stderr: Output
  readonly env: { readonly [name: string]: string | undefined }
  readonly now: () => Date
  /** Bytes of a cryptographic source: the seed of a live game. */
  readonly randomBytes: (n: number) => Uint8Array
  /**
   * Calls back when somebody wants this to end; gives a function that stops listening. Only once: the next signal ends
   * the process, whatever it is doing.
   */
  readonly onStop: (act: (signal: StopSignal) => void) => () => void
}

/** The real terminal. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process
  // Nobody reads the remarks: then there is nobody to tell.
  stderr.on('error', () => {})
  return {
    stdin,
    stdout,
    stderr,
    env,
    randomBytes,
    now: () => new Date(),
    onStop: (act) => {
      const release = () => {
        for (const signal of STOP_SIGNALS) process.off(signal, heard)
      }
      const heard = (signal: NodeJS.Signals) => {
        release()
        act(signal as StopSignal)
      }
      for (const signal of STOP_SIGNALS) process.on(signal, heard)
      return release
    },
  }
}

/** Colours are for terminals; `NO_COLOR` and `FORCE_COLOR` have the last word. */
export function wantsColor({ env, stdout }: Io): boolean {
  if (env.NO_COLOR) return false
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0'
  return stdout.isTTY === true && env.TERM !== 'dumb'
}

/** A person at a keyboard, not a pipe. */
export function isInteractive({ stdin, stdout, env }: Io): boolean {
  return stdin.isTTY === true && stdout.isTTY === true && env.TERM !== 'dumb'
}

export const widthOf = (output: Output): number => output.columns ?? 80

/** How wide a table may be: files and pipes take any. */
export const roomOf = (output: Output): number => (output.isTTY ? widthOf(output) : Number.POSITIVE_INFINITY)
