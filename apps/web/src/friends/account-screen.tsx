import { type AccountSeen, isRefused, type WireRefused } from '@machinami/wire'
import { useEffect, useState } from 'preact/hooks'
import { Coming } from '../shell/coming.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { useLateWords } from '../shell/late-words.ts'
import { PageHead } from '../shell/page-head.tsx'
import { pressable } from '../shell/pressable.ts'
import { problem } from '../shell/problem.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { words } from '../words/index.ts'
import * as at from './account.ts'
import { keepInStep, sync } from './account-sync.ts'
import { CAMPAIGNS } from './campaign-sync.ts'
import { GAMES } from './game-sync.ts'
import { myTables } from './my-tables.ts'
import { sentenceFor } from './sentence.ts'
import { isShelfFull } from './shelf-sync.ts'
import '../theme/fields.css'
import '../shell/fold.css'
import './friends.css'
import './waiting-room.css'
import './afar.css'

/** An account, for whoever wants one. */
export default function AccountScreen() {
  const t = useLateWords(words().friends, () => {
    problem.value = 'not-fetched'
  })
  const [isErased, setErased] = useState(false)
  useEffect(() => keepInStep(), [])
  if (!t) return <Coming />
  return (
    <main class="page friends account">
      <PageHead title={t.account.title} />
      {isErased && <p role="status">{t.account.erased}</p>}
      {at.account.value ? <Inside t={t} onErased={() => setErased(true)} /> : <Door t={t} />}
    </main>
  )
}

interface Props {
  readonly t: FriendsWords
}

type Outcome = WireRefused | typeof at.NO_CHOICE | typeof at.HAS_ONE | null

const Why = ({ t, why }: Props & { readonly why: Outcome }) =>
  why && (
    <p class="missing" role="alert">
      {typeof why === 'string' ? t.account.noPasskeyCame[why] : sentenceFor(why, t)}
    </p>
  )

function Field(props: {
  readonly label: string
  readonly value: string
  /** Others are not to be read over one's shoulder. */
  readonly type?: 'text'
  readonly autocomplete: string
  readonly onInput: (value: string) => void
}) {
  const how = {
    ...({ autocomplete: props.autocomplete, autocapitalize: 'off', spellcheck: false, required: true } as const),
    value: props.value,
    onInput: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => props.onInput(value),
  }
  return (
    <label class="field">
      <span>{props.label}</span>
      {props.type === 'text' ? <input type="text" {...how} /> : <input type="password" {...how} />}
    </label>
  )
}

/** Outside: in by password or passkey, or a new account. */
function Door({ t }: Props) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [why, setWhy] = useState<Outcome>(null)
  const [isBusy, setBusy] = useState(false)
  const a = t.account
  const follow = async (asking: Promise<Outcome>) => {
    setBusy(true)
    setWhy(null)
    const refusal = await asking
    setBusy(false)
    setWhy(refusal)
    if (!refusal) void sync()
  }
  const isEmpty = name.trim() === '' || password === ''
  return (
    <>
      <p>{a.about}</p>
      <form
        class="paper account-door"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy && !isEmpty) void follow(at.enter(name, password))
        }}
      >
        <Field label={a.name} type="text" autocomplete="username" value={name} onInput={setName} />
        <Field label={a.password} autocomplete="current-password" value={password} onInput={setPassword} />
        <p class="soft">{a.passwordHint}</p>
        <Why t={t} why={why} />
        <p class="ways-on">
          <button type="submit" class="button main" aria-disabled={isBusy || isEmpty}>
            {a.enter}
          </button>
          <button
            type="button"
            class="button"
            {...pressable(isBusy || isEmpty, () => void follow(at.create(name, password)))}
          >
            {a.make}
          </button>
        </p>
      </form>
      <ByPasskey t={t} isBusy={isBusy} name={name} follow={(asking) => void follow(asking)} />
    </>
  )
}

interface ByPasskeyProps extends Props {
  readonly isBusy: boolean
  /** Of an account that is to be made. */
  readonly name: string
  readonly follow: (asking: Promise<Outcome>) => void
}

