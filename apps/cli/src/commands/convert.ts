import { isRefusal } from '@machinami/cards'
import { formatRecord, recordToJson } from '@machinami/engine'
import { type Cli, complain } from '../cli.ts'
import { FAILED, OK, USAGE } from '../exit.ts'
import { openRecord } from '../record/read.ts'

const WRITERS = { text: formatRecord, json: recordToJson }

/** Writes a record in the other form, to stdout. */
export async function convertCommand(cli: Cli, file: string, { to }: { readonly to: string }): Promise<number> {
  if (to !== 'text' && to !== 'json') return complain(cli, cli.words.usage.badChoice('--to', to, 'text, json'), USAGE)
  const read = await openRecord(file, cli.io.stdin)
  if (isRefusal(read)) return complain(cli, read, FAILED, file)
  cli.io.stdout.write(WRITERS[to](read.record))
  return OK
}
