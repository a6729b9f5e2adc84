import type { Phase } from '@machinami/wire'
import type { People } from './people.ts'

/** Where tables are kept. One interface, two databases, one suite of tests (`store-contract.ts`). */

/** The few fields that change with every move. */
export interface Standing {
  readonly phase: Phase
  /** The number of the last question, and how many entries were told: what an append is compared with and sets. */
  readonly asked: number
  readonly told: number
  /** What the state must be when all deeds are done again. */
  readonly mark: string
  /** When something must happen by itself, in milliseconds; null while nothing must. */
  readonly due: number | null
  /** How the clocks stand, as JSON. */
  readonly clock: string | null
  /** How many lines were said. */
  readonly said: number
}

/** What changes now and then: texts, JSON or sealed. */
export interface Papers {
  /** The table as people arrange it. */
  readonly doc: string
  /** What was fixed when the game began. */
  readonly head: string | null
  /** Sealed: nobody who steals the database knows the dice. */
  readonly seed: Uint8Array | null
}

export interface Kept extends Standing, Papers {
  readonly id: string
  /** Grows by one with every write. */
  readonly version: number
  readonly code: string | null
  readonly listed: boolean
  /** Everything that was done at the table, in order. */
  readonly deeds: readonly string[]
}

export type NewTableRow = Omit<Kept, 'version' | 'deeds'>

/** One step of one table. It counts only if nobody else has taken one since. */
export interface Write {
  readonly id: string
  /** How things stood when it was decided. */
  readonly version: number
  readonly asked: number
  readonly becomes: Standing
  readonly deeds: readonly string[]
  readonly papers?: Partial<Papers>
  /** What was said in this step, as JSON; its number is how many lines there were. */
  readonly line?: string
  /** Where they change. */
  readonly code?: string | null
  readonly listed?: boolean
  /** What was thrown in a game that is over (`tallyOf`). */
  readonly rolled?: readonly number[]
}

/** What was thrown in all games that are over. */
export interface Rolled {
  readonly games: number
  readonly counts: readonly number[]
}

/** With games that ended since. */
export function rolledSince({ games, counts }: Rolled, ended: readonly (readonly number[])[]): Rolled {
  const sums = [...counts]
  for (const each of ended) each.forEach((count, nth) => (sums[nth] = (sums[nth] ?? 0) + count))
  return { games: games + ended.length, counts: sums }
}

/** In which tables something sealed lies, the surest first. */
export const SEALED: { readonly [table: string]: string } = {
  seal: 'select sealed from seal limit 1',
  paper: 'select seed as sealed from paper where seed is not null limit 1',
  thing: 'select sealed from thing limit 1',
}

export interface Store {
  /** False when the id or the code is taken. */
  create(row: NewTableRow): Promise<boolean>
  /** With `from`, of the deeds only those of that version's step and after: what somebody who knows the rest has missed. */
  read(id: string, from?: number): Promise<Kept | null>
  /** The table a code leads to. */
  find(code: string): Promise<string | null>
  /** Synced to disk when it says true. False: somebody else was first, and nothing was written. */
  write(write: Write): Promise<boolean>
  /** The last lines that were said, at most so many, from a number on. */
  lines(id: string, from: number, most: number): Promise<string[]>
  /** Tables everybody may see, newest first: their docs. */
  listed(most: number): Promise<string[]>
  /** Tables at which something should have happened by now. */
  due(now: number, most: number): Promise<string[]>
  /** Adds what was not asked for before to what is known: however many games there were, it costs only those. */
  rolled(): Promise<Rolled>
  /** Erases a table and everything about it; what was thrown there stays counted. */
  erase(id: string): Promise<void>
  /** Tables at which no game ever began, made and last used before then; games of a campaign are its own business. */
  unused(before: number, most: number): Promise<string[]>
  /** Somebody comes back to a table that was last used before then. */
  touch(id: string, before: number, now: number): Promise<void>
  /** Erases a table that is still one of `unused`; false where it is not. */
  eraseUnused(id: string, before: number): Promise<boolean>
  /** Something that was sealed and is kept here: with the key of everything else it can be opened. */
  sealed(): Promise<Uint8Array | null>
  /** Keeps what was sealed first of all, and says what that was. */
  sealFirst(sealed: Uint8Array): Promise<Uint8Array>
  readonly people: People
  close(): Promise<void>
  /** Where several nodes share the database. */
  readonly nodes?: Nodes
}

/** Who is at a table on one node. */
export interface Here {
  readonly seats: readonly number[]
  /** Of these, those whose people add to the dice. */
  readonly adding: readonly number[]
  readonly watching: number
}

/** What changed at a table: a step was taken, somebody came or went, or nobody knows. */
export type Changed = 'step' | 'here' | 'any'

/** How a node and the database they share hear each other. */
export interface Health {
  /** What happens on other nodes is not heard at once. */
  readonly isDeaf: boolean
  /** The database says nothing. */
  readonly isSilent: boolean
  /** Connections to it that fell silent, and were given up. */
  readonly givenUp: number
}

/** What nodes that share a database know of each other. */
export interface Nodes {
  readonly health: Health
  /** Calls back with tables that changed on another node; with null when some may have been missed. */
  watch(changed: (id: string | null, what: Changed) => void): Promise<void>
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Who is at a table on this node; must be said again now and then. */
  setHere(id: string, here: Here): Promise<void>
  hereElsewhere(id: string): Promise<Here>
}
