import type { EditionId } from '@machinami/cards'
import { useEffect } from 'preact/hooks'
import { needAllArt } from '../pictures/all-art.ts'
import { Building } from '../pictures/building.tsx'
import { lang, words } from '../words/index.ts'

/** Three buildings that say what an edition is about. */
const FACES: Readonly<Record<EditionId, readonly string[]>> = {
  base: ['bakery', 'cafe', 'train-station'],
  harbor: ['sushi-bar', 'tuna-boat', 'harbor'],
  row: ['loan-office', 'winery', 'park'],
  both: ['flower-shop', 'moving-company', 'airport'],
  two: ['mk2-flower-garden', 'mk2-temple', 'mk2-launch-pad'],
  legacy: ['legacy-fox-meadow', 'legacy-fountain', 'legacy-observatory'],
}

export function EditionPicker(props: {
  readonly editions: readonly EditionId[]
  readonly value: EditionId
  readonly onPick: (id: EditionId) => void
}) {
  const t = words().setup
  useEffect(() => needAllArt(), [])
  return (
    <fieldset class="editions">
      <legend class="display">{t.edition}</legend>
      {props.editions.map((id) => (
        <label key={id} class="edition">
          <input
            type="radio"
            name="edition"
            value={id}
            checked={id === props.value}
            onChange={() => props.onPick(id)}
          />
          <span class="edition-street" aria-hidden="true">
            {FACES[id].map((building) => (
              <Building key={building} id={building} />
            ))}
          </span>
          <span class="display edition-name">{lang().editions[id]}</span>
          <span class="edition-about">{t.editions[id]}</span>
        </label>
      ))}
    </fieldset>
  )
}
