import { MOST_LETTERS, withinRoom } from '../words/names.ts'
import { callMe, myName } from './my-tables.ts'
import '../theme/fields.css'

/** What the others call us. */
export function NameField({ label }: { readonly label: string }) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        autocomplete="nickname"
        maxLength={MOST_LETTERS}
        value={myName.value}
        onInput={({ currentTarget: { value } }) => callMe(withinRoom(value))}
      />
    </label>
  )
}