/** Without a password, where passkeys can be had. */
function ByPasskey({ t, isBusy, name, follow }: ByPasskeyProps) {
  const a = t.account
  const passkeys = at.passkeyState()
  if (passkeys !== 'possible') return <p class="soft">{a.noPasskey[passkeys]}</p>
  return (
    <section class="paper account-door">
      <h2>{a.byPasskey}</h2>
      <p class="soft">{a.aboutPasskeys}</p>
      <p class="ways-on">
        <button type="button" class="button" {...pressable(isBusy, () => follow(at.enterByPasskey()))}>
          {a.passkey}
        </button>
        <button
          type="button"
          class="button"
          {...pressable(isBusy || name.trim() === '', () => follow(at.createByPasskey(name)))}
        >
          {a.makeByPasskey}
        </button>
      </p>
    </section>
  )
}

function Inside({ t, onErased }: Props & { readonly onErased: () => void }) {
  const [about, setAbout] = useState<AccountSeen | null>(null)
  const [why, setWhy] = useState<Outcome>(null)
  const a = t.account
  const look = () => void at.seen().then((found) => (isRefused(found) ? setWhy(found) : setAbout(found)))
  useEffect(look, [])
  const passkeys = at.passkeyState()
  return (
    <>
      <section class="paper account-door">
        <p>
          <strong>{a.inAs(at.account.value?.name ?? '')}</strong>{' '}
          {a.kept(myTables.value.length, GAMES.kept.value, CAMPAIGNS.kept.value)}{' '}
          {about && about.passkeys > 0 && a.passkeys(about.passkeys)}
        </p>
        <Why t={t} why={why} />
        {isShelfFull.value && <p class="missing">{a.full}</p>}
        <p class="ways-on">
          {passkeys === 'possible' && (
            <button
              type="button"
              class="button"
              onClick={() => void at.addPasskey().then((refusal) => (setWhy(refusal), look()))}
            >
              {a.addPasskey}
            </button>
          )}
          <button type="button" class="button" onClick={() => void at.everything().then(download)}>
            {a.everything}
          </button>
          <button type="button" class="button" onClick={() => void at.leave()}>
            {a.leave}
          </button>
        </p>
        <p class="soft">{a.leaveHint}</p>
        {passkeys !== 'possible' && <p class="soft">{a.noPasskey[passkeys]}</p>}
      </section>
      {about && <NewPassword t={t} has={about.hasPassword} onChanged={look} />}
      <Erase t={t} onErased={onErased} onRefused={setWhy} />
    </>
  )
}

/** Everything gone, after a second thought. */
function Erase(props: Props & { readonly onErased: () => void; readonly onRefused: (why: WireRefused) => void }) {
  const [isErasing, setErasing] = useState(false)
  const a = props.t.account
  const erase = async () => {
    const refusal = await at.erase()
    if (refusal) props.onRefused(refusal)
    else props.onErased()
  }
  return (
    <>
      <p>
        <button type="button" class="button plain" onClick={() => setErasing(true)}>
          {a.erase}
        </button>
      </p>
      {isErasing && (
        <Dialog title={a.eraseSure} onClose={() => setErasing(false)}>
          <p>{a.eraseHint}</p>
          <p class="ways-on">
            <button type="button" class="button main" onClick={() => setErasing(false)}>
              {a.eraseNo}
            </button>
            <button type="button" class="button" onClick={() => void erase()}>
              {a.eraseYes}
            </button>
          </p>
        </Dialog>
      )}
    </>
  )
}

/** Another one, or the first of an account that only passkeys opened so far. */
function NewPassword({ t, has, onChanged }: Props & { readonly has: boolean; readonly onChanged: () => void }) {
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [outcome, setOutcome] = useState<WireRefused | 'changed' | null>(null)
  const a = t.account
  return (
    <details class="fold">
      <summary>{has ? a.changePassword : a.addPassword}</summary>
      <form
        class="account-door"
        onSubmit={(event) => {
          event.preventDefault()
          void at.changePassword(old, password).then((refusal) => {
            setOutcome(refusal ?? 'changed')
            if (refusal) return
            for (const empty of [setOld, setPassword]) empty('')
            onChanged()
          })
        }}
      >
        {has && <Field label={a.oldPassword} autocomplete="current-password" value={old} onInput={setOld} />}
        <Field label={a.newPassword} autocomplete="new-password" value={password} onInput={setPassword} />
        {outcome === 'changed' ? <p role="status">{a.changed}</p> : <Why t={t} why={outcome} />}
        <button type="submit" class="button" disabled={(has && old === '') || password === ''}>
          {a.change}
        </button>
      </form>
    </details>
  )
}

/** Everything that is kept, as a file. */
function download(all: object): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }))
  link.download = 'machinami-account.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
