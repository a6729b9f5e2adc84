import type { Bell, BellWay, NoticesOffered } from '@machinami/wire'
import { useEffect, useState } from 'preact/hooks'
import { Dialog } from '../shell/dialog.tsx'
import { pressable } from '../shell/pressable.ts'
import { Segments } from '../shell/segments.tsx'
import { settings } from '../store/settings.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { nightHere } from './night.ts'
import { pushState, subscribe } from './push.ts'
import { sentenceFor } from './sentence.ts'
import { noticesOffered } from './server.ts'
import type { TableAfar } from './table-afar.ts'
import '../theme/fields.css'

interface Props {
  readonly t: FriendsWords
  readonly table: TableAfar
}

/** What happens at this table while we are not looking: how we hear of our turn, and what is answered for us. */
export default function AwayDialog({ t, table, onClose }: Props & { readonly onClose: () => void }) {
  const [offered, setOffered] = useState<NoticesOffered | null>(null)
  const [isQuiet, setQuiet] = useState(true)
  useEffect(() => void noticesOffered().then(setOffered), [])
  const hang = (way: BellWay, to: string) => {
    const quiet = isQuiet ? { quiet: nightHere() } : {}
    const bell: Bell = { way, to, lang: settings.peek().lang, ...quiet }
    return table.do({ do: 'ring', ...bell })
  }
  const b = t.bells
  const refusal = table.refused.value
  const close = () => {
    table.refused.value = null
    onClose()
  }
  return (
    <Dialog title={b.title} onClose={close}>
      <div class="away-dialog">
        <p>{b.about}</p>
        {refusal && (
          <p class="missing" role="alert">
            {sentenceFor(refusal, t)}
          </p>
        )}
        <label class="check">
          <input type="checkbox" checked={isQuiet} onChange={({ currentTarget: { checked } }) => setQuiet(checked)} />
          {b.quiet}
        </label>
        <Push t={t} table={table} offered={offered} hang={hang} />
        {offered && !offered.mail && <p class="soft">{b.noMail}</p>}
        {offered?.mail && <ByAddress t={t} table={table} way="mail" hang={hang} />}
        {offered?.hook && <ByAddress t={t} table={table} way="hook" hang={hang} />}
        {!table.now.value.doc?.evening && <Order t={t} table={table} />}
      </div>
    </Dialog>
  )
}

type Hang = (way: BellWay, to: string) => Promise<boolean>

const hungBell = ({ now }: TableAfar, way: BellWay) => now.value.own.bells.find((each) => each.way === way)

function Push(props: Props & { readonly offered: NoticesOffered | null; readonly hang: Hang }) {
  const { t, table, offered, hang } = props
  const [state, setState] = useState(pushState)
  const b = t.bells
  if (hungBell(table, 'push')) return <Hung t={t} table={table} way="push" />
  if (state !== 'possible') return <p class="soft">{b.noPush[state]}</p>
  const ask = async () => {
    const to = offered && (await subscribe(offered.push))
    if (to) await hang('push', to)
    else setState(pushState() === 'denied' ? 'denied' : 'unsupported')
  }
  return (
    <button type="button" class="button main" {...pressable(!offered, () => void ask())}>
      {b.here}
    </button>
  )
}

function ByAddress({ t, table, way, hang }: Props & { readonly way: 'mail' | 'hook'; readonly hang: Hang }) {
  const [to, setTo] = useState('')
  if (hungBell(table, way)) return <Hung t={t} table={table} way={way} />
  return (
    <form
      class="by-code"
      onSubmit={(event) => {
        event.preventDefault()
        void hang(way, to.trim())
      }}
    >
      <label class="field">
        <span>{t.bells.by[way]}</span>
        <input
          type="text"
          inputMode={way === 'mail' ? 'email' : 'url'}
          autocomplete={way === 'mail' ? 'email' : 'off'}
          required
          value={to}
          onInput={({ currentTarget: { value } }) => setTo(value)}
        />
      </label>
      <button type="submit" class="button" disabled={to.trim() === ''}>
        {t.bells.tellMe}
      </button>
    </form>
  )
}

/** A bell that hangs, and how it is taken down. */
function Hung({ t, table, way }: Props & { readonly way: BellWay }) {
  const b = t.bells
  return (
    <p class="hung">
      <span>{hungBell(table, way)?.confirmed ? b.hung[way] : b.unconfirmed}</span>
      <button type="button" class="button small" onClick={() => void table.do({ do: 'unring', way })}>
        {b.stop}
      </button>
    </p>
  )
}

/** What is thrown for us until we have to choose. */
function Order({ t, table }: Props) {
  const { order } = table.now.value.own
  const value = order === null ? 'none' : order.dice === 1 ? 'one' : 'two'
  const dice = { none: null, one: { dice: 1 }, two: { dice: 2 } } as const
  return (
    <>
      <Segments
        name="order"
        legend={t.bells.order}
        options={(['none', 'one', 'two'] as const).map((each) => ({ value: each, text: t.bells.orders[each] }))}
        value={value}
        onPick={(each) => void table.do({ do: 'order', order: dice[each] })}
      />
      <p class="soft">{t.bells.orderHint}</p>
    </>
  )
}
