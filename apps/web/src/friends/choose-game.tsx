import { EDITION_IDS, EDITIONS, type Edition, houseRulesOf, type Ruleset } from '@machinami/cards'
import type { TableDoc } from '@machinami/wire'
import { useState } from 'preact/hooks'
import { EditionPicker } from '../setup/edition-picker.tsx'
import { HouseRulesForm } from '../setup/house-rules-form.tsx'
import { MarketPicker } from '../setup/market-picker.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { pressable } from '../shell/pressable.ts'
import { Segments } from '../shell/segments.tsx'
import { around } from '../words/around.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { lang } from '../words/index.ts'
import { sentenceFor } from './sentence.ts'
import type { TableAfar } from './table-afar.ts'
import '../theme/fields.css'
import '../setup/seats.css'
import '../setup/setup.css'

interface Props {
  readonly t: FriendsWords
  readonly table: TableAfar
  readonly doc: TableDoc
}

/** Boards in the box of a campaign. */
const MOST_TOWNS = 4

/** What is played: an edition with its market, order and house rules, or rules of one's own. A campaign has its own. */
export function ChooseGame({ t, table, doc, onClose }: Props & { readonly onClose: () => void }) {
  const refusal = table.refused.value
  const close = () => {
    table.refused.value = null
    onClose()
  }
  return (
    <Dialog title={t.game} wide onClose={close}>
      <div class="choose-game">
        {refusal && (
          <p class="missing" role="alert">
            {sentenceFor(refusal, t)}
          </p>
        )}
        {doc.game.campaign ? <Seats t={t} table={table} doc={doc} /> : <Game t={t} table={table} doc={doc} />}
      </div>
    </Dialog>
  )
}

/**
 * What was chosen last shows at once, and the next choice builds on it: on a slow line the table still tells of what was
 * before, and would take the first one back.
 */
function useChoice<T>(told: T, send: (chosen: T) => Promise<boolean>): readonly [T, (chosen: T) => void] {
  const [last, setLast] = useState<{ readonly chosen: T } | null>(null)
  const choose = (chosen: T) => {
    const mine = { chosen }
    setLast(mine)
    void send(chosen).then(() => setLast((now) => (now === mine ? null : now)))
  }
  return [last ? last.chosen : told, choose]
}

function Game({ t, table, doc }: Props) {
  const [setup, choose] = useChoice(doc.game.setup ?? { edition: 'base' as const }, (chosen) =>
    table.do({ do: 'choose', game: { setup: chosen } }),
  )
  const { markets } = EDITIONS[setup.edition] as Edition
  const rules = houseRulesOf(setup.edition)
  return (
    <>
      <EditionPicker editions={EDITION_IDS} value={setup.edition} onPick={(edition) => choose({ edition })} />
      <Seats t={t} table={table} doc={doc} />
      {markets.length > 1 && (
        <MarketPicker
          markets={markets}
          value={setup.market ?? markets[0]}
          onPick={(market) => choose({ ...setup, market })}
        />
      )}
      <Segments
        name="order"
        legend={around().setup.order}
        options={(['automatic', 'chosen'] as const).map((id) => ({ value: id, text: lang().orders[id] }))}
        value={setup.order ?? 'automatic'}
        onPick={(order) => choose({ ...setup, order })}
      />
      {rules.length > 0 && (
        <HouseRulesForm rules={rules} chosen={setup.house ?? {}} onChange={(house) => choose({ ...setup, house })} />
      )}
      <OwnRules t={t} table={table} doc={doc} />
    </>
  )
}

function Seats({ t, table, doc }: Props) {
  const [seats, choose] = useChoice(doc.seats.length, (chosen) => table.do({ do: 'choose', seats: chosen }))
  const { mostPlayers } = EDITIONS[doc.game.setup?.edition ?? 'base'] as Edition
  const most = doc.game.campaign ? MOST_TOWNS : mostPlayers
  return (
    <p class="ways-on">
      <span role="status">{t.seatsNow(seats)}</span>
      <button type="button" class="button small" {...pressable(seats >= most, () => choose(seats + 1))}>
        {t.moreSeats}
      </button>
      <button type="button" class="button small" {...pressable(seats <= 2, () => choose(seats - 1))}>
        {t.fewerSeats}
      </button>
    </p>
  )
}

/** Rules from a file; whether they can be played is said by the server. */
function OwnRules({ t, table }: Props) {
  const open = async (file: File | undefined) => {
    if (!file) return
    try {
      const ruleset = JSON.parse(await file.text()) as Ruleset & { readonly players?: number }
      const seats = typeof ruleset.players === 'number' ? { seats: ruleset.players } : {}
      await table.do({ do: 'choose', game: { ruleset }, ...seats })
    } catch {
      table.refused.value = { refused: 'unreadable-file', what: file.name }
    }
  }
  return (
    <label class="field">
      <span>{t.ownRules}</span>
      <input
        type="file"
        accept="application/json,.json"
        onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
      />
    </label>
  )
}
