import { EDITION_IDS, EDITIONS, type Edition, houseRulesOf, type Refusal, type Setup } from '@machinami/cards'
import { useState } from 'preact/hooks'
import { startGame } from '../lobby/current.ts'
import { HillTown } from '../pictures/hill-town.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { Segments } from '../shell/segments.tsx'
import { keepPlan, type TablePlan } from '../store/last-setup.ts'
import { around } from '../words/around.ts'
import { explain } from '../words/explain.ts'
import { lang, words } from '../words/index.ts'
import { namesOf } from '../words/names.ts'
import { usualPlan, withEdition } from './change-plan.ts'
import { EditionPicker } from './edition-picker.tsx'
import { HouseRulesForm } from './house-rules-form.tsx'
import { MarketPicker } from './market-picker.tsx'
import { SeatsForm } from './seats.tsx'
import '../shell/fold.css'
import './setup.css'

/** Everything one can choose before a game. Whatever is left alone follows the rules. */
export default function SetupScreen() {
  const t = around().setup
  const [plan, setPlan] = useState<TablePlan>(usualPlan)
  const { gone, pickEdition } = useEdition(plan, setPlan)
  const { begin, isStarting, refusal } = useBegin(plan)
  const { setup } = plan
  const edition = EDITIONS[setup.edition] as Edition
  return (
    <main class="setup">
      <HillTown />
      <form
        class="page"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isStarting) void begin()
        }}
      >
        <PageHead title={t.title} />
        <EditionPicker editions={EDITION_IDS} value={setup.edition} onPick={pickEdition} />
        <p class="no-room" role="status">
          {gone.length > 0 && t.noRoom(lang().list(gone), edition.mostPlayers)}
        </p>
        <SeatsForm plan={plan} most={edition.mostPlayers} onChange={setPlan} />
        <More plan={plan} onChange={setPlan} />
        {refusal && (
          <p class="missing" role="alert">
            {explain(refusal)}
          </p>
        )}
        <div class="setup-go">
          <button type="submit" class="button main big" aria-disabled={isStarting}>
            {t.begin}
          </button>
        </div>
      </form>
    </main>
  )
}

/** Another edition may have fewer seats: `gone` are those who found none at the one that was picked last. */
function useEdition(plan: TablePlan, setPlan: (plan: TablePlan) => void) {
  const [gone, setGone] = useState<readonly string[]>([])
  const pickEdition = (id: Setup['edition']) => {
    const next = withEdition(plan, id)
    const names = namesOf(plan.seats, words())
    setGone(names.filter((_, i) => !next.seats.includes(plan.seats[i])))
    setPlan(next)
  }
  return { gone, pickEdition }
}

/** Starts the game that is set up and remembers how it was. */
function useBegin(plan: TablePlan) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isStarting, setStarting] = useState(false)
  const begin = async () => {
    setStarting(true)
    const wish = tidy(plan)
    const refused = await startGame(wish)
    setRefusal(refused)
    setStarting(false)
    if (!refused) keepPlan(wish)
  }
  return { begin, isStarting, refusal }
}

function tidy(plan: TablePlan): TablePlan {
  const seats = plan.seats.map((seat) => ({ ...seat, name: seat.name.trim() }))
  return { setup: { ...plan.setup, players: seats.length }, seats }
}

/** What most people never change, folded away unless something was. */
function More({ plan, onChange }: { readonly plan: TablePlan; readonly onChange: (plan: TablePlan) => void }) {
  const t = around().setup
  const { setup } = plan
  const edition = EDITIONS[setup.edition] as Edition
  const rules = houseRulesOf(setup.edition)
  const change = (wish: Partial<Setup>) => onChange({ ...plan, setup: { ...setup, ...wish } })
  const { market, order, first, house = {} } = setup
  const [isOpen, open] = useState(() =>
    [market, order, first, ...Object.values(house)].some((each) => each !== undefined),
  )
  return (
    <details class="fold setup-more" open={isOpen} onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>
        {t.more} <small class="soft">{t.moreHint}</small>
      </summary>
      {edition.markets.length > 1 && (
        <MarketPicker
          markets={edition.markets}
          value={market ?? edition.markets[0]}
          onPick={(wish) => change({ market: wish })}
        />
      )}
      <Segments
        name="order"
        legend={t.order}
        options={(['automatic', 'chosen'] as const).map((id) => ({ value: id, text: lang().orders[id] }))}
        value={order ?? 'automatic'}
        onPick={(wish) => change({ order: wish })}
      />
      <FirstSeat plan={plan} onChange={onChange} />
      {rules.length > 0 && <HouseRulesForm rules={rules} chosen={house} onChange={(wish) => change({ house: wish })} />}
    </details>
  )
}

function FirstSeat({ plan, onChange }: { readonly plan: TablePlan; readonly onChange: (plan: TablePlan) => void }) {
  const t = around().setup
  const { first, ...rest } = plan.setup
  const options = [
    { value: '', text: t.firstByRules },
    ...namesOf(plan.seats, words()).map((text, i) => ({ value: String(i), text })),
  ]
  return (
    <Segments
      name="first"
      legend={words().table.whoBegins}
      options={options}
      value={first === undefined ? '' : String(first)}
      onPick={(value) => onChange({ ...plan, setup: value === '' ? rest : { ...rest, first: Number(value) } })}
    />
  )
}
