import { label } from '@machinami/lang'
import { useEffect, useState } from 'preact/hooks'
import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { isBuilding, type Offer, offersFor } from '../game/offers.ts'
import { Building } from '../pictures/building.tsx'
import { Coin, Icon } from '../pictures/coin-face-icon.tsx'
import { colourOf, nameOf, symbolOf, textOf, tintOf, typeOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import '../theme/tint.css'

/** A card in the market: number, picture, name, type, what it does, price. */
export function MarketCard(props: {
  readonly offer: Offer
  readonly wanted: boolean
  readonly game: Game
  readonly onOpen: (id: string) => void
}) {
  const { offer } = props
  const { card, option, price } = offer
  const t = words()
  const name = nameOf(card.id)
  const canBuild = option !== null
  const order = label(lang(), { kind: 'build', card: card.id }, contextOf(props.game), { price })
  const isBuilt = card.kind !== 'establishment' && offer.mine > 0
  const [whyNot, say] = useWhyNot(props.game)
  return (
    <li
      class={`market-card ${tintOf(card)} ${canBuild ? 'can' : offer.isOut ? 'cannot' : ''} ${offer.left === 0 || isBuilt ? 'gone' : ''} ${props.wanted ? 'hint' : ''}`}
    >
      <button type="button" class="about" data-card={card.id} onClick={() => props.onOpen(card.id)}>
        <span class="picture">
          <Building id={card.id} />
          {offer.mine > 0 && card.kind === 'establishment' && (
            <span class="copies" aria-hidden="true">
              ×{offer.mine}
            </span>
          )}
          <span class={`sign ${colourOf(card)}`} aria-hidden="true">
            {card.kind === 'establishment' ? lang().totals(card.on) : '★'}
          </span>
        </span>
        <span class="text">
          <span class="name display">
            {name}
            {card.kind === 'establishment' && <span class="unseen">({lang().totals(card.on)})</span>}
            {card.kind === 'establishment' && offer.left > 0 && <span class="left">{t.table.left(offer.left)}</span>}
          </span>
          <span class="type">
            <Icon name={colourOf(card)} pen={colourOf(card)} size={16} />
            <Icon name={symbolOf(card)} pen={colourOf(card)} size={16} />
            <span>{typeOf(card)}</span>
          </span>
          <span class="does">{t.sentences(textOf(card))}</span>
          {offer.mine > 0 && card.kind === 'establishment' && <span class="unseen">{t.table.inTown(offer.mine)}</span>}
        </span>
      </button>
      <span class="side">
        {isBuilt ? (
          <span class="stands display">{t.card.obstacles['already-built'](0)}</span>
        ) : (
          <button
            type="button"
            class={`price ${canBuild ? 'main' : ''}`}
            aria-disabled={!canBuild}
            tabIndex={canBuild ? 0 : -1}
            aria-label={canBuild ? order : t.table.about(order, offer.missing || t.card.notNow)}
            onClick={() => (canBuild ? build(props.game, offer) : say(offer))}
          >
            <Coin size={18} />
            <span class="display">{price >= 0 ? price : '–'}</span>
          </button>
        )}
        {!canBuild && !isBuilt && offer.missing !== '' && <span class="missing">{offer.missing}</span>}
      </span>
      {whyNot !== '' && (
        <p class="why-not" role="status">
          {whyNot}
        </p>
      )}
    </li>
  )
}

/** How long a reason stays to be read, in milliseconds. */
const READING = 4000

/** Why a price that was tapped cannot be paid now, for a while. */
function useWhyNot(game: Game): [string, (offer: Offer) => void] {
  const [why, setWhy] = useState('')
  useEffect(() => {
    if (why === '') return
    const timer = setTimeout(() => setWhy(''), READING)
    return () => clearTimeout(timer)
  }, [why])
  const say = ({ card }: Offer) => {
    const t = words().card
    if (!isBuilding(game.question.peek())) return setWhy(t.whyNot)
    // A card that has not followed the question yet says nothing of what it was before.
    const now = offersFor(game).find((each) => each.card.id === card.id)
    // Who is asked to build and lacks nothing is in a lesson that wants another card.
    if (now?.option === null) setWhy(now.missing || t.whyNotInLesson)
  }
  return [why, say]
}

/** A price that is still that of the question before answers nothing. */
function build(game: Game, { option }: Offer): void {
  const question = game.question.peek()
  if (option && question?.options.includes(option)) void game.play(question, option.move)
}
