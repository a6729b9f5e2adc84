import { Fragment } from 'preact'
import type { Game } from '../game/game.ts'
import { type Offer, offersFor, type Row, rowsOf } from '../game/offers.ts'
import { useOwnScenery } from '../pictures/scenery.ts'
import { useGradually, useSteady } from '../shell/steady.ts'
import { words } from '../words/index.ts'
import { MarketTile } from './market-tile.tsx'
import './market.css'

/** When the market changes its dress, in milliseconds. */
const AFTER_THE_TOWN = 600
/** So many tiles change per frame when a new question changes them all. */
const PER_FRAME = 2

const idOf = ({ card }: Pick<Offer, 'card'>): string => card.id

/** Everything that can be built, in rows. A tile keeps its place: what can be built is told by how it looks. */
export function Market(props: {
  readonly game: Game
  readonly tile: { readonly width: number; readonly height: number }
  /** Landmarks come first, or stand at the right. */
  readonly landmarks: 'first' | 'last' | 'beside'
  /** The card a lesson wants now. */
  readonly wanted?: string | undefined
  /** Out of reach while the sheet is low. The whole market at once would be styled anew: it goes tile by tile. */
  readonly away: boolean
}) {
  const { game, tile, away } = props
  const rows = rowsOf(game, useSteady(offersFor(game), idOf))
  const inOrder = useSteady(
    rows.flatMap((row) => row.offers.map((offer) => ({ card: offer.card, offer, away }))),
    idOf,
  )
  const { shown, isBehind } = useGradually(inOrder, idOf, PER_FRAME)
  const decks = game.decks.value.filter((n) => n > 0)
  const { Place, own } = useOwnScenery(AFTER_THE_TOWN)
  const isOwn = ({ name, heading }: Row) => name === 'landmarks' || heading === 'landmarks'
  const ordered = props.landmarks === 'first' ? [...rows].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a))) : rows
  return (
    <Place value={own}>
      <section
        class={`market ${props.landmarks}`}
        aria-label={words().table.market}
        aria-busy={isBehind}
        style={{ '--tile': `${tile.width}px`, '--tile-high': `${tile.height}px` }}
      >
        {ordered.map((row) => {
          const { name, heading, places } = row
          return (
            <Fragment key={name}>
              {/* What rows are called is heard; their numbers are seen. */}
              {heading !== null && <h2 class="row-heading unseen">{words().table.rows[heading]}</h2>}
              <ul class={`market-row ${isOwn(row) ? 'own' : ''}`}>
                {places.map((id) => {
                  const each = shown.get(id)
                  // A place is kept for what is still to come: a market that comes back after a swap would hop otherwise.
                  if (!each) return <li key={`${id} to come`} class="tile-to-come" aria-hidden="true" />
                  return (
                    <MarketTile
                      key={idOf(each)}
                      offer={each.offer}
                      away={each.away}
                      wanted={props.wanted === idOf(each)}
                      game={game}
                    />
                  )
                })}
              </ul>
            </Fragment>
          )
        })}
        {decks.length > 0 && (
          <p class="decks soft">{decks.map((n) => words().table.deckLeft(n)).reduce(words().beside)}</p>
        )}
      </section>
    </Place>
  )
}
