import type { EditionId } from '@machinami/cards'
import { useEffect } from 'preact/hooks'
import { needAllArt } from '../pictures/all-art.ts'
import { Building } from '../pictures/building.tsx'
import { linkTo } from '../shell/router.ts'
import { around } from '../words/around.ts'
import { lang } from '../words/index.ts'

/** Three buildings that say what an edition is about. */
const FACES: Readonly<Record<EditionId, readonly string[]>> = {
  base: ['bakery', 'cafe', 'train-station'],
  harbor: ['sushi-bar', 'tuna-boat', 'harbor'],
  row: ['loan-office', 'winery', 'park'],
  both: ['flower-shop', 'moving-company', 'airport'],
  two: ['mk2-flower-garden', 'mk2-temple', 'mk2-launch-pad'],
  legacy: ['legacy-fox-meadow', 'legacy-fountain', 'legacy-observatory'],
}

/** Lessons there are, by the edition they teach. */
const LESSONS: { readonly [id in EditionId]?: string } = { base: 'base', two: 'two' }

/** All editions side by side; what the chosen one is about stands below. */
export function EditionPicker(props: {
  readonly editions: readonly EditionId[]
  readonly value: EditionId
  readonly onPick: (id: EditionId) => void
}) {
  const t = around().setup
  const lesson = LESSONS[props.value]
  useEffect(() => needAllArt(), [])
  return (
    <fieldset class="editions">
      <legend>{t.edition}</legend>
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
          <span class="edition-name">{lang().editions[id]}</span>
        </label>
      ))}
      <p class="edition-about soft" aria-live="polite">
        {t.editions[props.value]} {lesson && <a href={linkTo('tutorial', lesson)}>{t.learn}</a>}
      </p>
    </fieldset>
  )
}
