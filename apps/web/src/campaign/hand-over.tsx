import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import '../hand-over/hand-over.css'
import { words } from '../words/index.ts'
import type { CampaignSession } from './session.ts'
import { Main, Stage } from './stage.tsx'
import { people, playersOf, TownFace } from './towns.tsx'

/** What only one town may see: on a shared screen the device changes hands first. */
export function ForTown(props: {
  readonly session: CampaignSession
  readonly town: number
  readonly title: string
  readonly children: () => ComponentChildren
}) {
  const { session, town } = props
  const { state } = session.news.value
  const t = words().handOver
  const [isHere, setHere] = useState(session.together !== undefined || people(state).length < 2)
  if (isHere) return <>{props.children()}</>
  const name = playersOf(state)[town]
  return (
    <Stage
      session={session}
      kind="passing"
      title={props.title}
      dock={<Main onClick={() => setHere(true)}>{t.ready(name)}</Main>}
    >
      <div class="passing-paper paper">
        <TownFace state={state} town={town} size={84} />
        <h2>{t.title(name)}</h2>
        <p>{t.text}</p>
      </div>
    </Stage>
  )
}
