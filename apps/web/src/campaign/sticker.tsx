import { useEffect, useRef, useState } from 'preact/hooks'
import { play } from '../sound/sounds.ts'
import { nameOf } from '../words/card-words.ts'
import { Board } from './board.tsx'
import { textIn } from './book.ts'
import { campaignWords } from './late-words.ts'
import { ThingPicture } from './pictures.tsx'
import { Prose } from './prose.tsx'
import type { CampaignSession } from './session.ts'
import { Main, Stage } from './stage.tsx'
import { playersOf, tinted, townName } from './towns.tsx'
import './sticker.css'

/** So near to its place a sticker snaps, in pixels. */
const NEAR = 24
/** A finger that strays less than this has tapped, in pixels. */
const TAP = 6
/** An arrow key moves it so far. */
const NUDGE = 24

interface Place {
  readonly x: number
  readonly y: number
}
const HOME: Place = { x: 0, y: 0 }

/** A sticker for a board, put there by hand; free to move until it is stuck down. */
export function StickerView(props: {
  readonly session: CampaignSession
  readonly town: number
  readonly id: string
  readonly number: number | undefined
  readonly onStick: () => void
}) {
  const { session, town, id, number } = props
  const { state } = session.news.value
  const t = campaignWords()
  const text = textIn(state, session.book.value, id)
  const slot = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLButtonElement>(null)
  const sticker = useSticker(slot, sheet)
  const { place, isOn } = sticker
  return (
    <Stage
      session={session}
      kind="sticking"
      above={t.game(state.game)}
      title={t.sticker.title(townName(state, town))}
      dock={
        <>
          <span class="dock-text" style={tinted(state, town)}>
            <strong>{t.sticker.who(playersOf(state)[town])}</strong>
            <small id="sticker-how">{isOn ? t.sticker.forGood : t.sticker.how}</small>
          </span>
          <Main
            disabled={!isOn || session.busy.value}
            onClick={() => {
              play('wood')
              props.onStick()
            }}
          >
            {t.sticker.stick}
          </Main>
        </>
      }
    >
      <Board session={session} town={town}>
        <div class="sticker-slot" ref={slot} data-on={isOn}>
          <span class="unseen">{t.sticker.slot}</span>
        </div>
      </Board>
      <div class="sticker-sheet">
        <button
          ref={sheet}
          type="button"
          class={`sticker ${sticker.isHeld ? 'held' : ''} ${isOn ? 'on' : ''}`}
          style={{ translate: `${place.x}px ${place.y}px` }}
          aria-label={t.sticker.move(nameOf(id))}
          aria-pressed={isOn}
          aria-describedby="sticker-how"
          {...sticker.hands}
        >
          <ThingPicture book={session.book.value} id={id} />
          {number !== undefined && <span class="display sticker-number">{number}</span>}
        </button>
        <div class="sticker-words">
          <h2>{nameOf(id)}</h2>
          {text?.paragraphs.map((paragraph) => (
            <p key={paragraph} lang={text.language}>
              <Prose text={paragraph} />
            </p>
          ))}
          <p class="soft sticker-keys">{t.sticker.keys}</p>
        </div>
      </div>
    </Stage>
  )
}

type Ref<T> = { readonly current: T | null }

/** A sticker under a finger, or under the arrow keys. */
function useSticker(slot: Ref<HTMLElement>, sheet: Ref<HTMLElement>) {
  const [place, setPlace] = useState(HOME)
  const [isOn, setOn] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const from = useRef<{ readonly pointer: Place; readonly place: Place } | null>(null)
  const wasDragged = useRef(false)
  const put = (next: Place, snaps: boolean) => {
    const way = wayTo(slot.current, sheet.current, place)
    const isNear = snaps && way !== null && Math.hypot(next.x - way.x, next.y - way.y) <= NEAR * 1.5
    if (isNear && !isOn) play('paper')
    setPlace(isNear && way ? way : next)
    setOn(isNear)
  }
  const putOnOrBack = () => {
    const way = wayTo(slot.current, sheet.current, place)
    if (way) put(isOn ? HOME : way, !isOn)
  }
  // A window that changes its size moves the slot: the sticker goes back to its sheet.
  useEffect(() => {
    const back = () => {
      setPlace(HOME)
      setOn(false)
    }
    addEventListener('resize', back)
    return () => removeEventListener('resize', back)
  }, [])
  const hands = {
    onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { pointer: { x: event.clientX, y: event.clientY }, place }
      wasDragged.current = false
      setHeld(true)
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current
      if (!start) return
      const by = { x: event.clientX - start.pointer.x, y: event.clientY - start.pointer.y }
      wasDragged.current ||= Math.hypot(by.x, by.y) > TAP
      if (wasDragged.current) put({ x: start.place.x + by.x, y: start.place.y + by.y }, true)
    },
    onPointerUp: () => {
      from.current = null
      setHeld(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = KEYS[event.key]
      if (by) {
        event.preventDefault()
        put({ x: place.x + by.x * NUDGE, y: place.y + by.y * NUDGE }, true)
      } else if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        putOnOrBack()
      }
    },
    // Who cannot drag taps, as whoever has the screen read aloud does.
    onClick: () => {
      if (!wasDragged.current) putOnOrBack()
      wasDragged.current = false
    },
  }
  return { place, isOn, isHeld, hands }
}

const KEYS: { readonly [key: string]: Place } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** How far the sticker has to go from its sheet, so that the middle of it lies on the middle of its slot. */
function wayTo(slot: HTMLElement | null, sheet: HTMLElement | null, at: Place): Place | null {
  if (!slot || !sheet) return null
  const [target, here] = [slot.getBoundingClientRect(), sheet.getBoundingClientRect()]
  return {
    x: at.x + target.x + target.width / 2 - (here.x + here.width / 2),
    y: at.y + target.y + target.height / 2 - (here.y + here.height / 2),
  }
}
