import { isRefusal } from '@machinami/cards'
import { formatRecord, recordToJson, upgraded } from '@machinami/engine'
import { type Cli, complain } from '../cli.ts'
import { FAILED, OK, USAGE } from '../exit.ts'
import { openRecord } from '../record/read.ts'

const WRITERS = { text: formatRecord, json: recordToJson }

interface ConvertOptions {
  readonly to: string
  /** In the newest format, whatever it was written in. */
  readonly newest?: boolean
}

/** Writes a record in the other form, to stdout. */
export async function convertCommand(cli: Cli, file: string, { to, newest }: ConvertOptions): Promise<number> {
  if (to !== 'text' && to !== 'json') return complain(cli, cli.words.usage.badChoice('--to', to, 'text, json'), USAGE)
  const read = await openRecord(file, cli.io.stdin)
  if (isRefusal(read)) return complain(cli, read, FAILED, file)
  cli.io.stdout.write(WRITERS[to](newest ? upgraded(read.record) : read.record))
  return OK
}
