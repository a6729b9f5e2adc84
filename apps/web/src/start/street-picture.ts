import { loadArt } from '../art/index.ts'
import {
  bench,
  bicycle,
  cat,
  groundStrip,
  lampPost,
  type Piece,
  person,
  postBox,
  scene,
  tree,
  utilityPole,
  vending,
  wires,
} from '../art/street.ts'

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

/** A whole street with hills and sea behind it, as one drawing. */
export async function streetPicture(): Promise<string> {
  const art = await loadArt('base')
  let x = 10
  const poles: number[] = []
  const standing = ROW.map((id) => {
    const thing = THINGS[id]
    const drawing = art[id]
    const width = thing?.width ?? 96
    const height = thing?.height ?? drawing?.height ?? 96
    const ground = thing ? GROUND : GROUND + 6
    const placed = `<svg x="${x}" y="${ground - height}" width="${width}" height="${height}" overflow="visible">${thing?.markup ?? drawing?.markup ?? ''}</svg>`
    if (id === 'pole') poles.push(x + 14)
    x += width + 4
    return placed
  })
  const width = x + 10
  const strung = poles
    .slice(1)
    .map(
      (to, i) =>
        `<svg x="${poles[i]}" y="${GROUND - 108}" width="${to - poles[i]}" height="36">${wires(to - poles[i]).markup}</svg>`,
    )
  const small = (piece: Piece, at: number) =>
    `<svg x="${at}" y="${GROUND + 8 - piece.height}" width="${piece.width}" height="${piece.height}">${piece.markup}</svg>`
  const life = [
    small(cat('dark'), 250),
    small(bicycle(), 420),
    small(person('vermilion'), 640),
    small(person('pine'), 652),
    small(bench, 1010),
    small(postBox, 330),
    small(vending, 1190),
    small(person('wisteria'), 1330),
  ]
  const ground = groundStrip(width)
  const row = `<svg class="start-row" viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${strung.join('')}<svg y="${GROUND - 6}" width="${width}" height="30">${ground.markup}</svg>${standing.join('')}${life.join('')}</svg>`
  return `<div class="start-scene">${scene()}</div>${row}`
}
