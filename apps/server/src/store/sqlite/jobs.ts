import type { NewTableRow, Write } from '../store.ts'

/** What the thread of the database is asked. */
export type Job =
  | { readonly do: 'create'; readonly row: NewTableRow }
  | { readonly do: 'read'; readonly id: string }
  | { readonly do: 'find'; readonly code: string }
  | { readonly do: 'write'; readonly write: Write }
  | { readonly do: 'lines'; readonly id: string; readonly from: number; readonly most: number }
  | { readonly do: 'listed'; readonly most: number }
  | { readonly do: 'due'; readonly now: number; readonly most: number }

export type Batch = readonly Job[] | 'close'
/** Results in order, or what went wrong with all of them. */
export type BatchDone = { readonly results: readonly unknown[] } | { readonly problem: string }
