import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Cli, complain } from '../cli.ts'
import { exitAfter, FAILED, OK } from '../exit.ts'
import type { StopSignal } from '../io.ts'

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

/** Runs the server's program, and passes on what it says and what is wanted of it. */
export async function runServer(cli: Cli, args: readonly string[], program = SERVER): Promise<number> {
  if (!existsSync(program)) return complain(cli, cli.words.server.notBuilt, FAILED)
  const server = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...cli.io.env, LC_ALL: cli.lang.code },
    // Otherwise a terminal's Ctrl-C would reach it twice, from there and from here, and the second one ends it at once.
    detached: true,
  })
  server.stdout.pipe(cli.io.stdout, { end: false })
  server.stderr.pipe(cli.io.stderr, { end: false })
  let stoppedBy: StopSignal | null = null
  let release = cli.io.onStop((signal) => {
    stoppedBy = signal
    server.kill(signal)
    release = cli.io.onStop(() => server.kill('SIGKILL'))
  })
  const code = await new Promise<number | null>((resolve) => server.once('close', resolve))
  release()
  // A server that closed in order, or was not waited for.
  return stoppedBy !== null && (code === OK || code === null) ? exitAfter(stoppedBy) : (code ?? FAILED)
}
