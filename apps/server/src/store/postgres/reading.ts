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
 * One statement sees one moment: deeds of a later step are not among them. Deeds are looked for by the game they are of, so
 * that their index finds them, and each machine can do so with its own.
 */
export const READ = `
select game.id, version, phase, asked, told, mark, due, clock, said, doc, head, seed, code, listed, steps
from game join paper on paper.game = game.id
left join lateral (
  select array_agg(deeds order by deed.version) as steps from deed
  where deed.game = game.id and deed.version >= ($2::bigint[])[array_position($1::text[], game.id)] group by deed.game
) as tail on true
where game.id = any($1::text[])`

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
    for (const batch of batchesOf(wanted))
      this.readAll(batch).catch((problem: unknown) => batch.forEach(({ reject }) => reject(problem)))
  }

  private async readAll(batch: readonly Wanted[]): Promise<void> {
    const asked = [batch.map(({ id }) => id), batch.map(({ from }) => from)]
    const rows = await this.sql.unsafe(READ, asked, { prepare: true })
    const found = new Map(rows.map((row) => [String(row.id), keptIn(row)]))
    for (const { id, resolve } of batch) resolve(found.get(id) ?? null)
  }
}

/** No batch names a game twice. */
function batchesOf(wanted: readonly Wanted[]): readonly (readonly Wanted[])[] {
  const batches: Map<string, Wanted>[] = []
  for (const each of wanted) {
    const batch = batches.find((has) => has.size < LARGEST_BATCH && !has.has(each.id))
    if (batch) batch.set(each.id, each)
    else batches.push(new Map([[each.id, each]]))
  }
  return batches.map((batch) => [...batch.values()])
}

function keptIn(row: postgres.Row): Kept {
  const { id, phase, mark, clock, doc, head, seed, code, listed, steps } = row
  const [version, asked, told, said] = [row.version, row.asked, row.told, row.said].map(Number)
  const deeds = ((steps ?? []) as string[]).flatMap((step) => step.split('\n'))
  const due = row.due === null ? null : Number(row.due)
  return { id, version, phase, asked, told, mark, due, clock, said, doc, head, seed, code, listed, deeds }
}
