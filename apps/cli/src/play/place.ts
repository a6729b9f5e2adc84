import { existsSync, rmSync } from 'node:fs'
import type { Cli } from '../cli.ts'
import { type Failure, failed } from '../failure.ts'
import { type Lock, lockFile, type Owner, takeLock } from '../files/lock.ts'
import { newFile } from './save.ts'

/** A file that nobody else writes to. */
export interface Place {
  readonly file: string
  readonly lock: Lock
}

export function placeAt(cli: Cli, file: string): Place | Failure {
  const lock = takeLock(file)
  return lock === 'cannot-write' || 'pid' in lock ? notMine(cli, file, lock) : { file, lock }
}

/** Why a file cannot be had. */
export function notMine({ words }: Cli, file: string, by: Owner | 'cannot-write'): Failure {
  if (by === 'cannot-write') return failed(words.files.cannotWrite(file))
  return failed(words.files.inUse(file, `${by.pid}@${by.host}`, lockFile(file)))
}

/** A file of the game's own, which does not exist yet: not even since somebody else was asked. */
export function freePlace(cli: Cli): Place | Failure {
  const place = placeAt(cli, newFile(cli.io))
  if ('why' in place || !existsSync(place.file)) return place
  place.lock.release()
  return freePlace(cli)
}

/** A file somebody named. What may be overwritten goes first: an old record must not be found with a new seed. */
export function namedPlace(cli: Cli, file: string, mayOverwrite: boolean): Place | Failure {
  const place = placeAt(cli, file)
  if ('why' in place || !existsSync(file)) return place
  if (mayOverwrite) {
    rmSync(file)
    return place
  }
  place.lock.release()
  return failed(cli.words.files.exists(file))
}
