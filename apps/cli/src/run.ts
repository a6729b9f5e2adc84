import type { Refusal } from '@machinami/cards'
import { loadLang } from '@machinami/lang'
import { CommanderError } from 'commander'
import { type Cli, complain } from './cli.ts'
import { BROKEN, FAILED, OK, USAGE } from './exit.ts'
import { useKeptNets } from './files/kept-nets.ts'
import { type Io, wantsColor } from './io.ts'
import { languageOf } from './language.ts'
import { numberFormatsFor } from './number-formats.ts'
import { paintFor } from './paint.ts'
import { programFor } from './program.ts'
import { usageSentence } from './usage.ts'
import { VERSION } from './version.ts'
import { WORDS } from './words/index.ts'

/** Runs one command line and gives its exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { cli, refusal } = await cliFor(argv, io)
  if (refusal) return complain(cli, refusal, USAGE)
  useKeptNets(io)
  let result = OK
  const program = programFor(cli, (exit) => {
    result = exit
  })
  try {
    await program.parseAsync(argv.length === 0 ? ['help'] : [...argv], { from: 'user' })
    return result
  } catch (error) {
    if (error instanceof CommanderError) return afterParsing(cli, argv, error)
    return brokenDown(cli, error)
  }
}

/** Tells a fault that nobody could catch on its way. */
export async function tellFault(argv: readonly string[], io: Io, error: unknown): Promise<number> {
  return brokenDown((await cliFor(argv, io)).cli, error)
}

/** Tells that results have nowhere to go: a full disk. A reader that closed its end (`machinami cards | head`) is none. */
export async function tellLostOutput(argv: readonly string[], io: Io, code: string | undefined): Promise<number> {
  if (code === 'EPIPE') return OK
  const { cli } = await cliFor(argv, io)
  return complain(cli, cli.words.files.cannotWrite('stdout'), FAILED)
}

async function cliFor(argv: readonly string[], io: Io): Promise<{ cli: Cli; refusal: Refusal | null }> {
  const { code, refusal } = languageOf(argv, io.env)
  const lang = await loadLang(code)
  const cli = {
    io,
    lang,
    refusals: await lang.refusals(),
    words: WORDS[code],
    figures: numberFormatsFor(code),
    paint: paintFor(wantsColor(io)),
  }
  return { cli, refusal }
}

/** A fault of ours: one sentence, what to send us, and the trace only for those who ask for it. */
function brokenDown(cli: Cli, error: unknown): number {
  const { usage } = cli.words
  complain(cli, usage.brokenDown, BROKEN)
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  complain(
    cli,
    usage.report(`machinami ${VERSION}, Node ${process.version}, ${process.platform}: ${what.slice(0, 300)}`),
    BROKEN,
  )
  if (cli.io.env.MACHINAMI_TRACE && error instanceof Error) cli.io.stderr.write(`${error.stack}\n`)
  return BROKEN
}

/** Help that was asked for and the version are no errors; everything else is wrong usage. */
function afterParsing(cli: Cli, argv: readonly string[], error: CommanderError): number {
  if (error.exitCode === 0) return argv.length === 0 ? USAGE : OK
  const [named, about] = argv.filter((word) => !word.startsWith('-'))
  const isCommand = named !== undefined && Object.hasOwn(cli.words.help.commands, named)
  // Help about a command that does not exist.
  const isStrange = error.code === 'commander.help' && about !== undefined
  complain(cli, isStrange ? cli.words.usage.unknownCommand(about) : usageSentence(cli.words, error), USAGE)
  return complain(cli, cli.words.usage.seeHelp(`machinami help${isCommand ? ` ${named}` : ''}`), USAGE)
}
