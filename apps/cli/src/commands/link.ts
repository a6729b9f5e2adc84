import { isRefusal } from '@machinami/cards'
import { formatRecord } from '@machinami/engine'
import { formatAddress, gameCode } from '@machinami/link'
import { type Cli, complain, remark, say } from '../cli.ts'
import { FAILED, OK, USAGE } from '../exit.ts'
import { wholeNumber } from '../numbers.ts'
import { linkNamed, openGame } from '../record/open-game.ts'

interface LinkOptions {
  readonly at?: string
}

/** Where `machinami serve` is, if nothing else was said. */
const EXAMPLE = 'http://localhost:8080/'

/** Makes a link of a record, or a record of a link; whichever it is not yet, to stdout. */
export async function linkCommand(cli: Cli, name: string, { at }: LinkOptions): Promise<number> {
  const read = await openGame(name, cli.io.stdin)
  if (isRefusal(read)) return complain(cli, read, FAILED, linkNamed(name) ? undefined : name)
  const { record } = read
  if (linkNamed(name)) {
    cli.io.stdout.write(formatRecord(record))
    return OK
  }
  const move = at === undefined ? null : wholeNumber(at, 0, record.moments.length)
  if (isRefusal(move)) return complain(cli, move, USAGE, '--at')
  const code = gameCode(record)
  if (typeof code !== 'string') return complain(cli, code, FAILED, name)
  say(cli, `#${formatAddress({ code, move })}`)
  remark(cli, cli.words.review.behindAddress(EXAMPLE))
  return OK
}
