import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { Building } from '../pictures/building.tsx'
import { LivingBuilding } from '../pictures/living-building.tsx'
import { lang, words } from '../words/index.ts'
import type { Letters } from './fit.ts'
import { drawnOf, type Plot, stateOf } from './plots.ts'

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

/** The sign in front of a plot. It says what stands there, because its picture may come later, or not at all. */
function Sign({ game, plot, letters }: { readonly game: Game; readonly plot: Plot; readonly letters: Letters }) {
  const card = game.cards.get(plot.id)
  const says = { role: 'img', 'aria-label': describe(game, plot) } as const
  if (card?.kind === 'establishment')
    return (
      <span {...says} class={`sign ${card.color} ${letters}`}>
        {lang().totals(card.on)}
      </span>
    )
  if (!plot.built)
    return (
      <span {...says} class={`sign site ${letters}`}>
        {plot.price > 0 ? plot.price : '…'}
      </span>
    )
  // What everybody has from the start is no landmark: stars and the marks beside the name count the same.
  if (card?.kind === 'bonus') return <span {...says} />
  return (
    <span {...says} class={`sign landmark ${letters}`}>
      ★
    </span>
  )
}

/** What stands on a plot. It does not know how large it is: a street that grows need not draw it again. */
export function Stand(props: {
  readonly game: Game
  readonly seat: number
  readonly plot: Plot
  readonly letters: Letters
  readonly alive: boolean
  readonly wanted: boolean
  readonly onOpen: (id: string) => void
}) {
  const { game, plot, seat, letters } = props
  const total = plot.open + plot.closed
  return (
    <button
      type="button"
      class={`stand ${plot.built ? '' : 'site'} ${props.wanted ? 'wanted' : ''}`}
      data-plot={`${seat}:${plot.id}`}
      onClick={() => props.onOpen(plot.id)}
    >
      {Array.from({ length: drawnOf(plot) }, (_, i) => {
        const state = stateOf(plot, i)
        return props.alive && i === 0 && state === 'built' ? (
          <LivingBuilding key="alive" id={plot.id} />
        ) : (
          <Building key={i} id={plot.id} state={state} depth={i} />
        )
      })}
      {total > 1 && (
        <span class={`copies ${letters}`} aria-hidden="true">
          ×{total}
        </span>
      )}
      {plot.coinsOn > 0 && (
        <span class={`coins-on ${letters}`} aria-hidden="true">
          {plot.coinsOn}
        </span>
      )}
      <Sign game={game} plot={plot} letters={letters} />
    </button>
  )
}
