import type { CommanderError } from 'commander'
import type { Words } from './words/catalogue.ts'

/** What was wrong with the command line, in the reader's language. */
export function usageSentence({ usage }: Words, { code, message }: CommanderError): string {
  const [, what = ''] = /'([^']*)'/.exec(message) ?? []
  // `option '--seed <hex>' argument missing`: the flag without its value.
  const flag = what.split(' ')[0].replace(/,$/, '')
  switch (code) {
    case 'commander.unknownOption':
      return usage.unknownOption(what)
    case 'commander.unknownCommand':
      return usage.unknownCommand(what)
    case 'commander.optionMissingArgument':
      return usage.missingValue(flag)
    case 'commander.missingMandatoryOptionValue':
    case 'commander.missingArgument':
      return usage.missingArgument(flag)
    case 'commander.excessArguments':
      return usage.tooMany
    default:
      return usage.other
  }
}
