import { sumOf } from '@machinami/campaign'
import type { Save } from '@machinami/host'
import { isRefused, type Thing } from '@machinami/wire'
import { signal } from '@preact/signals'
import { listCampaigns, newCampaignKey, removeCampaign, shelfChanged } from '../store/campaigns.ts'
import { type Change, erase, isNotKept, put, read } from '../store/database.ts'
import type { CampaignRow } from '../store/kept.ts'
import { SYNCED_CAMPAIGNS, things } from './account.ts'
import type { Carried } from './shelf-sync.ts'

const PACK = 'pack'
/** A pack never changes. */
const ALWAYS = 1

interface Kept {
  readonly row: CampaignRow
  readonly save?: Save
}

/** Looking at a campaign changes when it was last open; playing changes this. */
const printOf = ({ row, save }: Kept): string => sumOf('', JSON.stringify([row.log, row.taught, save]))

async function withSave(row: CampaignRow): Promise<Kept | null> {
  const saved = await read('saves', row.key)
  if (isNotKept(saved)) return null
  return saved ? { row, save: saved.save } : { row }
}

async function readKept(key: string): Promise<Kept | null> {
  const row = await read('campaigns', key)
  return row && !isNotKept(row) ? withSave(row) : null
}

const lay = ({ row, save }: Kept): Change[] => [
  put('campaigns', row),
  save ? put('saves', { key: row.key, save }) : erase('saves', row.key),
]

function keptIn({ id, text }: Thing): Kept | null {
  try {
    const { row, save } = JSON.parse(text) as Partial<Kept>
    const isSound = row?.key === id && typeof row.pack === 'string' && Array.isArray(row.log)
    return isSound ? { row, ...(save ? { save } : {}) } : null
  } catch {
    return null
  }
}

/** A pack that is not here yet comes from the shelf; null where it does not. */
async function packFromShelf(hash: string): Promise<Change[] | null> {
  const known = await read('packs', hash)
  if (known !== undefined) return isNotKept(known) ? null : []
  const down = await things({ only: [{ kind: PACK, id: hash }] })
  const pack = isRefused(down) ? undefined : down.things.find(({ kind, id }) => kind === PACK && id === hash)
  return pack ? [put('packs', { key: hash, text: pack.text })] : null
}

/** The sealed pack, where the shelf has none; null where it cannot be read. */
async function packForShelf(hash: string, shelf: readonly Thing[]): Promise<Thing[] | null> {
  if (shelf.some(({ kind, id }) => kind === PACK && id === hash)) return []
  const pack = await read('packs', hash)
  return pack && !isNotKept(pack) ? [{ kind: PACK, id: hash, text: pack.text, changed: ALWAYS }] : null
}

/** Campaigns travel with the game on their table and the sealed pack they are played with. */
export const CAMPAIGNS: Carried = {
  kind: 'campaign',
  noted: SYNCED_CAMPAIGNS,
  kept: signal(0),
  here: async () => {
    const rows = await listCampaigns()
    if (isNotKept(rows)) return null
    const all = await Promise.all(rows.map(withSave))
    return all.some((kept) => kept === null)
      ? null
      : all.flatMap((kept) => (kept ? { key: kept.row.key, print: printOf(kept) } : []))
  },
  give: async (key, shelf) => {
    const kept = await readKept(key)
    const pack = kept && (await packForShelf(kept.row.pack, shelf))
    return pack && { text: JSON.stringify(kept), with: pack }
  },
  take: async (thing) => {
    const theirs = keptIn(thing)
    const pack = theirs && (await packFromShelf(theirs.row.pack))
    return pack && { print: printOf(theirs), changes: [...lay(theirs), ...pack] }
  },
  copy: async (key) => {
    const ours = await readKept(key)
    return ours && lay({ ...ours, row: { ...ours.row, key: newCampaignKey() } })
  },
  remove: removeCampaign,
  unneeded: async (shelf) => {
    const rows = await listCampaigns()
    if (isNotKept(rows)) return []
    return shelf.flatMap(({ kind, id }) =>
      kind === PACK && rows.every(({ pack }) => pack !== id) ? [{ kind, id }] : [],
    )
  },
  changed: () => {
    shelfChanged.value++
  },
}
