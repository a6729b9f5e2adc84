import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface House {
  readonly port: number
  readonly data: string
  readonly database?: string
}

/** One process with several servers in it. */
export interface Block {
  readonly houses: readonly House[]
  /** As a power cut would: nothing is finished, nobody is told. */
  kill(): Promise<void>
}

/** The program of a block, as `node build.js chaos` makes it. */
export function buildBlock(): string {
  const home = join(import.meta.dirname, '..')
  execFileSync(process.execPath, [join(home, 'build.js'), 'chaos'])
  return join(home, 'dist/chaos/block.js')
}

/** Opens the servers; those whose port is 0 get one. */
export async function openBlock(program: string, houses: readonly House[]): Promise<Block> {
  const server = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, HOUSES: JSON.stringify(houses) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ports = await openedPorts(server)
  return {
    houses: houses.map((house, nth) => ({ ...house, port: ports[nth] })),
    kill: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      const exit = once(server, 'exit')
      server.kill('SIGKILL')
      await exit
    },
  }
}

const openedPorts = (server: ChildProcess): Promise<number[]> =>
  new Promise((resolve, reject) => {
    let said = ''
    const hear = (piece: Buffer): void => {
      said += piece.toString()
      const ports = /^open (\[.*\])$/m.exec(said)
      if (ports) resolve(JSON.parse(ports[1]) as number[])
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.once('exit', () => reject(new Error(`the servers did not open: ${said}`)))
  })
