import { campaignWords } from './late-words.ts'
import type { CampaignSession } from './session.ts'

/** The last step was not kept, or is kept in another tab: said over whatever is shown. */
export function UnkeptNotice({ session, place }: { readonly session: CampaignSession; readonly place: string }) {
  const t = campaignWords()
  const unkept = session.unkept.value
  if (unkept === null) return null
  return (
    <div class={`paper notice ${place}`} role="alert">
      <p>{t.unkept[unkept]}</p>
      {unkept === 'changed' && (
        <button type="button" class="button small main" onClick={() => location.reload()}>
          {t.again}
        </button>
      )}
    </div>
  )
}
