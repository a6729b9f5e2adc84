import { type FaceName, face, USUAL_FACES } from '../art/faces.ts'
import { whenAsked } from './when-asked.ts'

type Faces = { readonly [name in FaceName]?: () => string }

const usual: Faces = USUAL_FACES
const others = whenAsked<Faces>(async () => (await import('../art/more-faces.ts')).MORE_FACES)

/** How to draw a face; nothing until it has been fetched. */
export function drawingOf(name: FaceName): (() => string) | undefined {
  const drawn = usual[name] ?? others()?.[name]
  return drawn && (() => face(drawn()))
}
