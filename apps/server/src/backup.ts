import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import type { Config } from './config.ts'
import { makeFolder } from './make-folder.ts'
import { Sealer } from './seal.ts'
import { copyFromFile, copyToFile } from './store/copy.ts'
import { SEALED } from './store/store.ts'
import type { ConsoleWords } from './words/console-words.ts'

type Place = Pick<Config, 'data' | 'database' | 'key'>

const filesIn = (folder: string) => ({ db: join(folder, 'machinami.db'), key: join(folder, 'seed.key') })

/**
 * Copies database and key into a folder, as of one moment, while the server runs. Nothing there is written over. Whichever
 * database it was: a server opens such a folder as its own.
 */
export async function backup({ data, database, key }: Place, folder: string, words: ConsoleWords): Promise<string> {
  const [from, to] = [filesIn(data), filesIn(folder)]
  if (database === null && !existsSync(from.db)) throw new Error(words.noDatabase(data))
  if (existsSync(to.db)) throw new Error(words.copiedAlready(folder))
  if (key === null && !existsSync(from.key)) throw new Error(words.noKey(from.key))
  const hex = key ?? readFileSync(from.key, 'utf8').trim()
  makeFolder(folder, 0o700)
  try {
    if (database === null) copyFile(from.db, to.db)
    else await copyToFile(database, to.db)
    // Whoever needs it one day would find that nothing in it can be opened.
    if (!isKeyOf(to.db, hex)) throw new Error(words.otherKey)
  } catch (problem) {
    rmSync(to.db, { force: true })
    throw problem
  }
  chmodSync(to.db, 0o600)
  writeFileSync(to.key, hex, { mode: 0o600 })
  chmodSync(to.key, 0o600)
  return to.db
}

function isKeyOf(file: string, hex: string): boolean {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = new Set(
      db
        .prepare("select name from sqlite_master where type = 'table'")
        .all()
        .map(({ name }) => name),
    )
    // One of an older program has fewer tables.
    const looks = Object.entries(SEALED).filter(([table]) => tables.has(table))
    const [first] = looks.flatMap(([, looking]) => db.prepare(looking).all())
    return !first || Sealer.from(hex).opens(first.sealed as Uint8Array)
  } finally {
    db.close()
  }
}

function copyFile(from: string, to: string): void {
  const db = new DatabaseSync(from)
  try {
    db.exec('pragma busy_timeout = 10000')
    db.prepare('vacuum into ?').run(to)
  } finally {
    db.close()
  }
}

/** Brings what a backup has into an empty PostgreSQL. (Where there is none, its files are put where they belong.) */
export async function restore({ database, key }: Place, folder: string, words: ConsoleWords): Promise<string> {
  const from = filesIn(folder)
  if (database === null) throw new Error(words.restoreNeeds)
  if (!existsSync(from.db)) throw new Error(words.noDatabase(folder))
  // With another key nobody could go on with their games.
  if (existsSync(from.key) && readFileSync(from.key, 'utf8').trim() !== key)
    throw new Error(words.wrong('SEED_KEY', words.whatIsIn(from.key)))
  if (!(await copyFromFile(from.db, database))) throw new Error(words.notEmpty)
  return from.db
}
