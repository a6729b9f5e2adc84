import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A server in a process of its own, to be killed. */
export interface ServerProcess {
  readonly port: number
  readonly process: ChildProcess
  /** As a power cut would: nothing is finished, nobody is told. */
  kill(): Promise<void>
}

export interface SpawnOptions {
  readonly data: string
  readonly port: number
  readonly env?: { readonly [name: string]: string }
  /** The bundle, where there is one; otherwise the sources. */
  readonly bundle?: string
  /** For Node itself. */
  readonly flags?: readonly string[]
}

const SOURCE = join(import.meta.dirname, '..', 'main.ts')

export async function spawnServer({ data, port, env = {}, bundle, flags = [] }: SpawnOptions): Promise<ServerProcess> {
  const args = bundle ? [...flags, bundle] : [...flags, '--import', 'tsx', '--conditions=source', SOURCE]
  const server = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), DATA: data, LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const opened = await new Promise<number>((resolve, reject) => {
    let said = ''
    const hear = (piece: Buffer): void => {
      said += piece.toString()
      const open = /http:\/\/[^\s:]+:(\d+)\//.exec(said)
      if (open) resolve(Number(open[1]))
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.once('exit', () => reject(new Error(`the server did not open: ${said}`)))
  })
  return {
    port: opened,
    process: server,
    kill: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      const exit = once(server, 'exit')
      server.kill('SIGKILL')
      await exit
    },
  }
}
