import { useEffect, useState } from 'preact/hooks'
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
import { nextFrame } from '../motion/pace.ts'
import { LivingBuilding } from '../street/building.tsx'
import { usePicture } from '../street/pictures.ts'
import { drawings, needArt } from '../street/sheet.ts'

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
/** So many things appear per frame: a street is built, and no frame is late. */
const PER_FRAME = 3

/** A whole street with hills and sea behind it, built thing by thing. */
export default function StreetRow() {
  const [shown, show] = useState(0)
  useEffect(() => {
    if (shown < places.length) void nextFrame().then(() => show(shown + PER_FRAME))
  }, [shown])
  const isBuilt = shown >= places.length
  return (
    <>
      <div class="start-scene" dangerouslySetInnerHTML={{ __html: SCENE }} />
      <div class="start-row" style={{ '--wide': WIDTH, '--high': HEIGHT }}>
        {isBuilt &&
          poles
            .slice(1)
            .map((to, i) => (
              <Thing key={to} name={`wires-${i}`} piece={wires(to - poles[i])} x={poles[i]} y={GROUND - 108} />
            ))}
        <Thing name="ground" piece={groundStrip(WIDTH)} x={0} y={GROUND - 6} />
        {places.slice(0, shown).map(({ id, x }) => (
          <Standing key={x} id={id} x={x} />
        ))}
        {isBuilt &&
          LIFE.map(([name, piece, x]) => (
            <Thing key={name} name={name} piece={piece} x={x} y={GROUND + 8 - piece.height} />
          ))}
      </div>
    </>
  )
}

export const ready = (): Promise<void> => needArt('base')
