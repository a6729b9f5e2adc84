import { Fragment } from 'preact'
import type { Game } from '../game/game.ts'
import { isBuilding, type Offer, offersFor, rowsOf } from '../game/offers.ts'
import { useOwnScenery } from '../pictures/scenery.ts'
import { useGradually, useSteady } from '../shell/steady.ts'
import { words } from '../words/index.ts'
import { MarketCard } from './market-card.tsx'
import './market.css'

/** When the market changes its dress, in milliseconds. */
const AFTER_THE_STREETS = 600
/** So many cards change per frame when a new question changes them all. */
const PER_FRAME = 1

const idOf = (offer: Offer): string => offer.card.id

/** Everything that can be built, in rows. While somebody is asked to build, what they can afford comes first. */
export function Market(props: {
  readonly game: Game
  readonly affordableFirst: boolean
  /** The card a lesson wants now. */
  readonly wanted?: string | undefined
  readonly onOpen: (id: string) => void
}) {
  const { game } = props
  const isSorted = props.affordableFirst && isBuilding(game.question.value)
  const rows = rowsOf(game, useSteady(offersFor(game), idOf), isSorted)
  const inOrder = rows.flatMap((row) => row.offers)
  const { shown, isBehind } = useGradually(inOrder, idOf, PER_FRAME)
  const decks = game.decks.value.filter((n) => n > 0)
  const { Place, own } = useOwnScenery(AFTER_THE_STREETS)
  return (
    <Place value={own}>
      <div class="market" aria-busy={isBehind}>
        {rows.map(({ name, heading, offers }) => {
          const laid = offers.flatMap((offer) => shown.get(idOf(offer)) ?? [])
          if (laid.length === 0) return null
          return (
            <Fragment key={name}>
              {heading !== null && <h3 class="row-heading">{words().table.rows[heading]}</h3>}
              <ul class="market-row">
                {laid.map((offer) => (
                  <MarketCard
                    key={offer.card.id}
                    offer={offer}
                    wanted={props.wanted === offer.card.id}
                    game={game}
                    onOpen={props.onOpen}
                  />
                ))}
              </ul>
            </Fragment>
          )
        })}
        {decks.length > 0 && (
          <p class="decks soft">{decks.map((n) => words().table.deckLeft(n)).reduce(words().beside)}</p>
        )}
      </div>
    </Place>
  )
}
