import { nameOf } from '../words/card-words.ts'
import { words } from '../words/index.ts'
import './mascot.css'

/** The mascot sits on the tile of the card it is with. */
export default function Mascot() {
  return (
    <span class="mascot">
      <svg viewBox="0 0 42 36" aria-hidden="true">
        <path class="legs" d="M12 22v12M17 23v11M28 23v11M33 21v13" />
        <path class="coat" d="M8 16q-4-1-4-6q4 0 6 4q10-3 19 0l3-7q4-3 8 0l1 6q-2 3-6 2q-1 10-8 10H15q-7 0-7-9z" />
        <path class="horns" d="M33 7q-1-5-6-6M36 6.500q2-4-1-6" />
        <path d="M37 10h.01" />
      </svg>
      <span class="unseen">{words().stage.markers.mascot(nameOf('mascot'))}</span>
    </span>
  )
}
