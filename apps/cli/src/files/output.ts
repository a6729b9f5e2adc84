import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Why nothing can be written to a file that somebody named; found before any work begins. */
export type OutputProblem = 'no-file' | 'exists' | 'no-folder' | 'cannot-write'

export function problemWith(file: string): OutputProblem | null {
  const folder = dirname(file)
  if (file === '' || file === '-' || /[/\\]$/.test(file) || file.includes('\0') || isFolder(file)) return 'no-file'
  if (existsSync(file)) return 'exists'
  if (!existsSync(folder)) return 'no-folder'
  return isFolder(folder) && isWritable(folder) ? null : 'cannot-write'
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

export function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}
