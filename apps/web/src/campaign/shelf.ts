import {
  type CampaignEvent,
  formatSealed,
  type GameInPlay,
  parseSealed,
  type SealedPack,
  winsOf,
} from '@machinami/campaign'
import type { Save } from '@machinami/host'
import { type Change, erase, isNotKept, type NotKept, put, read, writeUnless } from '../store/database.ts'
import type { CampaignRow, CampaignTownRow } from '../store/kept.ts'
import type { KeptCampaign, SeenState } from '../worker/campaign-messages.ts'

/** Where campaigns lie between evenings: a row for each, the game on its table, and the sealed pack they share. */

export interface KeptState extends KeptCampaign {
  readonly row: CampaignRow
}

/** A campaign with its pack and the game on its table; undefined where there is none, null where its pack is gone. */
export async function takeCampaign(key: string): Promise<KeptState | undefined | null | NotKept> {
  const row = await read('campaigns', key)
  if (row === undefined || isNotKept(row)) return row
  const [pack, save] = await Promise.all([read('packs', row.pack), read('saves', key)])
  if (isNotKept(pack)) return pack
  if (isNotKept(save)) return save
  const sealed = pack && parseSealed(pack.text)
  if (!sealed) return null
  return { row, sealed, log: row.log, ...(save ? { playing: playingIn(save.save) } : {}) }
}

function playingIn({ record, snapshot, seed }: Save): GameInPlay {
  return { record, ...(snapshot ? { snapshot } : {}), ...(seed === undefined ? {} : { seed }) }
}

const saveOf = ({ record, snapshot, seed }: GameInPlay): Save => ({
  format: 1,
  record,
  ...(snapshot === undefined ? {} : { snapshot: snapshot as NonNullable<Save['snapshot']> }),
  ...(seed === undefined ? {} : { seed }),
})

/** What the list says of a campaign. */
export function rowOf(
  key: string,
  begun: number,
  state: SeenState,
  log: readonly CampaignEvent[],
  taught: readonly string[],
): CampaignRow {
  const { head, hash, game, isOver } = state
  const towns = state.towns.map(
    ({ name, colour, player }, town): CampaignTownRow => ({
      name: name ?? '',
      colour: colour ?? '',
      player: player.name,
      ...(player.bot === undefined ? {} : { bot: player.bot }),
      wins: winsOf(state, town),
    }),
  )
  return {
    key,
    begun,
    updated: Date.now(),
    pack: hash,
    title: head.title,
    towns,
    game,
    games: head.games,
    over: isOver,
    log,
    taught,
  }
}

/** The pack and an empty shelf for it: written with the first row. */
export const packChange = (hash: string, sealed: SealedPack): Change =>
  put('packs', { key: hash, text: formatSealed(sealed) })

/** Another tab has gone on with the same campaign: its log is longer than the one this page knows. */
const isAhead = (known: number) => (row: CampaignRow | undefined) => (row?.log.length ?? 0) > known

/**
 * Writes the campaign as it is now with the game on its table, all of it or nothing. `known` is how long the log was
 * when this page wrote it last: whoever is behind overwrites nothing.
 */
export function keepCampaign(
  row: CampaignRow,
  known: number,
  game: GameInPlay | null,
  more: readonly Change[] = [],
): Promise<NotKept | 'changed' | null> {
  const table = game ? put('saves', { key: row.key, save: saveOf(game) }) : erase('saves', row.key)
  const unless = { store: 'campaigns' as const, key: row.key, isChanged: isAhead(known) }
  return writeUnless(unless, put('campaigns', row), table, ...more)
}

/** Writes the game on the table alone: it changes with every move. */
export function keepGameOf(key: string, known: number, game: GameInPlay): Promise<NotKept | 'changed' | null> {
  const unless = { store: 'campaigns' as const, key, isChanged: isAhead(known) }
  return writeUnless(unless, put('saves', { key, save: saveOf(game) }))
}
