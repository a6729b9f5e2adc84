import { Glyph } from '../shell/glyph.tsx'
import { pressable } from '../shell/pressable.ts'
import { words } from '../words/index.ts'
import type { CampaignSession } from './session.ts'
import { people } from './towns.tsx'

/** A decision may be taken back until something new has been seen. */
export function TakeBack({ session }: { readonly session: CampaignSession }) {
  const { undo, state } = session.news.value
  const here = people(state)
  const town = undo.find((each) => here.includes(each))
  if (town === undefined) return null
  const label = words().table.undo
  return (
    <button
      type="button"
      class="icon-button take-back"
      aria-label={label}
      title={label}
      {...pressable(session.busy.value, () => void session.undo(town))}
    >
      <Glyph name="undo" />
    </button>
  )
}
