import { signal } from '@preact/signals'
import { useHeading } from '../shell/heading.ts'
import { route } from '../shell/router.ts'
import { isNotKept, read } from '../store/database.ts'
import type { CampaignRow } from '../store/kept.ts'
import { howFar, LidTowns } from './lid.tsx'
import { inLanguage } from './packs.ts'

/** The campaign whose lid was looked at last. */
const lid = signal<CampaignRow | null>(null)

/** Milliseconds until whoever looks elsewhere is waited for no longer: pages nobody sees are not painted. */
const PATIENCE = 100

const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE)
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Lays the lid of a campaign on the table. All else is fetched behind it, not beside it: there is something to see at once. */
export async function layLid(key: string): Promise<void> {
  const row = await read('campaigns', key)
  if (row === undefined || isNotKept(row)) return
  lid.value = row
  await painted()
}

/** While a campaign is fetched and opened its deck lies there: what it is called, how far it is, whose towns are in it. */
export function Opening() {
  const place = useHeading<HTMLElement>()
  const row = lid.value
  return (
    <main ref={place} class="camp-opening" aria-busy="true" tabIndex={-1}>
      {row?.key === route.value.part && (
        <div class="between-deck">
          <h1 class="display">{inLanguage(row.title)}</h1>
          <p>{howFar(row)}</p>
          <LidTowns {...row} />
        </div>
      )}
    </main>
  )
}
