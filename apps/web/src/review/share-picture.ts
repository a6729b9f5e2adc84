import { encode } from 'uqr'
import { drawings } from '../pictures/drawings.ts'
import { type SmallTown, streetSvg } from '../pictures/street-picture.tsx'
import { signed } from '../words/signed.ts'
import { placesOf } from './curve.tsx'
import { said as words } from './late-words.ts'
import type { Viewing } from './viewing.ts'

/** What pages show of a link: so wide and so high. */
const WIDTH = 1200
const HEIGHT = 630
const INK = '#22314f'
const SOFT = '#586179'

const LETTERS: { readonly [letter: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string): string => text.replace(/[&<>"]/g, (letter) => LETTERS[letter])

const written = (text: string, x: number, y: number, size: number, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${safe(text)}</text>`

const colourOf = (seat: number): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat}`).trim() || INK

interface Told {
  readonly title: string
  readonly note: string
  readonly town: SmallTown
  /** Null where it is too long for a code. */
  readonly link: string | null
}

/** The game in one picture: street, curves, everybody's sum, and its link as a code. */
export function shareSvg(viewing: Viewing, { title, note, town, link }: Told): string {
  const street = streetSvg(town, drawings.value)
    .replace(/^<svg /, '<svg x="40" y="140" ')
    .replace(/width="240" height="144">/, 'width="400" height="240">')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="'M PLUS Rounded 1c', 'Hiragino Maru Gothic ProN', system-ui, sans-serif" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#faf5ea"/>`,
    written(title, 40, 78, 46, 'font-weight="800"'),
    written(note, 40, 114, 22, `fill="${SOFT}"`),
    street,
    `<rect x="40" y="140" width="400" height="240" fill="none" stroke="${INK}" stroke-width="3"/>`,
    curves(viewing),
    sums(viewing),
    link === null ? '' : code(link),
    written('Machinami', 40, 600, 24, 'font-weight="800"'),
    '</svg>',
  ].join('\n')
}

const FIELD = { x: 480, y: 140, width: 680, height: 240 }

function curves(viewing: Viewing): string {
  const places = placesOf(viewing.look)
  const { x, y, width, height } = FIELD
  const grid = [0, 0.5, 1].map((share) => `M${x} ${y + share * height}h${width}`).join('')
  const lines = viewing.source.record.seats.map((_, seat) => {
    const path = viewing.points.value
      .map(({ n, chances }) => `${(x + places[n] * width).toFixed(1)} ${(y + (1 - chances[seat]) * height).toFixed(1)}`)
      .join('L')
    return path === ''
      ? ''
      : `<path d="M${path}" fill="none" stroke="${colourOf(seat)}" stroke-width="5" stroke-linejoin="round"/>`
  })
  return `<path d="${grid}" stroke="#d8d2c3" stroke-width="2"/>${lines.join('')}`
}

function sums(viewing: Viewing): string {
  const t = words()
  const seats = viewing.review.value?.seats ?? []
  return viewing.names.value
    .map((name, seat) => {
      const y = 430 + seat * 36
      const points = seats[seat]?.points
      const sum = points
        ? `${t.start} ${points.start}  ${t.luck} ${signed(points.luck)}  ${t.skill} ${signed(points.own + points.others)}  = ${points.result}%`
        : ''
      return [
        `<circle cx="52" cy="${y - 8}" r="10" fill="${colourOf(seat)}"/>`,
        written(name, 76, y, 24, 'font-weight="700"'),
        written(sum, 480, y, 24),
      ].join('')
    })
    .join('')
}

/** A link as a code to scan: how many squares wide, and a path of the dark ones. */
export function squaresOf(link: string): { readonly size: number; readonly dark: string } {
  const { data, size } = encode(link, { ecc: 'L', border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, dark }
}

function code(link: string): string {
  const { size, dark } = squaresOf(link)
  const side = 190
  return `<svg x="${WIDTH - 40 - side}" y="${HEIGHT - 30 - side}" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${dark}" fill="${INK}"/></svg>`
}

/** The same as a picture that every program opens; made here, without a network. Null where the browser paints none. */
export async function pngOf(svg: string): Promise<Blob | null> {
  const image = new Image(WIDTH, HEIGHT)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  try {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = WIDTH
    canvas.height = HEIGHT
    canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT)
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
  } catch {
    return null
  }
}
