import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { type Verdict, verify } from '@machinami/table'
import { type Cli, complain, say } from '../cli.ts'
import { FAILED, OK, USAGE } from '../exit.ts'
import { harmless } from '../harmless.ts'
import { located } from '../record/locate.ts'
import { openRecord } from '../record/read.ts'

export interface VerifyOptions {
  /** Accept games that are not over, or whose luck nobody promised. */
  readonly partial?: boolean
  /** What was noted before the game. */
  readonly commitment?: string
}

/** Checks records: dice against the commitment, causes against facts. */
export async function verifyCommand(cli: Cli, files: readonly string[], options: VerifyOptions): Promise<number> {
  const { commitment } = options
  if (commitment !== undefined && !/^[0-9a-f]{64}$/.test(commitment))
    return complain(cli, refuse('bad-number', { what: commitment, wanted: cli.words.verify.commitmentShape }), USAGE)
  let code = OK
  for (const file of files) {
    const verdict = await verdictOn(cli, file, options)
    if (isRefusal(verdict)) code = complain(cli, verdict, FAILED, file)
    else say(cli, `${cli.paint.good('✓')} ${harmless(file)}: ${cli.words.verify.good(verdict)}`)
  }
  return code
}

async function verdictOn({ io }: Cli, file: string, options: VerifyOptions): Promise<Verdict | Refusal> {
  const read = await openRecord(file, io.stdin)
  if (isRefusal(read)) return read
  const { commitment } = options
  const verdict = verify(read.record, commitment === undefined ? {} : { commitment })
  if (isRefusal(verdict)) return located(verdict, read)
  if (options.partial) return verdict
  if (verdict.ended === null) return refuse('record-unfinished')
  return verdict.checkedLuck === null ? refuse('no-seed') : verdict
}
