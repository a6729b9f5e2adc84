import { useHeading } from '../shell/heading.ts'
import { words } from '../words/index.ts'

/** Something to read while the worker wakes up, or the sky is painted. */
export function Laying({ on }: { readonly on: 'page' | 'table' }) {
  const place = useHeading<HTMLElement>()
  return (
    <main ref={place} class={on} aria-busy="true" tabIndex={-1}>
      <p class="display laying">{words().table.laying}</p>
    </main>
  )
}
