import { useRef } from 'preact/hooks'
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
import { useSticker } from './use-sticker.ts'
import './sticker.css'

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
