import type { Card } from '@machinami/cards'
import { scene } from '../art/street.ts'
import { contextOf } from '../table/context.ts'
import type { Game } from '../table/game.ts'
import { lang, words } from '../words/index.ts'
import { Building } from './building.tsx'
import { type Plot, plotsOf, widthOf } from './plots.ts'
import { Raw } from './raw.tsx'
import './street.css'

const BACKDROP = scene()

/** What a screen reader hears of a plot. */
function describe(game: Game, plot: Plot): string {
  const t = words().table
  const name = contextOf(game).cardName(plot.id)
  const card = game.cards.get(plot.id)
  const numbers = card?.kind === 'establishment' ? ` (${lang().totals(card.on)})` : ''
  const copies = plot.open + plot.closed > 1 ? `, ${t.copies(plot.open + plot.closed)}` : ''
  const closed = plot.closed > 0 ? `, ${t.closedNow(plot.closed)}` : ''
  const site = plot.built ? '' : `, ${lang().coins(plot.price)}`
  const coins = plot.coinsOn > 0 ? `, ${t.investedNow(plot.coinsOn)}` : ''
  return `${name}${numbers}${copies}${closed}${site}${coins}`
}

function Sign({ card, plot }: { readonly card: Card | undefined; readonly plot: Plot }) {
  if (card?.kind === 'establishment')
    return (
      <span class={`sign ${card.color}`} aria-hidden="true">
        {lang().totals(card.on)}
      </span>
    )
  if (!plot.built)
    return (
      <span class="sign site" aria-hidden="true">
        {plot.price > 0 ? plot.price : '…'}
      </span>
    )
  return (
    <span class="sign landmark" aria-hidden="true">
      ★
    </span>
  )
}

function SmallPlot({ seat, plot }: { readonly seat: number; readonly plot: Plot }) {
  const drawn = Math.min(3, Math.max(1, plot.open + plot.closed))
  return (
    <li class="plot" style={{ '--w': widthOf(plot) }} data-kind={plot.kind} data-plot={`${seat}:${plot.id}`}>
      <span class="stand">
        {Array.from({ length: drawn }, (_, i) => (
          <Building key={i} id={plot.id} />
        ))}
      </span>
    </li>
  )
}

function PlotView(props: {
  readonly game: Game
  readonly seat: number
  readonly plot: Plot
  readonly alive: boolean
  readonly small: boolean
  readonly onOpen: (id: string) => void
}) {
  const { game, plot, seat } = props
  const card = game.cards.get(plot.id)
  const total = plot.open + plot.closed
  const drawn = Math.min(3, Math.max(1, total))
  const answers = game.question.value?.options.some(
    ({ answer }) =>
      'card' in answer &&
      answer.card === plot.id &&
      (answer.kind === 'want' ? answer.seat === seat : seat === game.question.value?.seat) &&
      answer.kind !== 'build',
  )
  if (props.small) return <SmallPlot seat={seat} plot={plot} />
  return (
    <li class="plot" style={{ '--w': widthOf(plot) }} data-kind={plot.kind}>
      <button
        type="button"
        class={`stand ${plot.built ? '' : 'site'} ${answers ? 'wanted' : ''}`}
        data-plot={`${seat}:${plot.id}`}
        onClick={() => props.onOpen(plot.id)}
      >
        <span class="unseen">{describe(game, plot)}</span>
        {Array.from({ length: drawn }, (_, i) => (
          <Building
            key={i}
            id={plot.id}
            alive={props.alive && i === 0}
            state={plot.built ? (i >= drawn - plot.closed && plot.closed > 0 ? 'closed' : 'built') : 'scaffold'}
          />
        ))}
        {total > 1 && (
          <span class="copies" aria-hidden="true">
            ×{total}
          </span>
        )}
        {plot.coinsOn > 0 && (
          <span class="coins-on" aria-hidden="true">
            {plot.coinsOn}
          </span>
        )}
        <Sign card={card} plot={plot} />
      </button>
    </li>
  )
}

/** A town as a drawn street. */
export function Street(props: {
  readonly game: Game
  readonly seat: number
  readonly size: 'mine' | 'other' | 'strip'
  readonly festive: boolean
  readonly onOpen: (id: string) => void
}) {
  const { game, seat, size } = props
  const town = game.towns[seat].value
  // A strip has room for what stands; the row of little houses beside the name says what is missing.
  const plots = plotsOf(town, game.cards).filter((plot) => plot.built || size !== 'strip')
  const width = plots.reduce((sum, plot) => sum + widthOf(plot), 0)
  return (
    <div class={`street ${size}`} style={{ '--n': Math.max(1, width) }}>
      {size !== 'strip' && <Raw svg={BACKDROP} class="backdrop" />}
      {props.festive && (
        <svg class="lanterns" aria-hidden="true">
          <defs>
            <pattern id={`lanterns-${seat}`} width="96" height="40" patternUnits="userSpaceOnUse">
              <use href="#festival" width="96" height="96" y="-8" />
            </pattern>
          </defs>
          <rect width="100%" height="40" fill={`url(#lanterns-${seat})`} />
        </svg>
      )}
      <div class="road" />
      <ul class="plots" aria-hidden={size === 'strip'}>
        {plots.map((plot) => (
          <PlotView
            key={plot.id}
            game={game}
            seat={seat}
            plot={plot}
            alive={size === 'mine'}
            small={size === 'strip'}
            onOpen={props.onOpen}
          />
        ))}
      </ul>
    </div>
  )
}
