import type { Question } from '@machinami/table'
import { useEffect, useRef } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { Glyph } from '../shell/glyph.tsx'
import { say } from '../shell/spoken.ts'
import { aside } from '../words/aside.ts'
import { nameOf } from '../words/card-words.ts'
import { useReorder } from './reorder.ts'
import { type CardOption, Tile } from './tiles.tsx'

const KEYS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** In what order cards act: drag them, move them with the arrows, or simply point at the next one. */
export function OrderTiles(props: {
  readonly game: Game
  readonly question: Question
  readonly options: readonly CardOption[]
}) {
  const { game, question, options } = props
  const t = aside().order
  const ids = options.map(({ answer }) => answer.card)
  const { order, placeOf, dragged, list, move, handlers, wasDragged } = useReorder(ids)
  const pressed = useRef<HTMLElement | null>(null)
  // What was moved with a key or an arrow keeps the focus at its new place.
  useEffect(() => pressed.current?.focus(), [order])
  const shift = (id: string, by: number, target: EventTarget | null) => {
    const to = order.indexOf(id) + by
    if (to < 0 || to >= order.length) return
    pressed.current = target instanceof HTMLElement ? target : null
    move(id, by)
    say(t.nowAt(nameOf(id), to + 1, order.length))
  }
  const withKeys = (id: string) => (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    shift(id, by, event.target)
  }
  return (
    <div class="ordering">
      <p class="soft">{t.how}</p>
      <ol class="tiles" ref={list}>
        {order.map((id) => {
          const option = options.find(({ answer }) => answer.card === id) ?? options[0]
          const place = placeOf(id)
          const lift = dragged?.id === id ? { transform: `translate(${dragged.dx}px, ${dragged.dy}px)` } : {}
          return (
            <li
              key={id}
              class={dragged?.id === id ? 'dragged' : ''}
              style={{ order: place, ...lift }}
              onKeyDown={withKeys(id)}
            >
              <span class="nth display" aria-hidden="true">
                {place + 1}
              </span>
              <Tile
                game={game}
                option={option}
                text={t.actsAt(nameOf(id), place + 1, order.length)}
                handlers={handlers(id)}
                onPick={() => {
                  if (!wasDragged()) void game.play(question, option.move)
                }}
              />
              <Shift id={id} isFirst={place === 0} isLast={place === order.length - 1} onShift={shift} />
            </li>
          )
        })}
      </ol>
      <button
        type="button"
        class="button main"
        data-answer="order"
        onClick={() => void game.playInOrder(question, order)}
      >
        {t.go}
      </button>
    </div>
  )
}

function Shift(props: {
  readonly id: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onShift: (id: string, by: number, target: EventTarget | null) => void
}) {
  const { id, onShift } = props
  const t = aside().order
  return (
    <span class="shift">
      <button
        type="button"
        aria-label={t.earlier(nameOf(id))}
        aria-disabled={props.isFirst}
        onClick={(event) => onShift(id, -1, event.currentTarget)}
      >
        <Glyph name="back" />
      </button>
      <button
        type="button"
        class="later"
        aria-label={t.later(nameOf(id))}
        aria-disabled={props.isLast}
        onClick={(event) => onShift(id, 1, event.currentTarget)}
      >
        <Glyph name="back" />
      </button>
    </span>
  )
}
