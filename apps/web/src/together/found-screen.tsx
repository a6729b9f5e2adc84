import { foundCampaign, worldAround } from '@machinami/remote'
import { isRefused, type NewCampaign, refuseOnWire, type WireRefused } from '@machinami/wire'
import { useState } from 'preact/hooks'
import { PackPicker } from '../campaign/create.tsx'
import { campaignWords } from '../campaign/late-words.ts'
import { fetchPack, PACKS } from '../campaign/packs.ts'
import { freshSecret, holdSeat, myName } from '../friends/my-tables.ts'
import { NameField } from '../friends/name-field.tsx'
import { sentenceFor } from '../friends/sentence.ts'
import { SERVER } from '../friends/server.ts'
import { Coming } from '../shell/coming.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { pressable } from '../shell/pressable.ts'
import { go } from '../shell/router.ts'
import { Segments } from '../shell/segments.tsx'
import type { FriendsWords } from '../words/friends-words.ts'
import { words } from '../words/index.ts'
import { togetherWords, useTogetherWords } from './late-words.ts'
import '../friends/friends.css'
import '../friends/waiting-room.css'
import '../friends/afar.css'
import './together.css'

/** A campaign for friends elsewhere: a new one, or one that goes on from its file. */
export default function FoundScreen() {
  const t = useTogetherWords()
  return t ? <Found t={t} /> : <Coming />
}

type Outcome = WireRefused | 'no-server' | null

async function found(campaign: Pick<NewCampaign, 'pack' | 'file' | 'seats'>): Promise<Outcome> {
  const secret = freshSecret()
  const name = myName.peek().trim() || words().names.player(1)
  const wanted: NewCampaign = { ...campaign, name, townNames: campaignWords().townNames }
  const made = await foundCampaign(worldAround(), SERVER, secret, wanted).catch(() => 'no-server' as const)
  if (made === 'no-server' || isRefused(made)) return made
  holdSeat(made.table, secret)
  go('table', made.table)
  return null
}

/** What a server takes at most. */
const MOST_BYTES = 8_000_000

async function bring(file: File | undefined): Promise<Outcome> {
  if (!file) return null
  if (file.size > MOST_BYTES) return refuseOnWire('too-large')
  const text = await file.text().catch(() => null)
  return text === null ? { refused: 'unreadable-file', what: file.name } : found({ file: text })
}

function Found({ t }: { readonly t: FriendsWords }) {
  const w = togetherWords().found
  const [pack, setPack] = useState(PACKS[0])
  const [towns, setTowns] = useState<'2' | '3' | '4'>('2')
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const wish = async (asking: Promise<Outcome>) => {
    setBusy(true)
    setOutcome(await asking)
    setBusy(false)
  }
  const begin = async (): Promise<Outcome> => {
    const text = await fetchPack(pack)
    return text === null ? 'no-server' : found({ pack: text, seats: Number(towns) })
  }
  return (
    <main class="page friends found-campaign">
      <PageHead title={w.title} />
      <p>{w.about}</p>
      <NameField label={t.name} />
      <PackPicker pack={pack} onPick={setPack} />
      <Segments
        name="towns"
        legend={w.towns}
        options={(['2', '3', '4'] as const).map((value) => ({ value, text: value }))}
        value={towns}
        onPick={setTowns}
      />
      {outcome && (
        <p class="missing" role="alert">
          {outcome === 'no-server' ? t.noServer : `${w.notRead} ${sentenceFor(outcome, t)}`}
        </p>
      )}
      <button type="button" class="button main big" {...pressable(isBusy, () => void wish(begin()))}>
        {w.begin}
      </button>
      <section class="found-file">
        <h2>{w.orFile}</h2>
        <p class="soft">{w.fileHint}</p>
        <label class="button file">
          <input
            type="file"
            class="unseen"
            accept=".txt,text/plain"
            disabled={isBusy}
            onChange={({ currentTarget }) => {
              void wish(bring(currentTarget.files?.[0]))
              currentTarget.value = ''
            }}
          />
          {w.file}
        </label>
      </section>
    </main>
  )
}
