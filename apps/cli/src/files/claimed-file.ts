import { existsSync, rmSync } from 'node:fs'
import type { Cli } from '../cli.ts'
import { type Failure, failed } from '../failure.ts'
import { type Lock, lockFile, type Owner, takeLock } from './lock.ts'

/** A file that nobody else writes to. */
export interface ClaimedFile {
  readonly file: string
  readonly lock: Lock
}

export function claimFile(cli: Cli, file: string): ClaimedFile | Failure {
  const lock = takeLock(file)
  return lock === 'cannot-write' || 'pid' in lock ? notClaimed(cli, file, lock) : { file, lock }
}

/** Why a file cannot be had. */
export function notClaimed({ words }: Cli, file: string, by: Owner | 'cannot-write'): Failure {
  if (by === 'cannot-write') return failed(words.files.cannotWrite(file))
  return failed(words.files.inUse(file, `${by.pid}@${by.host}`, lockFile(file)))
}

/** A file somebody named. What may be overwritten goes first: an old record must not be found with a new seed. */
export function claimNamedFile(cli: Cli, file: string, mayOverwrite: boolean): ClaimedFile | Failure {
  const claimed = claimFile(cli, file)
  if ('why' in claimed || !existsSync(file)) return claimed
  if (mayOverwrite) {
    rmSync(file)
    return claimed
  }
  claimed.lock.release()
  return failed(cli.words.files.exists(file))
}
