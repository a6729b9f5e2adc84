import type { Refusal } from '@machinami/cards'
import { useEffect, useState } from 'preact/hooks'
import { KeepNotice } from '../shell/keep-notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { linkTo, route } from '../shell/router.ts'
import { isNotKept } from '../store/database.ts'
import { explain } from '../words/explain.ts'
import { Evening } from './evening.tsx'
import { takeFresh } from './fresh.ts'
import { campaignWords } from './late-words.ts'
import { Opening } from './opening.tsx'
import { LocalSession } from './session.ts'
import { takeCampaign } from './shelf.ts'

/** The campaign that the address names. */
export default function OpenScreen() {
  const { part } = route.value
  return <OpenCampaign key={part} id={part} />
}

/** A campaign by its key, for as long as the screen is open. */
function OpenCampaign({ id }: { readonly id: string }) {
  const [session, setSession] = useState<LocalSession | null>(null)
  const [trouble, setTrouble] = useState<Refusal | 'gone' | null>(null)
  useEffect(() => {
    let mine: LocalSession | null = null
    let isHere = true
    void open(id).then((found) => {
      if (!(found instanceof LocalSession)) return isHere && setTrouble(found)
      if (!isHere) return found.leave()
      mine = found
      setSession(found)
      found.start()
    })
    return () => {
      isHere = false
      mine?.leave()
    }
  }, [id])
  if (trouble) return <NotOpened trouble={trouble} />
  if (!session) return <Opening />
  return <Evening session={session} />
}

async function open(id: string): Promise<LocalSession | Refusal | 'gone'> {
  const begun = takeFresh(id)
  if (begun) return begun
  const kept = await takeCampaign(id)
  if (kept === undefined || isNotKept(kept)) return 'gone'
  if (kept === null) return { refused: 'pack-damaged' }
  return LocalSession.open(kept, campaignWords().townNames)
}

function NotOpened({ trouble }: { readonly trouble: Refusal | 'gone' }) {
  const t = campaignWords().list
  return (
    <main class="page">
      <PageHead title={t.title} />
      <KeepNotice />
      <div class="paper notice" role="alert">
        <p>
          {trouble === 'gone' ? t.gone : t.notRead}
          {trouble !== 'gone' && <small class="soft">{explain(trouble)}</small>}
        </p>
        <a class="button main" href={linkTo('campaign')}>
          {t.title}
        </a>
      </div>
    </main>
  )
}
