import { useEffect, useState } from 'preact/hooks'
import { play } from '../sound/sounds.ts'
import { nameOf } from '../words/card-words.ts'
import { textIn } from './book.ts'
import { campaignWords } from './late-words.ts'
import { ThingPicture } from './pictures.tsx'
import { Prose } from './prose.tsx'
import type { CampaignSession } from './session.ts'
import { hum, isStill } from './sounds.ts'
import { Main, Stage } from './stage.tsx'
import { tinted, townName } from './towns.tsx'
import './box.css'

/** A box with its ribbon still tied. */
export function SealedBox(props: {
  readonly session: CampaignSession
  readonly n: number
  readonly onOpen: () => void
}) {
  const { session, n } = props
  const t = campaignWords()
  return (
    <Stage
      session={session}
      kind="box"
      above={t.game(session.news.value.state.game)}
      title={t.box.title(n)}
      dock={
        <>
          <span class="dock-text">
            <strong>{t.box.sealed}</strong>
            <small>{t.box.together}</small>
          </span>
          <Main
            disabled={session.busy.value}
            onClick={() => {
              play('ribbon')
              props.onOpen()
            }}
          >
            {t.box.open}
          </Main>
        </>
      }
    >
      <div class="box-scene">
        <Carton n={n} isOpen={false} />
      </div>
    </Stage>
  )
}

/** Ribbon, rest, lid, glow, things, name, what to do: one touch ends it. */
const OPENING = 2100
/** Of more things than this some are not shown; of every kind there is one. */
const MOST_SHOWN = 10
/** More than this lie in two rows, which are as even as can be. */
const MOST_IN_A_ROW = 4

function inRows(of: number): { readonly '--per': number; readonly '--rows': number } {
  const rows = of > MOST_IN_A_ROW ? 2 : 1
  return { '--per': Math.max(2, Math.ceil(of / rows)), '--rows': rows }
}

/** What was in it. */
export function OpenedBox(props: {
  readonly session: CampaignSession
  readonly n: number
  readonly onNext: () => void
}) {
  const { session, n } = props
  const { state } = session.news.value
  const t = campaignWords()
  const text = textIn(state, session.book.value, `box-${n}`)
  const things = state.boxes.find((box) => box.n === n)?.things ?? []
  const [isDone, setDone] = useState(isStill())
  useEffect(() => {
    if (isDone) return
    const lid = setTimeout(() => play('wood'), 750)
    const rise = setTimeout(hum, 1300)
    const end = setTimeout(() => setDone(true), OPENING)
    return () => {
      for (const timer of [lid, rise, end]) clearTimeout(timer)
    }
  }, [isDone])
  const pieces = things
    .flatMap(({ id, count }) => Array<string>(Math.min(count, MOST_SHOWN + 1 - things.length)).fill(id))
    .slice(0, MOST_SHOWN)
  const isOneEach = things.length === 1 && pieces.length <= MOST_IN_A_ROW && pieces.length >= state.towns.length
  const list = things.map(({ id, count }) => t.box.thing(nameOf(id), count))
  return (
    <Stage
      session={session}
      kind="box"
      above={t.game(state.game)}
      title={t.box.title(n)}
      dock={
        <>
          <span class="dock-text">{t.box.nextCard}</span>
          <Main onClick={props.onNext} disabled={session.busy.value}>
            {t.box.take}
          </Main>
        </>
      }
    >
      <div class={`box-scene opened ${isDone ? 'done' : 'opening'}`} onClick={() => setDone(true)}>
        <div class="box-words">
          <h2>{text?.title ?? list.join(' · ')}</h2>
          {text?.paragraphs.map((paragraph) => (
            <p key={paragraph} lang={text.language}>
              <Prose text={paragraph} />
            </p>
          ))}
        </div>
        <div class="box-air" aria-hidden="true">
          <ul class={`box-things ${isOneEach ? 'one-each' : ''}`} style={inRows(pieces.length)}>
            {pieces.map((id, nth) => (
              <li key={nth} style={{ '--nth': nth }}>
                <ThingPicture book={session.book.value} id={id} />
                {isOneEach && nth < state.towns.length && (
                  <span class="thing-town" style={tinted(state, nth)}>
                    {townName(state, nth)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
        <Carton n={n} isOpen />
      </div>
    </Stage>
  )
}

/** The box itself: the same for all, and its number. */
function Carton({ n, isOpen }: { readonly n: number; readonly isOpen: boolean }) {
  return (
    <svg class="carton" viewBox="0 0 360 190" aria-hidden="true">
      <ellipse cx="180" cy="174" rx="150" ry="12" fill="rgb(70 45 10 / 0.25)" />
      {isOpen && <path class="inside" d="M82 40h196l22 32H60z" fill="#6f5a44" stroke="#22314f" stroke-width="2" />}
      {isOpen && <path class="inside" d="M92 48h176l15 22H77z" fill="#ffdf8f" />}
      <g stroke="#22314f" stroke-width="2" stroke-linejoin="round">
        <path d="M60 72h240v94q0 6 -6 6H66q-6 0 -6 -6z" fill="#e2c99f" />
        <path d="M163 72h34v100h-34z" fill="#e9b44c" />
      </g>
      <g class="lid" stroke="#22314f" stroke-width="2" stroke-linejoin="round">
        <path d="M48 42h264v32H48z" fill="#f0dcb4" />
        <path d="M160 42h40v32h-40z" fill="#e9b44c" />
        <g class="bow">
          <path d="M180 42q-46 -40 -58 -13t58 13zM180 42q46 -40 58 -13t-58 13z" fill="#e9b44c" />
        </g>
      </g>
      <circle cx="180" cy="122" r="27" fill="#fffdf7" stroke="#22314f" stroke-width="2" />
      <text x="180" y="133" text-anchor="middle" font-size="31" font-weight="800" fill="#22314f">
        {n}
      </text>
    </svg>
  )
}
