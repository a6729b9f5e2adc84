import { Fragment } from 'preact'
import { useGradually, useSteady } from '../shell/steady.ts'
import { useOwnDress } from '../street/dress.ts'
import type { Game } from '../table/game.ts'
import { words } from '../words/index.ts'
import { MarketCard } from './market-card.tsx'
import { headingOf, isBuilding, type Offer, offersFor, rowsOf } from './offers.ts'
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
  readonly hint?: string | undefined
  readonly onOpen: (id: string) => void
}) {
  const { game } = props
  const { list: offers, isBehind } = useGradually(useSteady(offersFor(game), idOf), idOf, PER_FRAME)
  const rows = rowsOf(game, offers)
  const isSorted = props.affordableFirst && isBuilding(game.question.value)
  // Where the market itself has rows they stay, and what can be afforded comes first in each.
  const isDealt = rows.some((row) => headingOf(game, row) !== null)
  const sorted = (offers: readonly Offer[]) => [
    offers.filter((offer) => offer.option),
    offers.filter((offer) => !offer.option),
  ]
  const shown = !isSorted ? rows : isDealt ? rows.map((row) => sorted(row).flat()) : sorted(rows.flat())
  const decks = game.decks.value.filter((n) => n > 0)
  const { Place, own } = useOwnDress(AFTER_THE_STREETS)
  return (
    <Place value={own}>
      <div class="market" aria-busy={isBehind}>
        {shown
          .filter((row) => row.length > 0)
          .map((row, i) => {
            const heading = isDealt ? headingOf(game, row) : null
            return (
              <Fragment key={isDealt ? i : row[0].card.id}>
                {heading !== null && <h3 class="row-heading">{words().table.rows[heading]}</h3>}
                <ul class="market-row">
                  {row.map((offer) => (
                    <MarketCard
                      key={offer.card.id}
                      offer={offer}
                      hint={props.hint === offer.card.id}
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
