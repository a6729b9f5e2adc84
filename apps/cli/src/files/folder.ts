import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it; throws where that is not possible. Step by step: Node's own way of making a path
 * never ends where the system says that a folder it has just made is not there.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder)
}

/** The same; whether it worked is seen when something is written there. */
export function tryToMakeFolder(folder: string): void {
  try {
    makeFolder(folder)
  } catch {}
}
