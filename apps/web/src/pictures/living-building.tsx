import { type Signal, signal } from '@preact/signals'
import type { Drawing } from '../art/index.ts'
import { Building } from './building.tsx'
import { drawings } from './drawings.ts'
import { apart, type Moving } from './moving-parts.ts'
import { cutOut, type Outline, outlinesOf } from './outline.ts'
import { idle, usePicture } from './pictures.ts'

/** Boxes around what moves in a drawing, by its markup; measured when there is time. */
const outlines = new Map<string, Signal<readonly Outline[] | null>>()

function outlinesIn({ markup }: Drawing): Signal<readonly Outline[] | null> {
  const known = outlines.get(markup)
  if (known) return known
  const made = signal<readonly Outline[] | null>(null)
  outlines.set(markup, made)
  void idle().then(() => {
    made.value = outlinesOf(apart(markup).moving.map((part) => part.markup))
  })
  return made
}

/** A picture each, so that moving it moves nothing else; its box is what it turns about. */
function Part(props: { readonly name: string; readonly part: Moving; readonly box: Outline; readonly height: number }) {
  const { part, box } = props
  const source = usePicture(props.name, () => cutOut(box, part.markup))
  const place = {
    left: `${(100 * box.x) / 96}%`,
    top: `${(100 * box.y) / props.height}%`,
    width: `${(100 * box.width) / 96}%`,
    animationDelay: `${part.nth * -1.6}s`,
  }
  return <img class={`life ${part.how}`} src={source} alt="" draggable={false} style={place} />
}

/** A building with its small life: smoke, laundry, flags. */
export function LivingBuilding({ id }: { readonly id: string }) {
  const drawing = drawings.value[id]
  if (!drawing?.animated) return <Building id={id} />
  const { moving } = apart(drawing.markup)
  const boxes = outlinesIn(drawing).value
  return (
    <span class="living building">
      <Building id={id} bodyOnly />
      {boxes?.map((box, i) => (
        <Part key={i} name={`${drawing.id}/${i}`} part={moving[i]} box={box} height={drawing.height} />
      ))}
    </span>
  )
}
