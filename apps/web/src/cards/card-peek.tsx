import type { Card } from '@machinami/cards'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { earnedBy } from '../game/earned.ts'
import type { Game } from '../game/game.ts'
import { aside } from '../words/aside.ts'
import { nameOf, percent, textOf, tintOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { chancesIn, useCardOdds } from './card-odds.ts'
import { Plate } from './plate.tsx'
import { type Pointed, usePointed } from './pointed.ts'
import './card-peek.css'
import '../theme/tint.css'

const WIDTH = 272
const EDGE = 8

/** Beside a card of the market, above or below a building: never over what is pointed at. Nothing has to be measured. */
function placeOf({ target, seat }: Pointed): { readonly [style: string]: string } {
  const box = (target.closest('.market-card') ?? target).getBoundingClientRect()
  const across = (x: number) => `${Math.max(EDGE, Math.min(x, innerWidth - WIDTH - EDGE))}px`
  const [right, left] = [box.right + EDGE, box.left - EDGE - WIDTH]
  if (seat === null && (right + WIDTH + EDGE < innerWidth || left > EDGE)) {
    const x = across(right + WIDTH + EDGE < innerWidth ? right : left)
    if (box.top < innerHeight / 2) return { left: x, top: `${Math.max(EDGE, box.top)}px` }
    return { left: x, bottom: `${Math.max(EDGE, innerHeight - box.bottom)}px` }
  }
  const x = across(box.left + box.width / 2 - WIDTH / 2)
  const isAbove = box.top > innerHeight - box.bottom
  const [side, at] = isAbove ? ['bottom', innerHeight - box.top] : ['top', box.bottom]
  return { left: x, [side]: `${at + 4}px`, maxHeight: `${innerHeight - at - 4 - EDGE}px` }
}

/** The key facts of the card somebody points at. A click or a tap opens all there is to know. */
export function CardPeek({ game }: { readonly game: Game }) {
  const box = useRef<HTMLDivElement>(null)
  const pointed = usePointed()
  useLayoutEffect(() => {
    if (!pointed) return
    const { target } = pointed
    box.current?.showPopover?.()
    target.setAttribute('aria-describedby', 'peek')
    return () => target.removeAttribute('aria-describedby')
  }, [pointed])
  const card = pointed && game.cards.get(pointed.card)
  if (!card) return null
  return (
    <div
      key={pointed.n}
      ref={box}
      id="peek"
      popover="manual"
      role="tooltip"
      class={`peek paper ${tintOf(card)}`}
      style={{ width: `${WIDTH}px`, ...placeOf(pointed) }}
    >
      <Facts game={game} card={card} seat={pointed.seat ?? game.me.value} />
    </div>
  )
}

function Facts({ game, card, seat }: { readonly game: Game; readonly card: Card; readonly seat: number }) {
  const earned = earnedBy(game.happened.value, card.id, game.towns.length)[seat]
  const town = game.towns[seat].value
  const isOwned = town.cards.some(({ id }) => id === card.id) || earned !== 0
  return (
    <>
      <p class="peek-name display">
        <span>{nameOf(card.id)}</span>
        {card.kind === 'establishment' && (
          <span class="peek-numbers">
            <Plate card={card} />
            <span class="unseen">{lang().totals(card.on)}</span>
          </span>
        )}
      </p>
      {textOf(card).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {card.kind === 'establishment' && <Chances game={game} card={card} seat={seat} />}
      {card.kind === 'establishment' && isOwned && (
        <dl>
          <div class="peek-wide">
            <dt>{aside().ofCard.earnedSoFar}</dt>
            <dd>{lang().coins(earned)}</dd>
          </div>
        </dl>
      )}
    </>
  )
}

function Chances({ game, card, seat }: { readonly game: Game; readonly card: Card; readonly seat: number }) {
  const t = words().card
  const odds = useCardOdds(game, seat, card.id)
  const chances = chancesIn(odds)
  const unknown = odds === null ? '…' : '–'
  return (
    <>
      <p class="peek-about">{aside().ofCard.fires}</p>
      <dl>
        {[t.oneDie, t.twoDice].map((dice, i) => (
          <div key={dice}>
            <dt>{dice}</dt>
            <dd>{chances.length === 0 ? unknown : chances[i] === 0 ? aside().ofCard.never : percent(chances[i])}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
