import type { Refusal } from '@machinami/cards'
import { useState } from 'preact/hooks'
import { botAt } from '../bots/who.ts'
import { SeatsForm } from '../setup/seats.tsx'
import { pressable } from '../shell/pressable.ts'
import '../setup/setup.css'
import { PageHead } from '../shell/page-head.tsx'
import { DEFAULT_BOT, type TablePlan } from '../store/last-setup.ts'
import { explain } from '../words/explain.ts'
import { words } from '../words/index.ts'
import { BOT_NAMES, namesOf } from '../words/names.ts'
import { campaignWords } from './late-words.ts'
import { fetchPack, inLanguage, PACKS, type ShippedPack } from './packs.ts'
import { Wax } from './wax.tsx'
import './create.css'

/** As many towns as there are boards. */
const MOST_TOWNS = 4

const FIRST: TablePlan = {
  setup: { edition: 'legacy', players: 3 },
  seats: [{ name: '' }, { name: '' }, { name: BOT_NAMES[0], bot: DEFAULT_BOT }],
}

/** A new campaign: which one, and who plays the towns. */
export function CreateCampaign() {
  const t = campaignWords().create
  const [plan, setPlan] = useState<TablePlan>(FIRST)
  const [pack, setPack] = useState<ShippedPack>(PACKS[0])
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const begin = async () => {
    setBusy(true)
    setRefusal(await beginCampaign(pack, plan))
    setBusy(false)
  }
  return (
    <main class="page campaign-create">
      <PageHead title={t.title} />
      <PackPicker pack={pack} onPick={setPack} />
      <SeatsForm plan={plan} most={MOST_TOWNS} onChange={setPlan} />
      {refusal && (
        <p class="missing" role="alert">
          {refusal.refused === 'pack-damaged' && refusal.what === 'fetch' ? t.notFetched : explain(refusal)}
        </p>
      )}
      <p>
        <button type="button" class="button main big" {...pressable(isBusy, () => void begin())}>
          {t.begin}
        </button>
      </p>
      <p class="soft">{t.bots}</p>
    </main>
  )
}

/** Which of the campaigns that come with the app. */
export function PackPicker(props: { readonly pack: ShippedPack; readonly onPick: (pack: ShippedPack) => void }) {
  const t = campaignWords().create
  return (
    <fieldset class="pack-picker">
      <legend class="display">{t.which}</legend>
      {PACKS.map((each) => (
        <label key={each.address} class="paper pack">
          <input type="radio" name="pack" checked={each === props.pack} onChange={() => props.onPick(each)} />
          <strong class="display">{inLanguage(each.lid.title)}</strong>
          <span class="pack-band">
            <Wax />
            {t.games(each.lid.games)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

async function beginCampaign(pack: ShippedPack, { seats }: TablePlan): Promise<Refusal | null> {
  const [text, fresh] = await Promise.all([fetchPack(pack), import('./fresh.ts').catch(() => null)])
  if (text === null || fresh === null) return { refused: 'pack-damaged', what: 'fetch' }
  const names = namesOf(seats, words())
  const players = seats.map(({ name, bot }, nth) =>
    bot === undefined ? { name: names[nth] } : { name: name || names[nth], bot: botAt(nth, bot) },
  )
  return fresh.beginFresh(text, players)
}
