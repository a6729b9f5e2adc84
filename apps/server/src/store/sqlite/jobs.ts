import type { People } from '../people.ts'
import type { NewTableRow, Write } from '../store.ts'

/** What the thread of the database is asked. */
export type Job =
  | { readonly do: 'create'; readonly row: NewTableRow }
  | { readonly do: 'read'; readonly id: string; readonly from: number }
  | { readonly do: 'find'; readonly code: string }
  | { readonly do: 'write'; readonly write: Write }
  | { readonly do: 'lines'; readonly id: string; readonly from: number; readonly most: number }
  | { readonly do: 'listed'; readonly most: number }
  | { readonly do: 'rolled' }
  | { readonly do: 'sealed' }
  | { readonly do: 'sealFirst'; readonly sealed: Uint8Array }
  | { readonly do: 'erase'; readonly id: string }
  | { readonly do: 'unused'; readonly before: number; readonly most: number }
  | { readonly do: 'touch'; readonly id: string; readonly before: number; readonly now: number }
  | { readonly do: 'eraseUnused'; readonly id: string; readonly before: number }
  | { readonly do: 'people'; readonly call: keyof People; readonly given: readonly unknown[] }
  | { readonly do: 'due'; readonly now: number; readonly most: number }

/** What only looks needs no transaction, and no sync. */
export const isLook = (job: Job): boolean => !WRITES.includes(job.do)
const WRITES: readonly Job['do'][] = [
  'write',
  'create',
  'erase',
  'people',
  'touch',
  'eraseUnused',
  'sealFirst',
  'rolled',
]

export type Batch = readonly Job[] | 'close'
/** Results in order, or what went wrong with all of them. */
export type BatchDone = { readonly results: readonly unknown[] } | { readonly problem: string }
