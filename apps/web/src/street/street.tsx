import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { inTurn } from '../pace/turns.ts'
import { Building } from '../pictures/building.tsx'
import { useScenery } from '../pictures/scenery.ts'
import { useSteady } from '../shell/steady.ts'
import { useFit } from './available-space.ts'
import { Backdrop, Lanterns } from './backdrop.tsx'
import type { Fit } from './fit.ts'
import { drawnOf, lengthOf, type Plot, plotsOf, stateOf, widthOf } from './plots.ts'
import { Stand } from './stand.tsx'
import './street.css'

/**
 * Sizes are written where they apply and nowhere above: what is inherited would style a whole street again. Landmarks
 * stand a little apart from the shops.
 */
const plotStyle = (plot: Plot, { building }: Fit, apart = false) => ({
  '--w': widthOf(plot),
  width: `${(building * widthOf(plot)).toFixed(2)}px`,
  marginLeft: apart ? `${(building * 0.1).toFixed(2)}px` : '',
})

const SmallPlot = ({ seat, plot, size }: { readonly seat: number; readonly plot: Plot; readonly size: Fit }) => (
  <li class="plot" style={plotStyle(plot, size)} data-plot={`${seat}:${plot.id}`}>
    <span class="stand">
      {Array.from({ length: drawnOf(plot) }, (_, i) => (
        <Building key={i} id={plot.id} state={stateOf(plot, i)} depth={i} />
      ))}
    </span>
  </li>
)

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

/** Its animations one by one: an attribute would style everything that moves. */
function holdBreath(street: HTMLElement | null, isStill: boolean): void {
  for (const life of street?.querySelectorAll('.life') ?? [])
    for (const breath of life.getAnimations()) {
      if (isStill) breath.pause()
      else breath.play()
    }
}

/** A town as a drawn street. */
export function Street(props: {
  readonly game: Game
  readonly seat: number
  readonly size: 'mine' | 'other' | 'strip'
  readonly festive: boolean
  /** How many plots are there already, in a street that is laid out little by little. */
  readonly laid?: number
  readonly onOpen: (id: string) => void
}) {
  const { game, seat, size } = props
  const { season, colours } = useScenery()
  const street = useRef<HTMLDivElement>(null)
  // While things move on the table the street holds its breath: every frame belongs to them.
  useSignalEffect(() => {
    const isStill = game.busy.value
    if (size === 'mine') void inTurn(() => holdBreath(street.current, isStill))
  })
  const isStrip = size === 'strip'
  // A strip has room for what stands; the row of little houses beside the name says what is missing.
  const standing = plotsOf(game.towns[seat].value, game.cards).filter((plot) => plot.built || !isStrip)
  const plots = useSteady(standing, (plot) => plot.id)
  const wanted = wantedIn(game, seat)
  const fit = useFit(street, Math.max(1, lengthOf(plots)))
  return (
    <div ref={street} class={`street ${size}`} style={isStrip ? {} : { backgroundColor: colours.get('hill') }}>
      {!isStrip && fit && <Backdrop horizon={fit.horizon} />}
      {props.festive && <Lanterns />}
      <div class="road" data-season={season} />
      <ul class={`plots ${fit?.climbs ? 'climbs' : ''}`} aria-hidden={isStrip}>
        {fit &&
          plots.slice(0, props.laid).map((plot, i) =>
            isStrip ? (
              <SmallPlot key={plot.id} seat={seat} plot={plot} size={fit} />
            ) : (
              <li
                class="plot"
                key={plot.id}
                style={plotStyle(plot, fit, plot.kind === 'landmark' && plots[i - 1]?.kind === 'establishment')}
                data-season={fit.climbs ? season : undefined}
              >
                <Stand
                  game={game}
                  seat={seat}
                  plot={plot}
                  letters={fit.letters}
                  alive={size === 'mine'}
                  wanted={wanted.has(plot.id)}
                  onOpen={props.onOpen}
                />
              </li>
            ),
          )}
      </ul>
    </div>
  )
}
