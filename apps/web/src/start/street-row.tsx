import { useEffect, useState } from 'preact/hooks'
import { BASE_DRAWN } from '../art/drawn-cards.ts'
import {
  bench,
  bicycle,
  cat,
  groundStrip,
  lampPost,
  type Piece,
  person,
  pieceSvg,
  postBox,
  scene,
  tree,
  utilityPole,
  vending,
  wires,
} from '../art/street.ts'
import { nextFrame } from '../pace/pace.ts'
import { drawings, needDrawn } from '../pictures/drawings.ts'
import { LivingBuilding } from '../pictures/living-building.tsx'
import { usePicture } from '../pictures/pictures.ts'

const ROW = [
  'tree',
  'bakery',
  'cafe',
  'lamp',
  'convenience-store',
  'pole',
  'family-restaurant',
  'train-station',
  'tree',
  'farmers-market',
  'radio-tower',
  'lamp',
  'cheese-factory',
  'pole',
  'apple-orchard',
  'stadium',
  'tree',
  'furniture-factory',
  'amusement-park',
  'ranch',
  'tree',
]

const THINGS: Readonly<Record<string, Piece>> = { tree, lamp: lampPost, pole: utilityPole }
const HEIGHT = 200
const GROUND = 176
const BETWEEN = 4
const BUILDING = 96

/** Where everything of the row begins. */
const places = ROW.map((id, i) => ({
  id,
  x: 10 + ROW.slice(0, i).reduce((sum, each) => sum + (THINGS[each]?.width ?? BUILDING) + BETWEEN, 0),
}))
const last = places[places.length - 1]
const WIDTH = last.x + (THINGS[last.id]?.width ?? BUILDING) + BETWEEN + 10

const poles = places.filter(({ id }) => id === 'pole').map(({ x }) => x + 14)

const LIFE: readonly (readonly [name: string, piece: Piece, x: number])[] = [
  ['cat', cat('dark'), 250],
  ['post-box', postBox, 330],
  ['bicycle', bicycle(), 420],
  ['woman', person('vermilion'), 640],
  ['man', person('pine'), 652],
  ['bench', bench, 1010],
  ['vending', vending, 1190],
  ['child', person('wisteria'), 1330],
]

/** A box of the row; all in parts of its width, so that the row can be of any size. */
const placed = (
  x: number,
  y: number,
  width: number,
): { readonly left: string; readonly top: string; readonly width: string } => ({
  left: `${(100 * x) / WIDTH}%`,
  top: `${(100 * y) / HEIGHT}%`,
  width: `${(100 * width) / WIDTH}%`,
})

function Thing({
  name,
  piece,
  x,
  y,
}: {
  readonly name: string
  readonly piece: Piece
  readonly x: number
  readonly y: number
}) {
  const source = usePicture(`street/${name}`, () => pieceSvg(piece))
  return <img src={source} alt="" width={piece.width} height={piece.height} style={placed(x, y, piece.width)} />
}

function Standing({ id, x }: { readonly id: string; readonly x: number }) {
  const thing = THINGS[id]
  if (thing) return <Thing name={id} piece={thing} x={x} y={GROUND - thing.height} />
  const height = drawings.value[id]?.height ?? BUILDING
  return (
    <span class="start-building" style={placed(x, GROUND + 6 - height, BUILDING)}>
      <LivingBuilding id={id} />
    </span>
  )
}

const SCENE = scene().replace(/ style="[^"]*"/, '')

const strung = poles.slice(1).map((to, i) => ({ name: `wires-${i}`, x: poles[i], width: to - poles[i] }))

/** Pixels per unit of the row at its smallest, as in the style sheet. */
const SMALLEST = 190 / HEIGHT
/** How far to both sides of its middle the row can be seen. */
const sightNow = (): number => Math.min(WIDTH / 2, innerWidth / 2 / SMALLEST)

function useSight(): number {
  const [sight, setSight] = useState(sightNow)
  useEffect(() => {
    const look = () => setSight(sightNow())
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [])
  return sight
}

/** A whole street with hills and sea behind it, built thing by thing: one a frame, and only what can be seen. */
export default function StreetRow() {
  const sight = useSight()
  const isSeen = (x: number, width: number) => Math.abs(x + width / 2 - WIDTH / 2) < sight + width / 2
  const standing = places.filter(({ id, x }) => isSeen(x, THINGS[id]?.width ?? BUILDING))
  const wired = strung.filter(({ x, width }) => isSeen(x, width))
  const life = LIFE.filter(([, piece, x]) => isSeen(x, piece.width))
  const all = standing.length + wired.length + life.length
  const [shown, show] = useState(0)
  useEffect(() => {
    if (shown < all) void nextFrame().then(() => show(shown + 1))
  }, [shown, all])
  const after = (others: number) => Math.max(0, shown - others)
  return (
    <>
      <div class="start-scene" dangerouslySetInnerHTML={{ __html: SCENE }} />
      <div class="start-row" style={{ '--wide': WIDTH, '--high': HEIGHT }}>
        {wired.slice(0, after(standing.length)).map(({ name, x, width }) => (
          <Thing key={name} name={name} piece={wires(width)} x={x} y={GROUND - 108} />
        ))}
        <Thing name="ground" piece={groundStrip(WIDTH)} x={0} y={GROUND - 6} />
        {standing.slice(0, shown).map(({ id, x }) => (
          <Standing key={x} id={id} x={x} />
        ))}
        {life.slice(0, after(standing.length + wired.length)).map(([name, piece, x]) => (
          <Thing key={name} name={name} piece={piece} x={x} y={GROUND + 8 - piece.height} />
        ))}
      </div>
    </>
  )
}

export const ready = (): Promise<void> => needDrawn(BASE_DRAWN)
