import type { FriendsWords } from '../words/friends-words.ts'
import type { AfterPasskey } from './account.ts'
import { sentenceFor } from './sentence.ts'

interface WhyProps {
  readonly t: FriendsWords
  readonly why: AfterPasskey
}

export const Why = ({ t, why }: WhyProps) =>
  why && (
    <p class="missing" role="alert">
      {typeof why === 'string' ? t.account.noPasskeyCame[why] : sentenceFor(why, t)}
    </p>
  )

export function Field(props: {
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
