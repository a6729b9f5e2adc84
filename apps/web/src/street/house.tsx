import type { Card } from '@machinami/cards'
import { Plate } from '../cards/plate.tsx'
import { plotKey, spotlight } from '../motion/spotlight.ts'
import { Building } from '../pictures/building.tsx'
import { Coin } from '../pictures/coin-face-icon.tsx'
import { LivingBuilding } from '../pictures/living-building.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { nameOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { drawnOf, type Plot, stateOf } from './plots.ts'
import { FINGER, type Spot } from './rows.ts'

/** A plot and where it is. */
export interface Placed {
  readonly plot: Plot
  readonly card: Card | undefined
  readonly spot: Spot
  readonly seat: number
}

/** What a screen reader hears of a plot. */
function describe({ plot, card }: Placed, isShut: boolean): string {
  const t = words().table
  if (plot.id === '') return words().stage.anySite
  const copies = plot.open + plot.closed
  const more = [
    copies > 1 ? t.copies(copies) : '',
    plot.closed > 0 ? t.closedNow(plot.closed) : '',
    plot.built ? '' : words().stage.notBuilt,
    plot.built || plot.price <= 0 ? '' : lang().coins(plot.price),
    isShut ? words().card.obstacles['not-open'](0) : '',
    plot.coinsOn > 0 ? t.investedNow(plot.coinsOn) : '',
  ]
  const numbers = card?.kind === 'establishment' ? lang().totals(card.on) : ''
  return t.plot(
    nameOf(plot.id),
    numbers,
    more.filter((each) => each !== ''),
  )
}

const px = (n: number): string => `${Math.round(n * 10) / 10}px`

/** Copies stand behind each other, a little to the right and higher up. */
const BESIDE = 0.12
const ABOVE = 0.09

/** A building's feet are this far below the ground it stands on, in parts of its width. */
const FEET = 6 / 96

/** What stands on a plot, as something to touch: the whole slot, with its plate. */
export function House(props: {
  readonly placed: Placed
  readonly strip: number
  readonly alive: boolean
  readonly wanted: boolean
  readonly shut: boolean
  readonly room: PlateRoom
  readonly onOpen: ((plot: Plot) => void) | undefined
}) {
  const { placed, strip } = props
  const { plot, spot, seat } = placed
  const key = plotKey(seat, plot.id)
  const { width } = spot
  const copies = drawnOf(plot)
  const slot = Math.max(FINGER, Math.min(spot.slot, width * 1.4))
  const high = Math.max(width * 1.02, FINGER - strip)
  const isLit = spotlight.value.plots.has(key)
  const aside = inwards(placed, width * (1 + (copies - 1) * BESIDE), props.room)
  return (
    <li
      class={`slot ${isLit ? 'lit' : ''}`}
      style={{ transform: `translate(${px(spot.x - slot / 2)}, ${px(spot.ground - high)})` }}
    >
      <button
        type="button"
        class={`stand ${plot.built ? '' : 'site'} ${props.wanted ? 'wanted' : ''}`}
        style={{ width: px(slot), height: px(high + strip) }}
        data-plot={key}
        disabled={props.onOpen === undefined}
        onClick={() => props.onOpen?.(plot)}
      >
        <span class="unseen">{describe(placed, props.shut)}</span>
        {isLit && <i class="halo" style={{ width: px(width * 1.5), height: px(width * 1.5) }} />}
        {Array.from({ length: copies }, (_, i) => {
          const left = slot / 2 + aside - width / 2 + (i - (copies - 1) / 2) * width * BESIDE
          const foot = high + width * FEET - i * width * ABOVE
          const state = stateOf(plot, i)
          // Moved, not laid out anew: a house glides aside for its second copy.
          const place = { width: px(width), translate: `${px(left)} calc(${px(foot)} - 100%)`, zIndex: copies - i }
          return (
            <span key={i} class="copy" style={place}>
              {props.alive && i === 0 && state === 'built' ? (
                <LivingBuilding id={plot.id} />
              ) : (
                <Building id={plot.id} state={state} />
              )}
            </span>
          )
        })}
      </button>
    </li>
  )
}

