import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import type { TestServer } from './server.ts'

/** All that somebody has who steals the database of a server. */
export const stolenFrom = ({ data, database }: TestServer): Promise<Loot> =>
  database === null ? bytesIn(data) : rowsOf(database)

/** Whether something is in it, as it is or byte for byte. */
export interface Loot {
  has(text: string): boolean
}

async function bytesIn(folder: string): Promise<Loot> {
  const files = readdirSync(folder).filter((file) => file.startsWith('machinami.db'))
  const bytes = Buffer.concat(files.map((file) => readFileSync(join(folder, file))))
  return { has: (text) => bytes.includes(text) }
}

async function rowsOf(database: string): Promise<Loot> {
  const sql = postgres(database, { max: 1 })
  const tables = await sql`select relname as name from pg_stat_user_tables`
  const rows = await Promise.all(tables.map(({ name }) => sql`select each::text as text from ${sql(name)} as each`))
  await sql.end()
  const all = rows.flat().map(({ text }) => String(text))
  // Bytes are written as hexadecimal digits.
  const forms = (text: string): string[] => [text, Buffer.from(text).toString('hex')]
  return { has: (text) => forms(text).some((form) => all.some((row) => row.includes(form))) }
}
