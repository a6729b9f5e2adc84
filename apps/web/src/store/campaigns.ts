import { signal } from '@preact/signals'
import { erase, isNotKept, type NotKept, readAll, writeUnless } from './database.ts'
import type { CampaignRow } from './kept.ts'

/** Counts what changed in the list: came from elsewhere, or was thrown away. */
export const shelfChanged = signal(0)

/** A name for a campaign that no other has. */
export function newCampaignKey(): string {
  const id = crypto.getRandomValues(new Uint8Array(8))
  return `campaign-${Array.from(id, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** All campaigns of this browser, the one played last first. */
export async function listCampaigns(): Promise<readonly CampaignRow[] | NotKept> {
  const rows = await readAll('campaigns')
  return isNotKept(rows) ? rows : rows.toSorted((a, b) => b.updated - a.updated)
}

/** Throws a campaign away, and its pack when no other is played with it. */
export async function removeCampaign(key: string): Promise<NotKept | null> {
  const rows = await listCampaigns()
  if (isNotKept(rows)) return rows
  const gone = rows.find((row) => row.key === key)
  if (!gone) return null
  const isShared = rows.some((row) => row.key !== key && row.pack === gone.pack)
  const changes = [erase('campaigns', key), erase('saves', key), ...(isShared ? [] : [erase('packs', gone.pack)])]
  const failed = await writeUnless({ store: 'campaigns', key, isChanged: () => false }, ...changes)
  if (failed && failed !== 'changed') return failed
  shelfChanged.value++
  return null
}
