import type { Card } from '@machinami/cards'
import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { nextFrame } from '../motion/pace.ts'
import { useSteady } from '../shell/steady.ts'
import { contextOf } from '../table/context.ts'
import type { Game } from '../table/game.ts'
import { lang, words } from '../words/index.ts'
import { Backdrop, Lanterns } from './backdrop.tsx'
import { Building, type BuildingState, LivingBuilding } from './building.tsx'
import { useDress } from './dress.ts'
import { lengthOf, type Plot, plotsOf, widthOf } from './plots.ts'
import './street.css'

/** What a screen reader hears of a plot. */
function describe(game: Game, plot: Plot): string {
  const t = words().table
  const name = contextOf(game).cardName(plot.id)
  const card = game.cards.get(plot.id)
  const copies = plot.open + plot.closed
  const more = [
    copies > 1 ? t.copies(copies) : '',
    plot.closed > 0 ? t.closedNow(plot.closed) : '',
    plot.built ? '' : lang().coins(plot.price),
    plot.coinsOn > 0 ? t.investedNow(plot.coinsOn) : '',
  ]
  const numbers = card?.kind === 'establishment' ? lang().totals(card.on) : ''
  return t.plot(
    name,
    numbers,
    more.filter((each) => each !== ''),
  )
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

/** Copies stand behind each other: three can be seen. */
const drawnOf = (plot: Plot): number => Math.min(3, Math.max(1, plot.open + plot.closed))

const stateOf = (plot: Plot, nth: number): BuildingState => {
  if (!plot.built) return 'scaffold'
  return plot.closed > 0 && nth >= drawnOf(plot) - plot.closed ? 'closed' : 'built'
}

const SmallPlot = ({ seat, plot }: { readonly seat: number; readonly plot: Plot }) => (
  <li class="plot" style={{ '--w': widthOf(plot) }} data-plot={`${seat}:${plot.id}`}>
    <span class="stand">
      {Array.from({ length: drawnOf(plot) }, (_, i) => (
        <Building key={i} id={plot.id} depth={i} />
      ))}
    </span>
  </li>
)

function PlotView(props: {
  readonly game: Game
  readonly seat: number
  readonly plot: Plot
  readonly alive: boolean
  readonly wanted: boolean
  /** Landmarks stand a little apart from the shops. */
  readonly apart: boolean
  readonly onOpen: (id: string) => void
}) {
  const { game, plot, seat } = props
  const total = plot.open + plot.closed
  return (
    <li class={`plot ${props.apart ? 'apart' : ''}`} style={{ '--w': widthOf(plot) }}>
      <button
        type="button"
        class={`stand ${plot.built ? '' : 'site'} ${props.wanted ? 'wanted' : ''}`}
        data-plot={`${seat}:${plot.id}`}
        onClick={() => props.onOpen(plot.id)}
      >
        <span class="unseen">{describe(game, plot)}</span>
        {Array.from({ length: drawnOf(plot) }, (_, i) => {
          const state = stateOf(plot, i)
          return props.alive && i === 0 && state === 'built' ? (
            <LivingBuilding key="alive" id={plot.id} />
          ) : (
            <Building key={i} id={plot.id} state={state} depth={i} />
          )
        })}
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
        <Sign card={game.cards.get(plot.id)} plot={plot} />
      </button>
    </li>
  )
}

/** Cards in this street that would answer the open question. */
function wantedIn(game: Game, seat: number): ReadonlySet<string> {
  const question = game.question.value
  const wanted = new Set<string>()
  for (const { answer } of question?.options ?? []) {
    if (!('card' in answer) || answer.kind === 'build') continue
    if ((answer.kind === 'want' ? answer.seat : question?.seat) === seat) wanted.add(answer.card)
  }
  return wanted
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
  const { season } = useDress()
  const street = useRef<HTMLDivElement>(null)
  // While things move on the table the street holds its breath: every frame belongs to them.
  useSignalEffect(() => {
    void game.busy.value
    void nextFrame().then(() => {
      for (const life of street.current?.querySelectorAll('.life') ?? [])
        life.toggleAttribute('data-still', game.busy.peek())
    })
  })
  const isStrip = size === 'strip'
  // A strip has room for what stands; the row of little houses beside the name says what is missing.
  const standing = plotsOf(game.towns[seat].value, game.cards).filter((plot) => plot.built || !isStrip)
  const plots = useSteady(standing, (plot) => plot.id)
  const wanted = wantedIn(game, seat)
  return (
    <div ref={street} class={`street ${size}`} style={{ '--n': Math.max(1, lengthOf(plots)) }} data-season={season}>
      {!isStrip && <Backdrop />}
      {props.festive && <Lanterns />}
      <div class="road" />
      <ul class="plots" aria-hidden={isStrip}>
        {plots.map((plot, i) =>
          isStrip ? (
            <SmallPlot key={plot.id} seat={seat} plot={plot} />
          ) : (
            <PlotView
              key={plot.id}
              game={game}
              seat={seat}
              plot={plot}
              alive={size === 'mine'}
              wanted={wanted.has(plot.id)}
              apart={plot.kind === 'landmark' && plots[i - 1]?.kind === 'establishment'}
              onOpen={props.onOpen}
            />
          ),
        )}
      </ul>
    </div>
  )
}