/** The sign in front of a plot. What it says is told with the house. */
function Sign({ placed: { plot, card, spot }, shut }: { readonly placed: Placed; readonly shut: boolean }) {
  // Where sites stand close together, the figure alone tells the price.
  const isRoomy = spot.slot >= 40
  if (card?.kind === 'establishment') return <Plate card={card} />
  if (!plot.built)
    return (
      <span key="site" class="sign site">
        {shut ? <Glyph name="lock" /> : plot.price > 0 && isRoomy ? <Coin size={12} /> : null}
        {plot.price > 0 ? plot.price : '?'}
      </span>
    )
  // What everybody has from the start is no landmark: the gold counts the same as beside the purse.
  if (plot.kind === 'bonus') return null
  return (
    <span key="landmark" class="sign landmark">
      <Glyph name="check" />
    </span>
  )
}

/** As wide as the plate of a card is at most, in pixels: figures, wider signs between them, padding and border. */
function widthOf(card: Card | undefined, plate: number): number {
  if (card?.kind !== 'establishment') return 0
  const text = lang().totals(card.on)
  const figures = text.replace(/[^0-9]/g, '').length
  return (figures * 0.65 + (text.length - figures) * 0.7) * Math.max(11, plate * 0.64) + 15
}

/** How far something so wide moves inwards at the edge of the town. */
function inwards({ spot }: Placed, width: number, { left, right }: PlateRoom): number {
  return Math.max(Math.min(0, right - spot.x - width / 2), left - spot.x + width / 2)
}

/** About as wide as a number of copies is, in pixels. */
const COUNT = 30

/** Where the town ends at both sides, for nothing stands beyond, and how high its plates are. */
export interface PlateRoom {
  readonly left: number
  readonly right: number
  readonly plate: number
  /** How far above the ground plates of the row behind begin. */
  readonly above: number
}

/** Plates, numbers of copies and gains stand before all houses, also before the roofs of the next row. */
export function Marks(props: {
  readonly placed: Placed
  readonly height: number
  readonly wanted: boolean
  readonly shut: boolean
  readonly room: PlateRoom
}) {
  const { placed, height, room } = props
  const { plot, spot, seat } = placed
  const key = plotKey(seat, plot.id)
  const gain = spotlight.value.plots.get(key)
  const { built } = spotlight.value
  const reached = built && plotKey(built.seat, built.card) === key ? built.reached : undefined
  const total = plot.open + plot.closed
  const roof = Math.min(height * spot.width * (spot.width < 55 ? 0.82 : 0.94), room.above)
  const right = Math.min(spot.width * 0.16, room.right - spot.x - COUNT)
  return (
    <div
      class={`marks ${gain === undefined ? '' : 'lit'} ${props.wanted ? 'wanted' : ''}`}
      data-plate={key}
      style={{ transform: `translate(${px(spot.x)}, ${px(spot.ground)})` }}
    >
      <span class="at-plate" style={{ marginLeft: px(inwards(placed, widthOf(placed.card, room.plate), room)) }}>
        <Sign placed={placed} shut={props.shut} />
      </span>
      {total > 1 && (
        <span class="copies" style={{ translate: `${px(right)} ${px(-roof)}` }}>
          ×{total}
        </span>
      )}
      {plot.coinsOn > 0 && (
        <span class="copies coins-on" style={{ translate: `${px(right)} ${px(-roof * 0.55)}` }}>
          {plot.coinsOn}
        </span>
      )}
      {gain !== undefined && gain !== 0 && (
        <span class="gain" style={{ top: px(-roof - 4) }}>
          {gain > 0 ? `+${gain}` : `−${-gain}`}
        </span>
      )}
      {reached && reached.of > 0 && (
        <span class={`gain reached ${reached.n === 1 ? 'first' : ''}`} style={{ top: px(-roof * 0.5) }}>
          {words().stage.nOf(reached.n, reached.of)}
        </span>
      )}
    </div>
  )
}
