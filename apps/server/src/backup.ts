import { chmodSync, copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { makeFolder } from './make-folder.ts'
import type { ConsoleWords } from './words/console-words.ts'

/** Copies database and key into a folder, as of one moment, while the server runs. Nothing there is written over. */
export function backup(data: string, folder: string, words: ConsoleWords): string {
  const [from, to] = [join(data, 'machinami.db'), join(folder, 'machinami.db')]
  if (!existsSync(from)) throw new Error(words.noDatabase(data))
  if (existsSync(to)) throw new Error(words.copiedAlready(folder))
  makeFolder(folder, 0o700)
  const db = new DatabaseSync(from)
  try {
    db.exec('pragma busy_timeout = 10000')
    db.prepare('vacuum into ?').run(to)
  } finally {
    db.close()
  }
  const key = join(data, 'seed.key')
  if (existsSync(key)) {
    copyFileSync(key, join(folder, 'seed.key'))
    chmodSync(join(folder, 'seed.key'), 0o600)
  }
  return to
}
