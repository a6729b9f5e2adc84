import type { Save } from '@machinami/host'
import { type Change, erase, isNotKept, type NotKept, put, read, readAll, write } from './database.ts'
import { noteEnded, noteGoingOn } from './going-on.ts'
import type { GameRow } from './kept.ts'

/** A game with what somebody calls it. */
export interface ListedGame extends GameRow {
  readonly title: string
}

const TITLE = 'title:'
/** Where what a review says of whoever played here is noted. */
export const sumKey = (game: string): string => `sums:${game}`

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

export const nameGame = (key: string, title: string): Promise<NotKept | null> =>
  write(title === '' ? erase('notes', TITLE + key) : put('notes', { key: TITLE + key, value: title }))

/** Everything that is kept of a game. */
export async function eraseGame(key: string): Promise<NotKept | null> {
  const notes = [TITLE + key, sumKey(key), `branch:${key}`].map((note) => erase('notes', note))
  const gone: Change[] = [erase('games', key), erase('saves', key), erase('reviews', key), ...notes]
  const failed = await write(...gone)
  if (!failed) noteEnded(key)
  return failed
}

/** Puts a game back, or in: from a file, or because it was erased by mistake. */
export async function putGame({ title, ...row }: ListedGame, save: Save): Promise<NotKept | null> {
  const named = title === '' ? [] : [put('notes', { key: TITLE + row.key, value: title })]
  const failed = await write(put('games', row), put('saves', { key: row.key, save }), ...named)
  if (!failed && !row.over && row.people.length > 0) noteGoingOn(row)
  return failed
}
