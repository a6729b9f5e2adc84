import { useGradually, useSteady } from '../shell/steady.ts'
import { useOwnDress } from '../street/dress.ts'
import type { Game } from '../table/game.ts'
import { words } from '../words/index.ts'
import { MarketCard } from './market-card.tsx'
import { isBuilding, type Offer, offersFor, rowsOf } from './offers.ts'
import './market.css'

/** When the market changes its dress, in milliseconds. */
const AFTER_THE_STREETS = 600
/** So many cards change per frame when a new question changes them all. */
const PER_FRAME = 2

const idOf = (offer: Offer): string => offer.card.id

/** Everything that can be built, in rows. While somebody is asked to build, what they can afford comes first. */
export function Market(props: {
  readonly game: Game
  readonly affordableFirst: boolean
  readonly hint?: string | undefined
  readonly onOpen: (id: string) => void
}) {
  const { game } = props
  const offers = useGradually(useSteady(offersFor(game), idOf), idOf, PER_FRAME)
  const rows = rowsOf(game, offers)
  const shown =
    props.affordableFirst && isBuilding(game.question.value)
      ? [rows.flat().filter((offer) => offer.option), rows.flat().filter((offer) => !offer.option)]
      : rows
  const decks = game.decks.value.filter((n) => n > 0)
  const { Place, own } = useOwnDress(AFTER_THE_STREETS)
  return (
    <Place value={own}>
      <div class="market">
        {shown
          .filter((row) => row.length > 0)
          .map((row) => (
            <ul class="market-row" key={row[0].card.id}>
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
          ))}
        {decks.length > 0 && (
          <p class="decks soft">{decks.map((n) => words().table.deckLeft(n)).reduce(words().beside)}</p>
        )}
      </div>
    </Place>
  )
}
