import type { Ruleset } from '@machinami/cards'
import type { Town } from '@machinami/engine'
import { useMemo, useRef } from 'preact/hooks'
import { facesOf } from '../bots/who.ts'
import type { Game } from '../game/game.ts'
import { landmarksNeeded } from '../game/goal.ts'
import { spotlight } from '../motion/spotlight.ts'
import { Face } from '../pictures/coin-face-icon.tsx'
import { drawings } from '../pictures/drawings.ts'
import { useScenery } from '../pictures/scenery.ts'
import { lazyDialog } from '../shell/lazy.tsx'
import { useSteady } from '../shell/steady.ts'
import { words } from '../words/index.ts'
import { Backdrop } from './backdrop.tsx'
import { House, Marks, type Placed, type PlateRoom } from './house.tsx'
import type { TownBox } from './measures.ts'
import { type Plot, plotsOf, ridgeOf } from './plots.ts'
import { type Hillside, hillsideOf, ridgeSpots, rowsFor, spotsOf } from './rows.ts'
import './street.css'

/** They hang late in a game. */
const Lanterns = lazyDialog(
  () => import('./lanterns.tsx'),
  () => undefined,
)

export const FaceOf = (props: { readonly game: Game; readonly seat: number; readonly size?: number }) => (
  <Face name={facesOf(props.game.info.seats, props.game.frame?.faces?.())[props.seat]} size={props.size ?? 36} />
)

/** A hillside town on a stage of any size. It needs no game: only a town and the rules it was built by. */
export interface TownProps {
  readonly town: Town
  readonly ruleset: Ruleset
  readonly box: TownBox
  /** The stage behind it. */
  readonly width: number
  readonly height: number
  /** Where the water begins, if there is a quay. */
  readonly shore?: number | null
  readonly alive?: boolean
  readonly festive?: boolean
  readonly wanted?: ReadonlySet<string> | undefined
  /** Sites behind a lock. */
  readonly shut?: ReadonlySet<string> | undefined
  readonly label: string
  readonly onOpen?: (plot: Plot) => void
}

const NONE: ReadonlySet<string> = new Set()

const sameSpot = (a: Placed, b: Placed): boolean =>
  a.spot.x === b.spot.x && a.spot.ground === b.spot.ground && a.spot.width === b.spot.width

/** Houses and landmarks of a town with their places; what stays the same stays the same object. */
function usePlaced({ town, ruleset, box }: TownProps): { houses: Placed[]; ridge: Placed[]; hill: Hillside } {
  const cards = useMemo(() => new Map(ruleset.cards.map((card) => [card.id, card])), [ruleset])
  const plots = useSteady(plotsOf(town, cards), (plot) => plot.id).filter(isBuilding)
  const rows = useRef<{ readonly seat: number; readonly n: number } | null>(null)
  const kinds = plots.filter(({ kind }) => kind === 'establishment')
  // A town never goes back to fewer rows; another town begins anew.
  const before = rows.current?.seat === town.seat ? rows.current.n : 1
  rows.current = { seat: town.seat, n: rowsFor(kinds.length, box, before) }
  const hill = hillsideOf(box, kinds.length, rows.current.n)
  const spots = spotsOf(box, kinds.length, hill)
  const sites = ridgeOf(plots, ruleset.landmarks === 'shared' ? landmarksNeeded(ruleset) : 0)
  const onRidge = ridgeSpots(box, hill, sites.length, sites.at(-1)?.kind === 'community')
  const known = useRef(new Map<string, Placed>())
  const next = new Map<string, Placed>()
  const place = (plot: Plot, spot: Placed['spot'], key: string): Placed => {
    const fresh = { plot, spot, seat: town.seat, card: cards.get(plot.id) }
    const old = known.current.get(key)
    const kept = old && old.plot === plot && old.seat === fresh.seat && sameSpot(old, fresh) ? old : fresh
    next.set(key, kept)
    return kept
  }
  const houses = kinds.map((plot, i) => place(plot, spots[i], plot.id))
  const ridge = sites.map((plot, i) => place(plot, onRidge[i], plot.id || `any-${i}`))
  known.current = next
  return { houses, ridge, hill }
}

/** Something everybody holds, such as a token, is no building: its picture is small. */
const isBuilding = ({ id, kind }: Plot): boolean => kind !== 'bonus' || drawings.value[id]?.height !== 96

const keyOf = ({ plot, spot }: Placed): string => plot.id || `any-${spot.x}`

/** How high a building is drawn, in parts of its width. */
const highOf = ({ plot }: Placed): number => (plot.built ? (drawings.value[plot.id]?.height ?? 96) / 96 : 1.25)

/** Where plates may stand; the same object as long as nothing changes. */
const usePlateRoom = (box: TownBox, hill: Hillside, isPanned: boolean): PlateRoom =>
  useMemo(
    () => ({
      left: box.left - 2,
      right: isPanned ? Number.POSITIVE_INFINITY : box.right + 2,
      plate: hill.plate,
      above: hill.terraces[0].ground - hill.terraces[0].top + 2,
    }),
    [box.left, box.right, isPanned, hill.plate, hill.terraces[0].top],
  )

export function TownStage(props: TownProps) {
  const { town, box, width, height, wanted = NONE, shut = NONE } = props
  const { houses, ridge, hill } = usePlaced(props)
  const { season } = useScenery()
  const isPanned = hill.length > box.right - box.left
  const all = [...ridge, ...houses]
  const isLit = [...spotlight.value.plots.keys()].some((key) => key.startsWith(`${town.seat}:`))
  const ground = { width, height, box, hill, shore: props.shore ?? null, houses: houses.map(({ spot }) => spot) }
  const room = usePlateRoom(box, hill, isPanned)
  const standing = (list: readonly Placed[]) =>
    list.map((placed) => (
      <House
        key={keyOf(placed)}
        placed={placed}
        strip={hill.strip}
        alive={props.alive === true}
        wanted={wanted.has(placed.plot.id)}
        shut={shut.has(placed.plot.id)}
        room={room}
        onOpen={props.onOpen}
      />
    ))
  return (
    <section
      class={`town ${isLit ? 'some-lit' : ''}`}
      aria-label={props.label}
      data-season={season}
      style={{ width: `${width}px`, height: `${height}px`, '--plate': `${hill.plate}px` }}
    >
      <Backdrop ground={ground} />
      <div class={`hillside ${isPanned ? 'panned' : ''}`} style={{ height: `${box.end}px` }}>
        {props.festive && <Lanterns tops={hill.terraces.map(({ top }) => top)} scale={box.scale} />}
        <ul class="houses" style={isPanned ? { width: `${hill.length + 2 * box.left}px` } : {}}>
          {standing(houses)}
        </ul>
        <ul class="houses ridge" aria-label={words().table.rows.landmarks}>
          {standing(ridge)}
        </ul>
        <i class="veil" />
        <div class="all-marks" aria-hidden="true">
          {all.map((placed) => (
            <Marks
              key={keyOf(placed)}
              placed={placed}
              height={highOf(placed)}
              wanted={wanted.has(placed.plot.id)}
              shut={shut.has(placed.plot.id)}
              room={room}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
