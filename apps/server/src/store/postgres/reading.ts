import type postgres from 'postgres'
import type { Kept } from '../store.ts'

interface Wanted {
  readonly id: string
  readonly from: number
  readonly resolve: (kept: Kept | null) => void
  readonly reject: (problem: unknown) => void
}

/** So many tables in one statement. */
const LARGEST_BATCH = 64

/**
 * One statement sees one moment: deeds of a later step are not among them. Deeds are found and put together by game alone,
 * so that each machine can do so with its own.
 */
export const READ = `
with want as (select * from json_to_recordset($1::text::json) as each (n int, id text, since bigint)),
tail as (
  select want.n, deed.game, array_agg(deeds order by deed.version) as steps
  from deed join want on want.id = deed.game where deed.version >= want.since group by want.n, deed.game
)
select want.n, game.id, version, phase, asked, told, mark, due, clock, said, doc, head, seed, code, listed, steps
from game join paper on paper.game = game.id join want on want.id = game.id
left join tail on tail.game = game.id and tail.n = want.n`

/** Tables that are wanted at the same time are read at once: another node's notice names many, and each question costs a way there and back. */
export class Reading {
  private readonly sql: postgres.Sql
  private wanted: Wanted[] = []

  constructor(sql: postgres.Sql) {
    this.sql = sql
  }

  read(id: string, from: number): Promise<Kept | null> {
    return new Promise((resolve, reject) => {
      this.wanted.push({ id, from, resolve, reject })
      if (this.wanted.length === 1) setImmediate(() => this.ask())
    })
  }

  private ask(): void {
    const wanted = this.wanted
    this.wanted = []
    for (let at = 0; at < wanted.length; at += LARGEST_BATCH) {
      const batch = wanted.slice(at, at + LARGEST_BATCH)
      this.readAll(batch).catch((problem: unknown) => batch.forEach(({ reject }) => reject(problem)))
    }
  }

  private async readAll(batch: readonly Wanted[]): Promise<void> {
    const asked = JSON.stringify(batch.map(({ id, from }, n) => ({ n, id, since: from })))
    const rows = await this.sql.unsafe(READ, [asked], { prepare: true })
    const found = new Map(rows.map((row) => [Number(row.n), keptIn(row)]))
    batch.forEach(({ resolve }, n) => resolve(found.get(n) ?? null))
  }
}

function keptIn(row: postgres.Row): Kept {
  const { id, phase, mark, clock, doc, head, seed, code, listed, steps } = row
  const [version, asked, told, said] = [row.version, row.asked, row.told, row.said].map(Number)
  const deeds = ((steps ?? []) as string[]).flatMap((step) => step.split('\n'))
  const due = row.due === null ? null : Number(row.due)
  return { id, version, phase, asked, told, mark, due, clock, said, doc, head, seed, code, listed, deeds }
}
