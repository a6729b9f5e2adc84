import { type AccountSeen, isRefused } from '@machinami/wire'
import { useEffect, useState } from 'preact/hooks'
import { Coming } from '../shell/coming.tsx'
import { useLateWords } from '../shell/late-words.ts'
import { PageHead } from '../shell/page-head.tsx'
import { pressable } from '../shell/pressable.ts'
import { problem } from '../shell/problem.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { words } from '../words/index.ts'
import * as at from './account.ts'
import { Field, Why } from './account-fields.tsx'
import { keepInStep, sync } from './account-sync.ts'
import { CAMPAIGNS } from './campaign-sync.ts'
import { Confirm } from './confirm.tsx'
import { GAMES } from './game-sync.ts'
import { myTables } from './my-tables.ts'
import { isShelfFull } from './shelf-sync.ts'
import { WaysIn } from './ways-in.tsx'
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

/** Outside: in by password or passkey, or a new account. */
function Door({ t }: Props) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [why, setWhy] = useState<at.AfterPasskey>(null)
  const [isBusy, setBusy] = useState(false)
  const a = t.account
  const follow = async (asking: Promise<at.AfterPasskey>) => {
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
  readonly follow: (asking: Promise<at.AfterPasskey>) => void
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
  const [why, setWhy] = useState<at.AfterPasskey>(null)
  const [isAlone, setAlone] = useState(false)
  const a = t.account
  const look = () => void at.seen().then((found) => (isRefused(found) ? setWhy(found) : setAbout(found)))
  useEffect(look, [])
  const leaveOthers = async () => {
    const refusal = await at.leaveOthers()
    setWhy(refusal)
    setAlone(!refusal)
  }
  return (
    <>
      <section class="paper account-door">
        <p>
          <strong>{a.inAs(at.account.value?.name ?? '')}</strong>{' '}
          {a.kept(myTables.value.length, GAMES.kept.value, CAMPAIGNS.kept.value)}
        </p>
        <Why t={t} why={why} />
        {isShelfFull.value && <p class="missing">{a.full}</p>}
        <p class="ways-on">
          <button type="button" class="button" onClick={() => void at.everything().then(download)}>
            {a.everything}
          </button>
          <button type="button" class="button" onClick={() => void leaveOthers()}>
            {a.leaveOthers}
          </button>
          <button type="button" class="button" onClick={() => void at.leave()}>
            {a.leave}
          </button>
        </p>
        {isAlone && <p role="status">{a.leftOthers}</p>}
        <p class="soft">{a.leaveHint}</p>
      </section>
      {about && <WaysIn t={t} about={about} onChanged={look} />}
      {about && <Erase t={t} about={about} onErased={onErased} />}
    </>
  )
}

/** Everything gone, after a second thought. */
function Erase({ t, about, onErased }: Props & { readonly about: AccountSeen; readonly onErased: () => void }) {
  const [isErasing, setErasing] = useState(false)
  const a = t.account
  const stay = () => setErasing(false)
  return (
    <>
      <p>
        <button type="button" class="button plain" onClick={() => setErasing(true)}>
          {a.erase}
        </button>
      </p>
      {isErasing && (
        <Confirm
          {...{ t, about, title: a.eraseSure, yes: a.eraseYes, deed: at.erase, onDone: onErased, onClose: stay }}
        >
          <p>{a.eraseHint}</p>
          <p>
            <button type="button" class="button main" onClick={stay}>
              {a.eraseNo}
            </button>
          </p>
        </Confirm>
      )}
    </>
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
