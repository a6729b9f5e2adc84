import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Cli, complain } from '../cli.ts'
import { FAILED } from '../exit.ts'

/** The server is a program of its own; bundles of both lie beside each other. */
const SERVER = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../../server/dist/main.js' : '../../server/dist/main.js',
    import.meta.url,
  ),
)

/** Opens the server; ends when it does. */
export const serveCommand = (cli: Cli): Promise<number> => runServer(cli, [])

/** Copies the server's database and key into a folder, also while it runs. */
export const backupCommand = (cli: Cli, folder: string): Promise<number> => runServer(cli, ['backup', folder])

async function runServer(cli: Cli, args: readonly string[], program = SERVER): Promise<number> {
  if (!existsSync(program)) return complain(cli, cli.words.server.notBuilt, FAILED)
  const server = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env: cli.io.env })
  server.stdout.pipe(cli.io.stdout, { end: false })
  server.stderr.pipe(cli.io.stderr, { end: false })
  const release = cli.io.onStop((signal) => server.kill(signal))
  const code = await new Promise<number>((resolve) => server.once('close', (exit) => resolve(exit ?? FAILED)))
  release()
  return code
}
