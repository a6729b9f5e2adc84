import type { Save } from '@machinami/host'
import { erase, isNotKept, type NotKept, put, readAll, write } from '../store/database.ts'
import { isTooDeep } from '../store/depth.ts'
import { type ListedGame, listGames, putGame, readGame } from '../store/games.ts'
import type { CampaignRow, NoteRow, PackRow } from '../store/kept.ts'
import { soundGame } from './sound-game.ts'

const VERSION = 1

/** Everything that is kept here, as one file: games with their saves, campaigns, and notes such as streaks. */
interface AllGames {
  readonly machinami: 'games'
  readonly version: number
  readonly games: readonly { readonly game: ListedGame; readonly save: Save }[]
  /** With the game on the table, and the sealed packs they are played with. */
  readonly campaigns: readonly { readonly campaign: CampaignRow; readonly save?: Save }[]
  readonly packs: readonly PackRow[]
  readonly notes: readonly NoteRow[]
}

export async function allGamesText(): Promise<string | NotKept> {
  const [games, saves, campaigns, packs, notes] = await Promise.all([
    listGames(),
    readAll('saves'),
    readAll('campaigns'),
    readAll('packs'),
    readAll('notes'),
  ])
  if (isNotKept(games)) return games
  if (isNotKept(saves)) return saves
  if (isNotKept(campaigns)) return campaigns
  if (isNotKept(packs)) return packs
  if (isNotKept(notes)) return notes
  const saveOf = new Map(saves.map(({ key, save }) => [key, save]))
  const all: AllGames = {
    ...{ machinami: 'games', version: VERSION },
    games: games.flatMap((game) => {
      const save = saveOf.get(game.key)
      return save ? [{ game, save }] : []
    }),
    campaigns: campaigns.map((campaign) => {
      const save = saveOf.get(campaign.key)
      return save ? { campaign, save } : { campaign }
    }),
    packs,
    notes,
  }
  return JSON.stringify(all)
}

/** What came of bringing games in. */
export interface BroughtIn {
  readonly fresh: number
  readonly known: number
  readonly bad: number
}

/** Whether a text is such a file. */
export function allGamesIn(text: string): Partial<AllGames> | null {
  try {
    const all = JSON.parse(text) as Partial<AllGames> | null
    return all?.machinami === 'games' && Array.isArray(all.games) ? all : null
  } catch {
    return null
  }
}

/** Whether a later version wrote it: half of what it says might be lost here. */
export const isNewer = ({ version = VERSION }: Partial<AllGames>): boolean => version > VERSION

/** Adds what is not here yet, and what went on elsewhere; nothing that is here is lost. */
export async function bringIn(all: Partial<AllGames>): Promise<BroughtIn | NotKept> {
  const sum = { fresh: 0, known: 0, bad: 0 }
  for (const each of all.games ?? []) {
    const sound = soundGame(each)
    if (!sound) {
      sum.bad++
      continue
    }
    const here = await readGame(sound.game.key)
    if (isNotKept(here)) return here
    if (here && here.updated >= sound.game.updated) {
      sum.known++
      continue
    }
    const failed = await putGame(sound.game, sound.save)
    if (failed) return failed
    sum.fresh++
  }
  return (await bringInTheRest(all)) ?? sum
}

/** Somebody else may have written the file: what is no list, or no row, is none. */
const listIn = <T extends object>(list: readonly T[] | undefined): readonly T[] =>
  Array.isArray(list) ? list.filter((each) => typeof each === 'object' && each !== null) : []

async function bringInTheRest(all: Partial<AllGames>): Promise<NotKept | null> {
  const [campaigns, packs, notes] = [listIn(all.campaigns), listIn(all.packs), listIn(all.notes)]
  const [there, noted] = await Promise.all([readAll('campaigns'), readAll('notes')])
  if (isNotKept(there)) return there
  if (isNotKept(noted)) return noted
  const newest = new Map(there.map(({ key, updated }) => [key, updated]))
  const known = new Set(noted.map(({ key }) => key))
  const changes = [
    ...campaigns
      .filter(({ campaign }) => isCampaign(campaign) && campaign.updated > (newest.get(campaign.key) ?? -1))
      .flatMap(({ campaign, save }) => [
        put('campaigns', campaign),
        ...(save ? [put('saves', { key: campaign.key, save })] : [erase('saves', campaign.key)]),
      ]),
    ...packs.filter(isPack).map((row) => put('packs', row)),
    ...notes.filter((row) => isNote(row) && !known.has(row.key)).map((row) => put('notes', row)),
  ]
  return changes.length === 0 ? null : write(...changes)
}

/** Whether it looks like one; that its log follows from its cards is found out by whoever opens it. */
const isCampaign = (row: CampaignRow): boolean =>
  typeof row?.key === 'string' &&
  /^campaign-[0-9a-f]{16}$/.test(row.key) &&
  typeof row.pack === 'string' &&
  typeof row.title === 'object' &&
  [row.begun, row.updated, row.game, row.games].every(Number.isFinite) &&
  [row.log, row.towns, row.taught].every(Array.isArray) &&
  row.towns.every((town) => typeof town?.name === 'string' && typeof town.player === 'string')

const isPack = (row: PackRow): boolean => typeof row?.key === 'string' && typeof row.text === 'string'

const isNote = (row: NoteRow): boolean => typeof row?.key === 'string' && !isTooDeep(row)
