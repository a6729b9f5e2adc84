import { drawings } from './sheet.ts'

/** One drawing of the sheet. `alive` ones smoke and sway; a page full of copies prefers still ones. */
export function Building(props: {
  readonly id: string
  readonly alive?: boolean
  readonly state?: 'built' | 'scaffold' | 'closed'
}) {
  const drawing = drawings.value[props.id]
  const height = drawing?.height ?? 96
  const state = props.state ?? 'built'
  const name = `${props.alive ? 'b' : 's'}-${props.id}`
  return (
    <svg class="building" viewBox={`0 0 96 ${height}`} aria-hidden="true">
      <use href={`#${name}`} class={state === 'scaffold' ? 'dream' : ''} />
      {state === 'scaffold' && <use href="#scaffold-120" height="120" y={height - 120} />}
      {state === 'closed' && <use href={`#renovation-${height}`} />}
    </svg>
  )
}
