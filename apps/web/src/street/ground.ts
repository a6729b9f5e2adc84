import { crest, fieldsOf, stones, terraceOf, wallOf } from '../art/hillside.ts'
import { flat, inked, line, rib, times } from '../art/ink.ts'
import { bench, bicycle, cat, farAway, lampPost, type Piece, person, postBox, tree } from '../art/street.ts'
import { still } from '../pictures/moving-parts.ts'
import { cutOut } from '../pictures/outline.ts'
import type { TownBox } from './measures.ts'
import type { Hillside, Spot } from './rows.ts'

/** Everything a town stands on: hills, terraces, and the quay before them where dice fall. */
export interface Ground {
  readonly width: number
  readonly height: number
  readonly box: TownBox
  readonly hill: Hillside
  readonly houses: readonly Spot[]
  /** Where the quay ends and the water begins; a town without a quay ends with its last terrace. */
  readonly shore: number | null
}

/** A thing that stands on its lower edge, in the middle of a place. */
const stands = (x: number, y: number, { width, height, markup }: Piece, size: number): string =>
  `<g transform="translate(${Math.round(x - (width * size) / 2)} ${Math.round(y - height * size)}) scale(${size})">${still(markup)}</g>`

/** Sea and hills, as far away on a small screen as on a large one. */
const FAR = 0.62

function distance({ width, box, hill }: Ground): string {
  const size = FAR * box.scale
  return `<g transform="scale(${size})">${farAway(Math.ceil(width / size), Math.ceil((hill.ridge + 6) / size))}</g>`
}

/** The hill on which landmarks stand. */
function ridge({ width, box, hill }: Ground): string {
  const [y, k] = [hill.ridge, box.scale]
  return (
    crest(width, y, hill.terraces[0].ground, k) +
    stands(10 * k, y - 2, tree, 0.42 * k) +
    stands(width - 9 * k, y - 3, tree, 0.5 * k)
  )
}

function terrace({ width, box, hill }: Ground, nth: number): string {
  const { top, ground } = hill.terraces[nth]
  const k = box.scale
  const drawn = terraceOf({ width, top, ground, end: ground + hill.strip, nth, isLast: nth === hill.rows - 1, k })
  return nth === 0 ? drawn : drawn + inked(stairs(nth % 2 === 1 ? width * 0.5 : width * 0.335, top, wallOf(k), k))
}

/** Stairs from one terrace to the next. */
const stairs = (x: number, y: number, wall: number, k: number): string =>
  flat(`M${x - 9 * k} ${y}h${18 * k}v${wall + 3}h${-18 * k}z`, 'road') +
  line(`M${x - 9 * k} ${y}v${wall + 3}M${x + 9 * k} ${y}v${wall + 3}`) +
  rib(`M${x - 9 * k} ${y + 3}h${18 * k}M${x - 9 * k} ${y + 6}h${18 * k}`)

/** Sizes of trees that stand together. */
const TREES = [1.15, 0.9, 1.35, 1, 1.25]

/** Free ground is woodland: where no house stands yet, a tree does. */
function woods({ width, box, hill, houses }: Ground): string {
  return hill.terraces
    .map(({ ground, top }, row) => {
      const roomy = Math.min(1.7, (ground - top) / (box.scale === 1 ? 60 : 105))
      const high = roomy * box.scale * (hill.rows === 1 ? 0.75 : 0.72)
      const taken = houses.filter((house) => house.ground === ground)
      const isFree = (x: number) => taken.every((house) => Math.abs(x - house.x) > house.width * 0.5 + 15 * high)
      const step = 40 * high
      const [, ...far] = fieldsOf(top, ground, box.scale)
      const groves = far.map((y, n) =>
        times(Math.floor(width / step), (i) =>
          (i * 5 + n * 2) % 7 > 2
            ? ''
            : stands(step * (i + ((i * 3 + n) % 5) / 5), y - 1, tree, TREES[(i + n) % 5] * high * 0.6),
        ),
      )
      const near = times(Math.floor(width / step), (i) => {
        const x = step * (i + 0.35) + ((i * 7 + row * 11) % 9)
        if (!isFree(x) || (i * 5 + row * 3) % 7 === 6) return ''
        if ((i + row) % 9 === 4) return stands(x, ground, lampPost, 0.9 * high)
        return stands(x, ground - 2, tree, TREES[(i * 3 + row) % 5] * high)
      })
      return groves.reverse().join('') + near
    })
    .join('')
}

/** The road along the shore, and the place where dice are thrown. */
function quay({ width, height, box, hill, shore }: Ground): string {
  if (shore === null) return ''
  const k = box.scale
  const y = hill.terraces[hill.rows - 1].ground + hill.strip
  const road = 26 * k
  const paving = y + road
  let flags = ''
  for (let at = paving + 14, i = 0; at < shore; at += 14 + i * 2.4, i++) flags += `M0 ${Math.round(at)}H${width}`
  const half = Math.ceil(width / 88) + 1
  for (let i = -half; i <= half; i++) flags += `M${width / 2 + i * 26 * k} ${paving}L${width / 2 + i * 44 * k} ${shore}`
  const waves = times(
    Math.ceil(width / 40),
    (i) => `M${(i * 83) % width} ${shore + 20 + ((i * 37) % 60)}h${12 + ((i * 5) % 9)}`,
  )
  return (
    inked(
      line(`M0 ${y}H${width}`),
      flat(`M0 ${y + 0.8}H${width}v${road}H0z`, 'road'),
      line(
        times(Math.ceil(width / (40 * k)), (i) => `M${i * 40 * k + 12} ${y + road / 2}h${16 * k}`),
        'white',
      ),
      flat(`M0 ${paving}H${width}V${height}H0z`, 'kerb'),
      line(`M0 ${paving}H${width}`, 'rib'),
    ) +
    `<g opacity="0.5">${inked(rib(flags))}</g>` +
    inked(
      flat(`M0 ${shore}H${width}v10H0z`, 'stone'),
      rib(stones(width, shore, 10, 1.4)),
      line(`M0 ${shore}H${width}M0 ${shore + 10}H${width}`),
      flat(`M0 ${shore + 10.8}H${width}V${height}H0z`, 'water'),
      line(waves, 'gleam'),
    ) +
    idlers(width, shore)
  )
}

/** Who spends the day at the water. */
const idlers = (width: number, shore: number): string =>
  stands(20, shore, lampPost, 1.25) +
  stands(44, shore - 2, postBox, 1.1) +
  stands(96, shore - 2, bench, 1.2) +
  stands(88, shore - 8, person('sea'), 1.1) +
  stands(106, shore - 8, person('wisteria'), 1.1) +
  stands(152, shore, cat('ginkgo'), 1.15) +
  stands(width - 148, shore - 1, bicycle('vermilion'), 1.2) +
  stands(width - 122, shore - 1, person('pine'), 1.2)

/** A hillside by the sea as a drawing. The sky is no part of it. */
export function drawGround(ground: Ground): string {
  const { width, height, hill } = ground
  return cutOut(
    { x: 0, y: 0, width, height },
    distance(ground) + ridge(ground) + times(hill.rows, (nth) => terrace(ground, nth)) + quay(ground) + woods(ground),
  )
}
