import type { Save } from '@machinami/host'
import { signal } from '@preact/signals'
import { type Change, erase, isNotKept, type NotKept, put, read, readAll, write } from './database.ts'
import { noteEnded, noteGoingOn } from './going-on.ts'
import type { GameRow } from './kept.ts'

/** A game with what somebody calls it. */
export interface ListedGame extends GameRow {
  readonly title: string
}

/** Counts what changed in the list: came from elsewhere, was named or erased. */
export const gamesChanged = signal(0)

const TITLE = 'title:'
/** Where it is noted from which game another one goes on. */
export const branchKey = (game: string): string => `branch:${game}`
/** Where what a review says of whoever played here is noted. */
export const sumKey = (game: string): string => `sums:${game}`

const DUPLICATE = 'daily-'
/** Where the game of a day is kept: everybody has one of them, and plays it once. */
export const duplicateKey = (day: string): string => DUPLICATE + day
/** The day whose game is kept there; null where it is another game. */
export const dayOfDuplicate = (key: string | undefined): string | null =>
  key?.startsWith(DUPLICATE) ? key.slice(DUPLICATE.length) : null

export async function listGames(): Promise<ListedGame[] | NotKept> {
  const [rows, notes] = await Promise.all([readAll('games'), readAll('notes')])
  if (isNotKept(rows)) return rows
  if (isNotKept(notes)) return notes
  const titles = new Map(notes.map(({ key, value }) => [key, value]))
  const titleOf = (key: string) => {
    const title = titles.get(TITLE + key)
    return typeof title === 'string' ? title : ''
  }
  return rows.map((row) => ({ ...row, title: titleOf(row.key) })).sort(byInterest)
}

/** Whether somebody at this screen is to move. */
export const isMyTurn = ({ over, people, next }: GameRow): boolean => !over && people.includes(next)

/** What goes on first, mine before the others', then the newest. */
const byInterest = (a: GameRow, b: GameRow): number =>
  Number(a.over) - Number(b.over) || Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.updated - a.updated

export const readGame = (key: string) => read('games', key)

export async function readSave(key: string): Promise<Save | NotKept | null> {
  const row = await read('saves', key)
  return isNotKept(row) ? row : (row?.save ?? null)
}

const titleChange = (key: string, title: string): Change =>
  title === '' ? erase('notes', TITLE + key) : put('notes', { key: TITLE + key, value: title })

export async function nameGame(key: string, title: string): Promise<NotKept | null> {
  const failed = await write(titleChange(key, title))
  if (!failed) gamesChanged.value++
  return failed
}

const notesOn = (key: string): readonly string[] => [TITLE + key, sumKey(key), branchKey(key)]

/** Everything that was kept of a game, to be put back as it was. */
export interface ErasedGame {
  readonly row: GameRow
  readonly changes: readonly Change[]
}

/** Everything that is kept of a game; null where there was none. */
export async function eraseGame(key: string): Promise<ErasedGame | NotKept | null> {
  const [row, save, review, ...notes] = await Promise.all([
    read('games', key),
    read('saves', key),
    read('reviews', key),
    ...notesOn(key).map((note) => read('notes', note)),
  ])
  if (isNotKept(row)) return row
  const failed = await write(
    ...(['games', 'saves', 'reviews'] as const).map((store) => erase(store, key)),
    ...notesOn(key).map((note) => erase('notes', note)),
  )
  if (failed) return failed
  noteEnded(key)
  gamesChanged.value++
  if (!row) return null
  const changes = [
    put('games', row),
    ...(save && !isNotKept(save) ? [put('saves', save)] : []),
    ...(review && !isNotKept(review) ? [put('reviews', review)] : []),
    ...notes.flatMap((note) => (note && !isNotKept(note) ? [put('notes', note)] : [])),
  ]
  return { row, changes }
}

/** As if it had never been erased: with its name, what was found out about it, and where it branched off. */
export async function putBack({ row, changes }: ErasedGame): Promise<NotKept | null> {
  const failed = await write(...changes)
  if (failed) return failed
  noteGame(row)
  gamesChanged.value++
  return null
}

/** Every game with everything that was noted about games and days. Campaigns, settings and what bots learned stay. */
export async function eraseAll(): Promise<NotKept | null> {
  const [games, notes] = await Promise.all([readAll('games'), readAll('notes')])
  if (isNotKept(games)) return games
  if (isNotKept(notes)) return notes
  const failed = await write(
    ...games.flatMap(({ key }): Change[] => [erase('games', key), erase('saves', key), erase('reviews', key)]),
    ...notes.map(({ key }) => erase('notes', key)),
  )
  if (failed) return failed
  for (const { key } of games) noteEnded(key)
  gamesChanged.value++
  return null
}

/** What puts a game in that came from elsewhere. */
export const putChanges = ({ title, ...row }: ListedGame, save: Save): Change[] => [
  put('games', row),
  put('saves', { key: row.key, save }),
  titleChange(row.key, title),
]

/** The start screen offers what goes on. */
export function noteGame({ key, edition, turn, over, people }: GameRow): void {
  if (over) noteEnded(key)
  else if (people.length > 0) noteGoingOn({ key, edition, turn })
}

/** Puts a game in that came from a file. */
export async function putGame(game: ListedGame, save: Save): Promise<NotKept | null> {
  const failed = await write(...putChanges(game, save))
  if (!failed) noteGame(game)
  return failed
}
