import { label } from '@machinami/lang'
import { TileFace } from '../cards/tile-face.tsx'
import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import type { Offer } from '../game/offers.ts'
import { Coin } from '../pictures/coin-face-icon.tsx'
import { lazyDialog } from '../shell/lazy.tsx'
import { nameOf, textOf, tintOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { lettersWide } from '../words/letters-wide.ts'
import '../theme/tint.css'

/** Few games have one. */
const Mascot = lazyDialog(
  () => import('./mascot.tsx'),
  () => undefined,
)

/** So many letters stand beside a price. */
const SHORT = 13

/** Copies that are left, of those a game begins with; of those in a deck nobody knows which are gone. */
const allOf = (game: Game, { card, left }: Offer): { readonly n: number; readonly of: number } | undefined => {
  if (card.kind !== 'establishment') return undefined
  if (game.decks.value.length > 0) return { n: left, of: left }
  return { n: left, of: card.copies === 'players' ? game.towns.length : card.copies }
}

/** A card of the market as a tile. Touching it brings its words into the dock, touching its price builds it. */
export function MarketTile(props: {
  readonly offer: Offer
  readonly away: boolean
  readonly wanted: boolean
  readonly game: Game
}) {
  const { offer, game } = props
  const { card, option } = offer
  const t = words()
  const canBuild = option !== null
  const isBuilt = card.kind !== 'establishment' && offer.mine > 0
  const isChosen = game.chosen.value === card.id
  const mascot = game.mascot.value === card.id
  return (
    <li
      inert={props.away}
      class={`market-card ${tintOf(card)} ${canBuild ? 'can' : offer.isOut ? 'cannot' : ''} ${offer.left === 0 ? 'gone' : ''} ${isChosen ? 'chosen' : ''} ${props.wanted ? 'hint' : ''}`}
    >
      <button
        type="button"
        class="about"
        data-card={card.id}
        aria-pressed={isChosen}
        onClick={() => {
          game.chosen.value = isChosen ? null : card.id
        }}
      >
        <TileFace card={card} mine={offer.mine} left={allOf(game, offer)} />
        <span class="unseen">
          {nameOf(card.id)} {card.kind === 'establishment' && `(${lang().totals(card.on)})`} {t.sentences(textOf(card))}{' '}
          {card.kind === 'establishment' && offer.left > 0 && t.table.left(offer.left)}{' '}
          {offer.mine > 0 && card.kind === 'establishment' && t.table.inTown(offer.mine)}
        </span>
      </button>
      {isBuilt ? (
        <span class="stands display">✓ {t.card.obstacles['already-built'](0)}</span>
      ) : (
        <Price game={game} offer={offer} />
      )}
      {mascot && <Mascot />}
    </li>
  )
}

function Price({ game, offer }: { readonly game: Game; readonly offer: Offer }) {
  const { card, option, price, missing } = offer
  const t = words()
  const canBuild = option !== null
  const order = label(lang(), { kind: 'build', card: card.id }, contextOf(game), price >= 0 ? { price } : {})
  const told = offer.short > 0 ? t.stage.short(offer.short) : missing
  const isLong = lettersWide(told) > SHORT
  return (
    <button
      type="button"
      class={`price ${canBuild ? 'main' : ''}`}
      aria-disabled={!canBuild}
      tabIndex={canBuild ? 0 : -1}
      aria-label={canBuild ? order : t.table.about(order, told || t.card.notNow)}
      onClick={() => {
        if (canBuild) build(game, offer)
        else game.chosen.value = card.id
      }}
    >
      {/* The label says it in a sentence of its own: what does not stand in it as it is seen is drawn. */}
      <span class="price-shown" key={`${canBuild} ${told}`} aria-hidden="true">
        {canBuild && <span class="drawn" data-word={card.kind === 'community' ? t.stage.give : t.stage.build} />}
        {(canBuild || !isLong) && <Coin size={14} />}
        {canBuild ? <b>{price}</b> : !isLong && <b class="drawn" data-word={price >= 0 ? price : '–'} />}
        {canBuild
          ? card.kind === 'establishment' && <em class="left drawn" data-word={t.table.left(offer.left)} />
          : told !== '' && <em class={`missing ${isLong ? 'long' : ''}`}>{told}</em>}
      </span>
    </button>
  )
}

/** A price that is still that of the question before answers nothing. */
export function build(game: Game, { option }: Offer): void {
  const question = game.question.peek()
  if (option && question?.options.includes(option)) void game.play(question, option.move)
}
