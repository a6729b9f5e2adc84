import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Cli } from '../cli.ts'
import { type Failure, failed, misused } from '../failure.ts'
import { isInteractive } from '../io.ts'
import { keyAsker } from '../play/key-asker.ts'
import type { Stop } from '../stop.ts'

/** Why nothing can be written to a file. */
type Problem = 'no-file' | 'exists' | 'no-folder' | 'cannot-write'

/**
 * Why nothing can be written to a file that somebody named, found before any work begins. A file that exists is
 * overwritten only by force, or when somebody at a terminal says so.
 */
export async function objectionTo(cli: Cli, file: string, force: boolean, stop: Stop): Promise<Failure | null> {
  const { files } = cli.words
  switch (problemWith(file)) {
    case 'no-file':
      return misused(files.noFile(file))
    case 'exists':
      if (!isWritable(file)) return failed(files.cannotWrite(file))
      return force || (isInteractive(cli.io) && (await mayOverwrite(cli, file, stop)))
        ? null
        : failed(files.exists(file))
    case 'no-folder':
      return failed(files.noFolder(dirname(file)))
    case 'cannot-write':
      return failed(files.cannotWrite(file))
    case null:
      return null
  }
}

function problemWith(file: string): Problem | null {
  const folder = dirname(file)
  if (file === '' || file === '-' || /[/\\]$/.test(file) || file.includes('\0') || isFolder(file)) return 'no-file'
  if (!existsSync(folder)) return 'no-folder'
  if (!isFolder(folder) || !isWritable(folder)) return 'cannot-write'
  return existsSync(file) ? 'exists' : null
}

async function mayOverwrite(cli: Cli, file: string, stop: Stop): Promise<boolean> {
  const { files, menu } = cli.words
  const offers = [files.leaveAsItIs, files.overwrite].map((text) => ({ text, detail: '', notation: '' }))
  const title = files.existsAlready(file)
  return (await keyAsker(cli, stop).ask({ title, offers, seat: 0, canUndo: false, keys: menu.keys(false) })) === 1
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}
