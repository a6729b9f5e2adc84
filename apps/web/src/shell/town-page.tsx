import type { ComponentChildren } from 'preact'
import { HillTown } from '../pictures/hill-town.tsx'
import './alone.css'
import './page-head.css'
import './town-page.css'

/** A page that may be short: in the room it leaves stands a town. */
export function TownPage(props: { readonly class: string; readonly children: ComponentChildren }) {
  return (
    <main class="town-page">
      <div class={`page ${props.class}`}>{props.children}</div>
      <HillTown />
    </main>
  )
}
