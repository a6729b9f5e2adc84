import { loadLang } from '@machinami/lang'
import { CommanderError } from 'commander'
import { type Cli, complain } from './cli.ts'
import { OK, USAGE } from './exit.ts'
import { figuresFor } from './figures.ts'
import { type Io, wantsColor } from './io.ts'
import { languageOf } from './language.ts'
import { paintFor } from './paint.ts'
import { programFor } from './program.ts'
import { usageSentence } from './usage.ts'
import { WORDS } from './words/index.ts'

/** Runs one command line and gives its exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { code, refusal } = languageOf(argv, io.env)
  const cli: Cli = {
    io,
    lang: await loadLang(code),
    words: WORDS[code],
    figures: figuresFor(code),
    paint: paintFor(wantsColor(io)),
  }
  if (refusal) return complain(cli, refusal, USAGE)
  let result = OK
  const program = programFor(cli, (exit) => {
    result = exit
  })
  try {
    await program.parseAsync(argv.length === 0 ? ['help'] : [...argv], { from: 'user' })
    return result
  } catch (error) {
    if (error instanceof CommanderError) return afterParsing(cli, argv, error)
    throw error
  }
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
