import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Refusal } from '@machinami/cards'
import type { Cli } from '../cli.ts'
import { FAILED, USAGE } from '../exit.ts'
import { type Lock, lockFile, takeLock } from '../files/lock.ts'
import { problemWith } from '../files/output.ts'
import { makeGamesFolder, newFile } from './save.ts'

/** A file that nobody else writes to. */
export interface Place {
  readonly file: string
  readonly lock: Lock
}

export type Failure = { readonly why: Refusal | string; readonly code: number; readonly about?: string }

export const misused = (why: Refusal | string): Failure => ({ why, code: USAGE })
export const failed = (why: Refusal | string, about?: string): Failure => ({
  why,
  code: FAILED,
  ...(about ? { about } : {}),
})

export function placeAt(cli: Cli, file: string): Place | Failure {
  const { files } = cli.words
  const lock = takeLock(file)
  if (lock === 'cannot-write') return failed(files.cannotWrite(file))
  return 'pid' in lock ? failed(files.inUse(file, `${lock.pid}@${lock.host}`, lockFile(file))) : { file, lock }
}

/** A file somebody named, or one of its own, that does not exist yet: not even since somebody else was asked. */
export function newPlace(cli: Cli, named: string | undefined): Place | Failure {
  const objection = named === undefined ? null : objectionTo(cli, named)
  if (objection !== null) return objection
  if (named === undefined) makeGamesFolder(cli.io)
  const file = named ?? newFile(cli.io)
  const place = placeAt(cli, file)
  if ('why' in place || !existsSync(file)) return place
  place.lock.release()
  return named === undefined ? newPlace(cli, named) : failed(cli.words.files.exists(file))
}

/** Why a game cannot be written to a file somebody named. */
function objectionTo({ words }: Cli, file: string): Failure | null {
  const { files } = words
  switch (problemWith(file)) {
    case 'no-file':
      return misused(files.noFile(file))
    case 'exists':
      return failed(files.exists(file))
    case 'no-folder':
      return failed(files.noFolder(dirname(file)))
    case 'cannot-write':
      return failed(files.cannotWrite(file))
    case null:
      return null
  }
}
