import type { GameSummary, Me } from '@machinami/review'
import type { ComponentChildren } from 'preact'
import type { MeWords } from '../words/me-words.ts'

/** What every part of the screen is told. */
export interface Panel {
  readonly t: MeWords
  readonly me: Me
  readonly games: readonly GameSummary[]
}

export const Box = (props: { readonly title: string; readonly children: ComponentChildren }) => (
  <section class="paper me-box">
    <h2>{props.title}</h2>
    {props.children}
  </section>
)
