import type { Drawing } from '../art/index.ts'
import { renovation, scaffold } from '../art/states.ts'
import { drawings } from './drawings.ts'
import { apart, still } from './moving-parts.ts'
import { cutOut } from './outline.ts'
import { usePicture } from './pictures.ts'
import './picture.css'

export type BuildingState = 'built' | 'scaffold' | 'closed'

const SCAFFOLD = 120

const whole = (height: number, markup: string, above = 0): string =>
  cutOut({ x: 0, y: -above, width: 96, height: height + above }, markup)

/** A building as a drawing of its own. */
export function draw({ markup, height }: Drawing, state: BuildingState, bodyOnly: boolean): string {
  if (bodyOnly) return whole(height, apart(markup).body)
  if (state === 'built') return whole(height, still(markup))
  if (state === 'closed') return whole(height, still(markup) + renovation(height))
  const above = SCAFFOLD - height
  const dream = `<g opacity="0.5" style="filter:grayscale(0.6)">${still(markup)}</g>`
  return whole(height, `${dream}<g transform="translate(0 ${-above})">${still(scaffold(SCAFFOLD))}</g>`, above)
}

/** A site where nobody knows yet what will stand. */
const emptySite = (): string => whole(SCAFFOLD, still(scaffold(SCAFFOLD)))

/** A building as a picture; what it is called is said beside it. */
export function Building(props: {
  readonly id: string
  readonly state?: BuildingState
  readonly bodyOnly?: boolean
  /** How many stand in front of it. */
  readonly depth?: number
}) {
  const { id, state = 'built', bodyOnly = false } = props
  const drawing = drawings.value[id]
  const height = state === 'scaffold' ? SCAFFOLD : (drawing?.height ?? 96)
  const name = `${drawing?.id}/${state}${bodyOnly ? '/body' : ''}`
  const drawn = drawing && (() => draw(drawing, state, bodyOnly))
  const source = usePicture(id === '' ? 'site' : name, id === '' ? emptySite : drawn)
  const style = props.depth ? { zIndex: -props.depth } : undefined
  return <img class="building" src={source} width={96} height={height} alt="" draggable={false} style={style} />
}
