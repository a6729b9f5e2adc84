import type { Refusal } from '@machinami/cards'
import { useEffect, useState } from 'preact/hooks'
import { Dialog } from '../shell/dialog.tsx'
import { KeepNotice } from '../shell/keep-notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { problem } from '../shell/problem.ts'
import { linkTo } from '../shell/router.ts'
import { listCampaigns, removeCampaign, shelfChanged } from '../store/campaigns.ts'
import { isNotKept } from '../store/database.ts'
import type { CampaignRow } from '../store/kept.ts'
import { explain } from '../words/explain.ts'
import { lang } from '../words/index.ts'
import { campaignWords } from './late-words.ts'
import { howFar, LidTowns } from './lid.tsx'
import { inLanguage } from './packs.ts'
import './list.css'

/** No campaign is this long; such a file would only make the page wait. */
const MOST_BYTES = 30_000_000

/** All campaigns of this browser, side by side. */
export default function CampaignList() {
  const t = campaignWords().list
  const [rows, setRows] = useState<readonly CampaignRow[] | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [leaving, setLeaving] = useState<CampaignRow | null>(null)
  const look = () => void listCampaigns().then((found) => setRows(isNotKept(found) ? [] : found))
  useEffect(look, [shelfChanged.value])
  return (
    <main class="page campaign-list">
      <PageHead title={t.title} />
      <KeepNotice />
      <p>{t.about}</p>
      {refusal && (
        <div class="paper notice" role="alert">
          <p>
            {t.notRead} <small class="soft">{explain(refusal)}</small>
          </p>
        </div>
      )}
      <p class="ways-on">
        <a class="button main" href={linkTo('campaign', 'new')}>
          {t.begin}
        </a>
        <label class="button file">
          <input
            type="file"
            class="unseen"
            accept=".txt,text/plain"
            onChange={({ currentTarget }) => {
              void readFile(currentTarget.files?.[0]).then(setRefusal)
              currentTarget.value = ''
            }}
          />
          {t.import}
        </label>
        <a class="button" href={linkTo('friends', 'campaign')}>
          {t.afar}
        </a>
      </p>
      {rows !== null && (
        <ul class="campaigns">
          {rows.map((row) => (
            <Row key={row.key} row={row} onRemove={() => setLeaving(row)} />
          ))}
        </ul>
      )}
      {rows?.length === 0 && <p class="soft">{t.none}</p>}
      {leaving && (
        <ThrowAway
          row={leaving}
          onClose={() => setLeaving(null)}
          onThrow={() => void removeCampaign(leaving.key).then(look)}
        />
      )}
    </main>
  )
}

/** Nothing is thrown away by a slip of the finger. */
function ThrowAway(props: { readonly row: CampaignRow; readonly onClose: () => void; readonly onThrow: () => void }) {
  const t = campaignWords().list
  return (
    <Dialog title={t.removeTitle} onClose={props.onClose}>
      <p>{t.removeText(inLanguage(props.row.title))}</p>
      <button type="button" class="button main" onClick={props.onClose}>
        {t.keep}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          props.onClose()
          props.onThrow()
        }}
      >
        {t.remove}
      </button>
    </Dialog>
  )
}

function Row({ row, onRemove }: { readonly row: CampaignRow; readonly onRemove: () => void }) {
  const t = campaignWords()
  const when = new Intl.DateTimeFormat(lang().code, { dateStyle: 'medium' }).format(row.updated)
  return (
    <li class="paper campaign-row">
      <a href={linkTo('campaign', row.key)}>
        <strong class="display">{inLanguage(row.title)}</strong>
        <span>{howFar(row)}</span>
        <LidTowns {...row} />
        <small class="soft">{when}</small>
      </a>
      <button type="button" class="button small" onClick={onRemove}>
        {t.list.remove}
        <span class="unseen"> {inLanguage(row.title)}</span>
      </button>
    </li>
  )
}

/** Opens a campaign's file as one more campaign, or says what is wrong with it. */
async function readFile(file: File | undefined): Promise<Refusal | null> {
  if (!file) return null
  if (file.size > MOST_BYTES) return { refused: 'not-a-campaign', what: file.name }
  const opener = import('./open-campaign.ts').catch(() => null)
  const text = await file.text().catch(() => null)
  if (text === null) return { refused: 'unreadable-file', what: file.name }
  const opened = await opener
  if (opened) return opened.openCampaign(text)
  problem.value = 'not-fetched'
  return null
}
