import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { BASE_DRAWN } from '../art/drawn-cards.ts'
import { bicycle, cat, type Piece, person, pieceSvg, postBox, tree } from '../art/street.ts'
import { nextFrame } from '../pace/pace.ts'
import { needDrawn } from './drawings.ts'
import { type Hillside, hillsideIn, hillsideSvg } from './hillside.ts'
import { LivingBuilding } from './living-building.tsx'
import { usePicture } from './pictures.ts'

/** From left to right, as many as there is room for: landmarks first. */
const RIDGE = [
  'train-station',
  'shopping-mall',
  'amusement-park',
  'radio-tower',
  'stadium',
  'forest',
  'tv-station',
  'mine',
  'business-center',
]
const TERRACE = [
  'ranch',
  'bakery',
  'cafe',
  'cheese-factory',
  'family-restaurant',
  'apple-orchard',
  'convenience-store',
  'furniture-factory',
  'farmers-market',
  'mine',
  'wheat-field',
  'business-center',
]
/** On the quay, by how far along it they are. */
const LIFE: readonly (readonly [name: string, piece: Piece, at: number])[] = [
  ['cat', cat('dark'), 0.42],
  ['woman', person('vermilion'), 0.57],
  ['man', person('pine'), 0.6],
  ['bicycle', bicycle(), 0.78],
  ['post-box', postBox, 0.95],
]

/** So much of the picture's foot lies under the sheet. */
const FOOT = 20
/** A strip lower than this is no town. */
const LOWEST = 150

interface Standing {
  readonly id: string
  /** Middle and foot. */
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A row of buildings over the whole width, from the nth of a list on; what there is too few of begins again. */
const row = (ids: readonly string[], from: number, n: number, width: number, y: number, size: number): Standing[] =>
  Array.from({ length: n }, (_, i) => ({
    id: ids[(from + i) % ids.length],
    x: ((i + 0.5) * width) / n,
    y,
    width: size,
  }))

const standingOn = (hill: Hillside, width: number): Standing[] => [
  ...row(RIDGE, 0, hill.landmarks, width, hill.ridge, hill.landmark),
  ...hill.terraces.flatMap((y, i) => row(TERRACE, i * hill.houses, hill.houses, width, y, hill.house)),
]

/** Something that is no building. */
function Thing(props: { readonly name: string; readonly piece: Piece; readonly at: Standing }) {
  const { name, piece, at } = props
  const source = usePicture(`street/${name}`, () => pieceSvg(piece))
  return <img class="stands" src={source} alt="" width={piece.width} height={piece.height} style={placeOf(at)} />
}

const placeOf = ({ x, y, width }: Standing) => ({
  left: `${x - width / 2}px`,
  bottom: `calc(100% - ${y}px)`,
  width: `${width}px`,
})

/** What lies between the landmarks, and on the quay. */
function things(hill: Hillside, width: number, height: number): (readonly [string, Piece, Standing])[] {
  const k = hill.house / 96
  const trees = [0, 1].map((end): readonly [string, Piece, Standing] => [
    'tree',
    tree,
    { id: `tree-${end}`, x: end * (width - 14 * k) + 7 * k, y: hill.ridge + 4 * k, width: 26 * k },
  ])
  const quay = LIFE.map(([name, piece, at]): readonly [string, Piece, Standing] => [
    name,
    piece,
    { id: name, x: at * width, y: height - FOOT - 2, width: piece.width * k },
  ])
  return [...trees, ...quay]
}

function useSize() {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const seen = box.current
    if (!seen) return
    const look = new ResizeObserver(() => setSize({ width: seen.clientWidth, height: seen.clientHeight }))
    look.observe(seen)
    return () => look.disconnect()
  }, [])
  return { box, ...size }
}

/** A town to look at while deciding, built thing by thing, one a frame. */
export default function TownPicture() {
  const { box, width, height } = useSize()
  const hill = useMemo(() => hillsideIn(width, height), [width, height])
  const hasRoom = width > 0 && height >= LOWEST
  const ground = useMemo(() => (hasRoom ? hillsideSvg(width, height, hill) : ''), [width, height])
  const houses = hasRoom ? standingOn(hill, width) : []
  const small = hasRoom ? things(hill, width, height) : []
  const all = houses.length + small.length
  const [shown, show] = useState(0)
  useEffect(() => {
    if (shown < all) void nextFrame().then(() => show(shown + 1))
  }, [shown, all])
  return (
    <div class="town-picture" ref={box} style={{ visibility: hasRoom ? 'visible' : 'hidden' }}>
      <div dangerouslySetInnerHTML={{ __html: ground }} />
      {houses.slice(0, shown).map((at, i) => (
        // The ground of a drawing lies a little above its foot.
        <span key={i} class="stands" style={placeOf({ ...at, y: at.y + at.width / 16 })}>
          <LivingBuilding id={at.id} />
        </span>
      ))}
      {small.slice(0, Math.max(0, shown - houses.length)).map(([name, piece, at]) => (
        <Thing key={at.id} name={name} piece={piece} at={at} />
      ))}
    </div>
  )
}

export const ready = (): Promise<void> => needDrawn(BASE_DRAWN)
