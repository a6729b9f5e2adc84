import { PEOPLE } from '../bots/who.ts'
import { Face } from '../pictures/coin-face-icon.tsx'
import { Dialog } from '../shell/dialog.tsx'
import type { FriendsWords } from '../words/friends-words.ts'
import { words } from '../words/index.ts'
import { COLOUR_IDS, coloursAt, facesAt, lookLike, myLook } from './looks.ts'
import { myName } from './my-tables.ts'
import { NameField } from './name-field.tsx'
import type { TableAfar } from './table-afar.ts'

interface Props {
  readonly t: FriendsWords
  readonly table: TableAfar
}

/** What the others call us, and what they see: a face and a colour nobody else has. */
export function LookDialog({ t, table, onClose }: Props & { readonly onClose: () => void }) {
  const tell = () =>
    table.do({
      do: 'call-me',
      name: myName.peek().trim() || words().names.player((table.now.peek().me ?? 0) + 1),
      look: myLook.peek(),
    })
  const close = () => {
    void tell()
    onClose()
  }
  // Towns of a campaign have colours of their own.
  const isCampaign = table.now.value.doc?.game.campaign !== undefined
  return (
    <Dialog title={t.looks.title} onClose={close}>
      <form
        class="look-dialog"
        onSubmit={(event) => {
          event.preventDefault()
          close()
        }}
      >
        <NameField label={t.name} />
        {!isCampaign && <Looks t={t} table={table} onChange={() => void tell()} />}
        <button type="submit" class="button main">
          {t.looks.done}
        </button>
      </form>
    </Dialog>
  )
}

function Looks({ t, table, onChange }: Props & { readonly onChange: () => void }) {
  const { doc, me } = table.now.value
  const seats = doc?.seats ?? []
  const mine = me ?? 0
  const faces = facesAt(seats)
  const colours = coloursAt(seats)
  // Colours of seats nobody has taken are free.
  const others = <T,>(all: readonly T[]) => all.filter((_, nth) => nth !== mine && seats[nth].is !== 'free')
  const pick = (look: { readonly face?: string; readonly colour?: string }) => {
    lookLike({ ...myLook.peek(), ...look })
    onChange()
  }
  return (
    <>
      <fieldset class="looks">
        <legend>{t.looks.face}</legend>
        {PEOPLE.map((face, nth) => (
          <label key={face}>
            <input
              type="radio"
              name="face"
              aria-label={t.looks.faces[nth]}
              checked={faces[mine] === face}
              disabled={others(faces).includes(face)}
              onChange={() => pick({ face })}
            />
            <Face name={face} size={48} />
          </label>
        ))}
      </fieldset>
      <fieldset class="looks">
        <legend>{t.looks.colour}</legend>
        {COLOUR_IDS.map((colour) => (
          <label key={colour}>
            <input
              type="radio"
              name="colour"
              aria-label={t.looks.colours[colour]}
              checked={colours[mine] === colour}
              disabled={others(colours).includes(colour)}
              onChange={() => pick({ colour })}
            />
            <span class={`swatch ${colour}`} />
          </label>
        ))}
      </fieldset>
    </>
  )
}
