import { signal } from '@preact/signals'
import { type FaceName, face, USUAL_FACES } from '../art/faces.ts'

type Faces = { readonly [name in FaceName]?: () => string }

const known = signal<Faces>(USUAL_FACES)
let coming: Promise<void> | null = null

/** Who does not come is missed, and may come when they are needed next. */
function needMore(): void {
  coming ??= import('../art/more-faces.ts').then(
    ({ MORE_FACES }) => {
      known.value = { ...USUAL_FACES, ...MORE_FACES }
    },
    () => {
      coming = null
    },
  )
}

/** How to draw a face; nothing until it has been fetched. */
export function drawingOf(name: FaceName): (() => string) | undefined {
  const drawn = known.value[name]
  if (!drawn) needMore()
  return drawn && (() => face(drawn()))
}
