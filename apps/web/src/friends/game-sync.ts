import type { Save } from '@machinami/host'
import { signal } from '@preact/signals'
import { soundGame } from '../lobby/sound-game.ts'
import { isNotKept } from '../store/database.ts'
import { eraseGame, gamesChanged, type ListedGame, listGames, noteGame, putChanges, readSave } from '../store/games.ts'
import { live } from '../store/going-on.ts'
import { newKey, takeFromOtherTabs } from '../store/keeper.ts'
import { SYNCED_GAMES } from './account.ts'
import type { Carried } from './shelf-sync.ts'

/** Opening a game changes when it was last played; playing it changes this. */
const printOf = ({ over, winner, turn, next, seats, title }: ListedGame): string => {
  const streets = seats.map(({ cards, landmarks }) => [...cards, ...landmarks].sort())
  return JSON.stringify([over ? winner : next, turn, streets, title])
}

async function readKept(key: string): Promise<{ readonly game: ListedGame; readonly save: Save } | null> {
  const [games, save] = [await listGames(), await readSave(key)]
  const game = isNotKept(games) ? undefined : games.find((each) => each.key === key)
  return game && save && !isNotKept(save) ? { game, save } : null
}

/** Of a game that is over, its record says everything. */
const forShelf = ({ snapshot: _, ...lasting }: Save): Save => lasting

/** Games of this device, running and finished, travel with their names. */
export const GAMES: Carried = {
  kind: 'game',
  noted: SYNCED_GAMES,
  kept: signal(0),
  here: async () => {
    const games = await listGames()
    if (isNotKept(games)) return null
    return games
      .filter(({ unreadable }) => unreadable === undefined)
      .map((game) => ({ key: game.key, print: printOf(game) }))
  },
  give: async (key) => {
    const kept = await readKept(key)
    if (!kept) return null
    const { game, save } = kept
    return { text: JSON.stringify({ game, save: game.over ? forShelf(save) : save }), with: [] }
  },
  take: async ({ id, text }) => {
    const sound = soundGame(parsed(text))
    if (sound?.game.key !== id) return null
    const { game, save } = sound
    return { print: printOf(game), changes: putChanges(game, save), note: () => noteGame(game) }
  },
  close: async (key) => {
    takeFromOtherTabs(key)
    if (live.peek()?.key !== key) return
    const { current } = await import('../lobby/current.ts')
    current.peek()?.leave()
    current.value = null
    live.value = null
  },
  copy: async (key) => {
    const ours = await readKept(key)
    return ours && putChanges({ ...ours.game, key: newKey() }, ours.save)
  },
  remove: async (key) => {
    const gone = await eraseGame(key)
    return isNotKept(gone) ? gone : null
  },
  changed: () => {
    gamesChanged.value++
  },
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
