import { type AccountSeen, isRefused, type Proof } from '@machinami/wire'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Dialog } from '../shell/dialog.tsx'
import { pressable } from '../shell/pressable.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { type AfterPasskey, passkeyState, proofByPasskey } from './account.ts'
import { Field, Why } from './account-fields.tsx'

export interface ConfirmProps {
  readonly t: FriendsWords
  readonly about: AccountSeen
  readonly title: string
  /** What the button says that does it. */
  readonly yes: string
  readonly deed: (proof: Proof) => Promise<AfterPasskey>
  readonly onDone: () => void
  readonly onClose: () => void
  readonly children?: ComponentChildren
}

/** Whoever is in shows that it is still them, by password or passkey, and then it is done. */
export function Confirm({ t, about, title, yes, deed, onDone, onClose, children }: ConfirmProps) {
  const [password, setPassword] = useState('')
  const [why, setWhy] = useState<AfterPasskey>(null)
  const [isBusy, setBusy] = useState(false)
  const a = t.account
  const hasPasskey = about.passkeys.length > 0 && passkeyState() === 'possible'
  const act = async (asking: ReturnType<typeof proofByPasskey>) => {
    setBusy(true)
    setWhy(null)
    const proof = await asking
    const refusal = typeof proof === 'string' || isRefused(proof) ? proof : await deed(proof)
    setBusy(false)
    setWhy(refusal)
    if (!refusal) onDone()
  }
  const isOff = isBusy || password === ''
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <p>{about.hasPassword || hasPasskey ? a.confirmHint : a.confirmElsewhere}</p>
      {about.hasPassword && (
        <form
          class="account-door"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isOff) void act(Promise.resolve({ password }))
          }}
        >
          <Field label={a.currentPassword} autocomplete="current-password" value={password} onInput={setPassword} />
          <button type="submit" class="button main" aria-disabled={isOff}>
            {yes}
          </button>
        </form>
      )}
      {hasPasskey && (
        <p class="ways-on">
          <button type="button" class="button" {...pressable(isBusy, () => void act(proofByPasskey()))}>
            {a.confirmByPasskey}
          </button>
        </p>
      )}
      {isRefused(why) && why.refused === 'wrong-password' ? (
        <p class="missing" role="alert">
          {a.wrongPassword}
        </p>
      ) : (
        <Why t={t} why={why} />
      )}
    </Dialog>
  )
}
