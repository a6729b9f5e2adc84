import type { Told } from '@machinami/campaign'
import { useState } from 'preact/hooks'
import { play } from '../sound/sounds.ts'
import { campaignWords } from './late-words.ts'
import { inLanguage } from './packs.ts'
import { ThingPicture } from './pictures.tsx'
import type { CampaignSession } from './session.ts'
import { isStill } from './sounds.ts'
import { Main, Stage } from './stage.tsx'
import { TownFace } from './towns.tsx'
import { Wax } from './wax.tsx'
import './stop.css'

/** Wax cracks, the band slides off, and the card is tucked under the deck. */
const BREAKING = 1300

/** STOP: what follows stays sealed until the table says so. */
export function Stop(props: {
  readonly session: CampaignSession
  readonly text: Told | null
  readonly onBreak: () => void
}) {
  const { session, text } = props
  const t = campaignWords()
  const { state } = session.news.value
  const [isBreaking, setBreaking] = useState(false)
  const breakSeal = () => {
    play('wax')
    if (isStill()) return props.onBreak()
    setBreaking(true)
    setTimeout(() => play('paper'), 600)
    setTimeout(props.onBreak, BREAKING)
  }
  const told = state.register.length
  return (
    <Stage
      session={session}
      kind="stop"
      above={inLanguage(state.head.title)}
      title={told === 0 ? t.stop.before : t.stop.told(told)}
      dock={
        <>
          <span class="gathered">
            {state.towns.map((_, town) => (
              <TownFace key={town} state={state} town={town} size={36} />
            ))}
          </span>
          <Main onClick={breakSeal} disabled={isBreaking || session.busy.value}>
            {t.stop.breakSeal}
          </Main>
        </>
      }
    >
      <div class={`stop-deck ${isBreaking ? 'breaking' : ''}`}>
        <div class="stop-card">
          <p class="stop-word display">STOP</p>
          {text?.paragraphs.map((paragraph) => (
            <p key={paragraph}>{withoutStop(paragraph)}</p>
          ))}
        </div>
        <div class="stop-band display">
          <span>{t.game(told + 1)}</span>
          <Wax />
          <span>{t.stop.sealed}</span>
        </div>
      </div>
      <Shelf session={session} />
      <p class="soft stop-note">{t.stop.nobodyLooks}</p>
    </Stage>
  )
}

/** The word stands on the card in large letters already. */
const withoutStop = (text: string): string => text.replace(/^(?:stop|ストップ)[!！]\s*/i, '')

/** Boxes that have been opened. How many there are besides nobody knows. */
function Shelf({ session }: { readonly session: CampaignSession }) {
  const { boxes } = session.news.value.state
  const t = campaignWords()
  if (boxes.length === 0) return null
  return (
    <ul class="box-shelf" aria-label={t.stop.opened}>
      {boxes.map(({ n }) => (
        <li key={n}>
          <ThingPicture book={session.book.value} id={`box-${n}`} isHigh />
          <span class="display">{n}</span>
        </li>
      ))}
    </ul>
  )
}
