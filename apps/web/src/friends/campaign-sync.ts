import { sumOf } from '@machinami/campaign'
import type { Save } from '@machinami/host'
import { isRefused, type Thing } from '@machinami/wire'
import { signal } from '@preact/signals'
import { listCampaigns, newCampaignKey, removeCampaign, shelfChanged } from '../store/campaigns.ts'
import { type Change, erase, isNotKept, put, read, write } from '../store/database.ts'
import type { CampaignRow } from '../store/kept.ts'
import { keep, recall } from '../store/storage.ts'
import { SYNCED_CAMPAIGNS, things } from './account.ts'

/**
 * Campaigns of this browser on the account's shelf, and those of other browsers here. Where both went on with one, both
 * are kept: no evening is lost.
 */

const KIND = 'campaign'
const PACK = 'pack'
/** A pack never changes. */
const ALWAYS = 1
/** What lies in the place of a campaign that was thrown away. */
const GONE = 'gone'

/** How many of this browser's campaigns the account keeps. */
export const keptCampaigns = signal(0)

/** By campaign: when the shelf's was changed, and what ours looked like, when both were the same. */
interface Synced {
  readonly [key: string]: { readonly changed: number; readonly print: string }
}

type Notes = { [key: string]: Synced[string] }

interface Kept {
  readonly row: CampaignRow
  readonly save?: Save
}

function synced(): Synced {
  try {
    return JSON.parse(recall(SYNCED_CAMPAIGNS) ?? '{}') as Synced
  } catch {
    return {}
  }
}

/** Looking at a campaign changes when it was last open; playing changes this. */
const printOf = ({ row, save }: Kept): string => sumOf('', JSON.stringify([row.log, row.taught, save]))

async function keptHere(): Promise<readonly Kept[] | null> {
  const rows = await listCampaigns()
  if (isNotKept(rows)) return null
  const saves = await Promise.all(rows.map(({ key }) => read('saves', key)))
  return rows.map((row, nth) => {
    const saved = saves[nth]
    return { row, ...(saved && !isNotKept(saved) ? { save: saved.save } : {}) }
  })
}

function keptIn({ id, text }: Thing): Kept | 'gone' | null {
  if (text === GONE) return 'gone'
  try {
    const { row, save } = JSON.parse(text) as Partial<Kept>
    const isSound = row?.key === id && typeof row.pack === 'string' && Array.isArray(row.log)
    return isSound ? { row, ...(save ? { save } : {}) } : null
  } catch {
    return null
  }
}

const lay = ({ row, save }: Kept): Change[] => [
  put('campaigns', row),
  save ? put('saves', { key: row.key, save }) : erase('saves', row.key),
]

/** `open`: the campaign on the screen, which nobody changes from outside. */
export async function syncCampaigns(open: string): Promise<void> {
  const before = synced()
  const listed = await things({ only: [] })
  if (isRefused(listed)) return
  const news = listed.things.filter(
    ({ kind, id, changed }) => kind === KIND && id !== open && before[id]?.changed !== changed,
  )
  const after: Notes = { ...before }
  if (news.length > 0 && !(await takeAll(news, before, after))) return
  await giveAll(after, listed.things)
  keep(SYNCED_CAMPAIGNS, JSON.stringify(after))
}

/** What is new on the shelf; false where nothing can be read, here or there. */
async function takeAll(news: readonly Thing[], before: Synced, after: Notes): Promise<boolean> {
  const here = await keptHere()
  const down = await things({ only: news.map(({ kind, id }) => ({ kind, id })) })
  if (here === null || isRefused(down)) return false
  for (const thing of down.things.filter(({ text }) => text !== '')) {
    const ours = here.find(({ row }) => row.key === thing.id)
    const print = await take(thing, ours, before[thing.id]?.print)
    if (print !== null) after[thing.id] = { changed: thing.changed, print }
    // Ours goes to the shelf, above what is there.
    else if (ours) after[thing.id] = { changed: thing.changed, print: '' }
  }
  return true
}

/** The shelf has something new of a campaign: what is the same on both sides from now on; null where nothing is. */
async function take(thing: Thing, ours: Kept | undefined, known: string | undefined): Promise<string | null> {
  const theirs = keptIn(thing)
  const print = ours ? printOf(ours) : null
  const isOursNew = print !== null && print !== known
  if (theirs === null) return null
  if (theirs === 'gone') {
    if (isOursNew || (ours && (await removeCampaign(thing.id)))) return null
    shelfChanged.value++
    return GONE
  }
  if (print === printOf(theirs)) return print
  const pack = await packChange(theirs.row.pack)
  if (!pack) return null
  const copy = ours && isOursNew ? lay({ ...ours, row: { ...ours.row, key: newCampaignKey() } }) : []
  const failed = await write(...lay(theirs), ...pack, ...copy)
  shelfChanged.value++
  return failed ? null : printOf(theirs)
}

/** A pack that is not here yet comes from the shelf; null where it does not. */
async function packChange(hash: string): Promise<Change[] | null> {
  const known = await read('packs', hash)
  if (known !== undefined) return isNotKept(known) ? null : []
  const down = await things({ only: [{ kind: PACK, id: hash }] })
  const pack = isRefused(down) ? undefined : down.things.find(({ kind, id }) => kind === PACK && id === hash)
  return pack ? [put('packs', { key: hash, text: pack.text })] : null
}

/** What is new here goes to the shelf, one at a time: they are long. */
async function giveAll(after: Notes, shelf: readonly Thing[]): Promise<void> {
  const here = await keptHere()
  if (here === null) return
  const packs = new Set(shelf.flatMap(({ kind, id }) => (kind === PACK ? [id] : [])))
  for (const kept of here) {
    const { key, pack } = kept.row
    const print = printOf(kept)
    if (after[key]?.print === print) continue
    if (!packs.has(pack) && !(await givePack(pack))) continue
    packs.add(pack)
    const changed = await give(key, JSON.stringify(kept), after[key])
    if (changed !== null) after[key] = { changed, print }
  }
  const isHere = (key: string): boolean => here.some(({ row }) => row.key === key)
  for (const [key, { print }] of Object.entries(after)) {
    if (print === GONE || isHere(key)) continue
    const changed = await give(key, GONE, after[key])
    if (changed !== null) after[key] = { changed, print: GONE }
  }
  const drop = [...packs].filter((id) => here.every(({ row }) => row.pack !== id)).map((id) => ({ kind: PACK, id }))
  if (drop.length > 0) await things({ drop, only: [] })
  keptCampaigns.value = here.filter((kept) => after[kept.row.key]?.print === printOf(kept)).length
}

/** When it was changed, as the shelf has it now; null where it was not taken. */
async function give(id: string, text: string, known: Synced[string] | undefined): Promise<number | null> {
  const changed = Math.max(Date.now(), (known?.changed ?? 0) + 1)
  const down = await things({ put: [{ kind: KIND, id, text, changed }], only: [] })
  return isRefused(down) ? null : (down.things.find((each) => each.kind === KIND && each.id === id)?.changed ?? null)
}

async function givePack(hash: string): Promise<boolean> {
  const pack = await read('packs', hash)
  if (!pack || isNotKept(pack)) return false
  return !isRefused(await things({ put: [{ kind: PACK, id: hash, text: pack.text, changed: ALWAYS }], only: [] }))
}
