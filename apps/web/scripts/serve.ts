import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const SERVER = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

export interface Served {
  readonly url: string
  readonly close: () => Promise<void>
  /** The light goes out: nothing is finished. What was kept stays where it is. */
  readonly kill: () => Promise<void>
}

/** The server itself, with a built app and nothing kept, to this machine only; or again where one has died. */
export async function serve(web = DIST, { data: kept = '', port = '0' } = {}): Promise<Served> {
  const data = kept === '' ? mkdtempSync(join(tmpdir(), 'machinami-data-')) : kept
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    DATA: data,
    WEB: web,
    LIMITS: 'off',
  }
  const server = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', SERVER], { env })
  const exit = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    const hear = (piece: Buffer): void => {
      said += piece.toString()
      const open = /(http:\/\/\S+)/.exec(said)
      if (open) resolve(open[1])
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.once('exit', () => reject(new Error(`the server did not open: ${said}`)))
  })
  return {
    url,
    kill: async () => {
      server.kill('SIGKILL')
      await exit
    },
    close: async () => {
      server.kill()
      await exit
      rmSync(data, { recursive: true, force: true })
    },
  }
}
