import { coin } from '../art/coin.ts'
import { colourOf, nameOf, symbolIcon, textOf, typeIcon, typeOf } from '../cards/words-of-card.ts'
import { Building } from '../street/building.tsx'
import { Raw } from '../street/raw.tsx'
import { lang, words } from '../words/index.ts'
import type { Offer } from './offers.ts'

const COIN = coin(18)

/** A card in the market: number, picture, name, type, what it does, price. */
export function MarketCard(props: {
  readonly offer: Offer
  readonly asking: boolean
  readonly hint: boolean
  readonly onBuild: (offer: Offer) => void
  readonly onOpen: (id: string) => void
}) {
  const { offer, asking } = props
  const { card, option, price } = offer
  const t = words()
  const name = nameOf(card.id)
  const canBuild = option !== null
  return (
    <li
      class={`market-card ${colourOf(card)} ${canBuild ? 'can' : asking || offer.missing ? 'cannot' : ''} ${props.hint ? 'hint' : ''}`}
    >
      <button type="button" class="about" onClick={() => props.onOpen(card.id)}>
        <span class="picture">
          <Building id={card.id} />
          {offer.mine > 0 && card.kind === 'establishment' && (
            <span class="copies">
              <span aria-hidden="true">×{offer.mine}</span>
              <span class="unseen">{t.table.inTown(offer.mine)}</span>
            </span>
          )}
          <span class={`sign ${colourOf(card)}`}>{card.kind === 'establishment' ? lang().totals(card.on) : '★'}</span>
        </span>
        <span class="text">
          <span class="name display">
            {name}
            {card.kind === 'establishment' && offer.left > 0 && <span class="left">{t.table.left(offer.left)}</span>}
          </span>
          <span class="type">
            <Raw svg={typeIcon(card, 16)} />
            <Raw svg={symbolIcon(card, 16)} />
            <span>{typeOf(card)}</span>
          </span>
          <span class="does">{textOf(card).join(' ')}</span>
        </span>
      </button>
      <span class="side">
        <button
          type="button"
          class={`price ${canBuild ? 'main' : ''}`}
          disabled={!canBuild}
          aria-label={`${lang().answers.build({ kind: 'build', card: card.id }, context, { price })}${offer.missing ? `: ${offer.missing}` : ''}`}
          onClick={() => props.onBuild(offer)}
        >
          <Raw svg={COIN} />
          <span class="display">{price >= 0 ? price : '–'}</span>
        </button>
        {!canBuild && offer.missing !== '' && <span class="missing">{offer.missing}</span>}
      </span>
    </li>
  )
}

const context = { cardName: nameOf, seatName: (seat: number) => String(seat + 1) }
