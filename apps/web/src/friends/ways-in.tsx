import { type AccountSeen, isRefused, type Proof, type WireRefused } from '@machinami/wire'
import { useState } from 'preact/hooks'
import type { FriendsWords } from '../words/friends-words.ts'
import { lang } from '../words/index.ts'
import * as at from './account.ts'
import { Field, Why } from './account-fields.tsx'
import { Confirm } from './confirm.tsx'

interface Props {
  readonly t: FriendsWords
  readonly about: AccountSeen
  readonly onChanged: () => void
}

/** What opens the account: passkeys and a password, and more or fewer of them. */
export function WaysIn({ t, about, onChanged }: Props) {
  const a = t.account
  return (
    <>
      <Passkeys t={t} about={about} onChanged={onChanged} />
      <details class="fold">
        <summary>{about.hasPassword ? a.changePassword : a.addPassword}</summary>
        <NewPassword t={t} about={about} onChanged={onChanged} />
      </details>
    </>
  )
}

const dayOf = (made: number | null): string | null =>
  made === null ? null : new Intl.DateTimeFormat(lang().code, { dateStyle: 'medium' }).format(made)

function Passkeys({ t, about, onChanged }: Props) {
  /** Which one is to go, or that there is to be another. */
  const [wanted, setWanted] = useState<{ readonly gone: string } | 'another' | null>(null)
  const a = t.account
  const { passkeys, hasPassword } = about
  const state = at.passkeyState()
  const close = () => setWanted(null)
  const done = () => {
    close()
    onChanged()
  }
  const isOnlyWay = passkeys.length === 1 && !hasPassword
  const shared = { t, about, onDone: done, onClose: close }
  return (
    <section class="paper account-door">
      {passkeys.length > 0 && <p>{a.passkeys(passkeys.length)}</p>}
      {passkeys.length > 0 && (
        <ul class="passkeys">
          {passkeys.map(({ id, made }) => (
            <li key={id}>
              <span>{a.passkeyOf(dayOf(made))}</span>
              {!isOnlyWay && (
                <button type="button" class="button small" onClick={() => setWanted({ gone: id })}>
                  {a.remove}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {state === 'possible' ? (
        <p class="ways-on">
          <button type="button" class="button" onClick={() => setWanted('another')}>
            {a.addPasskey}
          </button>
        </p>
      ) : (
        <p class="soft">{a.noPasskey[state]}</p>
      )}
      {wanted === 'another' && <Confirm {...shared} title={a.addPasskey} yes={a.add} deed={at.addPasskey} />}
      {wanted !== null && wanted !== 'another' && (
        <Confirm
          {...{ ...shared, title: a.removeSure, yes: a.remove }}
          deed={(proof: Proof) => at.removePasskey(proof, wanted.gone)}
        >
          <p>{a.removeHint}</p>
        </Confirm>
      )}
    </section>
  )
}

/** Another one, or the first of an account that only passkeys opened so far. */
function NewPassword({ t, about, onChanged }: Props) {
  const [password, setPassword] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const [why, setWhy] = useState<WireRefused | null>(null)
  const a = t.account
  const change = async (proof: Proof) => {
    const refusal = await at.changePassword(proof, password)
    // What is wrong with the new one is said beside it: in the dialog it would seem to be about the old one.
    if (isRefused(refusal) && refusal.refused === 'weak-password') {
      setAsking(false)
      setWhy(refusal)
    }
    return refusal
  }
  const done = () => {
    setAsking(false)
    setPassword('')
    setChanged(true)
    onChanged()
  }
  return (
    <>
      <form
        class="account-door"
        onSubmit={(event) => {
          event.preventDefault()
          setChanged(false)
          setWhy(null)
          setAsking(true)
        }}
      >
        <Field label={a.newPassword} autocomplete="new-password" value={password} onInput={setPassword} />
        {isChanged && <p role="status">{a.changed}</p>}
        <Why t={t} why={why} />
        <button type="submit" class="button" disabled={password === ''}>
          {a.change}
        </button>
      </form>
      {isAsking && (
        <Confirm
          {...{ t, about, yes: a.change, onDone: done, onClose: () => setAsking(false) }}
          title={about.hasPassword ? a.changePassword : a.addPassword}
          deed={change}
        />
      )}
    </>
  )
}
