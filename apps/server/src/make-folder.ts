import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A folder and those above it, one after the other: Node's own way never ends where the system says that a folder it has
 * just made is not there (below /proc).
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder, { mode })
}
