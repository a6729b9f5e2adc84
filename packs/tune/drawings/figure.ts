/** How people of the story are drawn: feet on (x, y), the head large, poses by what the hands do. */
import { at, type Colour, dot, flat, line, pipe, rib, shape, spot, thick } from './pen.ts'

export type Pose = 'down' | 'up' | 'out' | 'hold' | 'hip' | 'wave' | 'ears' | 'behind' | 'reach'
export type Mood = 'smile' | 'talk' | 'flat' | 'glad' | 'oh'

export interface Manner {
  /** Where the eyes look: -1 left, 1 right; away: one sees the back. */
  readonly look?: -1 | 0 | 1 | 'away'
  readonly mood?: Mood
  /** Hand on the left of the picture, hand on the right. */
  readonly hands?: readonly [Pose, Pose]
  /** What is held before the breast, drawn around (0, 0). */
  readonly holds?: string
  /** Leaves out what is below: behind a table, a fence or a counter. */
  readonly seated?: boolean
}

export interface Build {
  readonly h: number
  readonly coat: Colour
  /** Half the width of the body. */
  readonly w?: number
  readonly legs?: Colour
  /** Reaches to the ankles. */
  readonly gown?: boolean
  readonly hair: Colour
  /** What lies over the coat: an apron, a sash; drawn from the shoulders down, given where they are. */
  readonly over?: (shoulder: number, hem: number) => string
  /** Hair and hat, drawn around the middle of the head (its radius is 7.6). */
  readonly top: (away: boolean) => string
  /** Hair that falls behind the shoulders. */
  readonly back?: string
  /** Glasses, a beard: drawn over the face. */
  readonly face?: string
}

const R = 7.6

/** Where a hand goes from its shoulder, and by which elbow, on the right of the picture. */
const HANDS: { readonly [pose in Pose]: readonly [number, number, number, number] } = {
  down: [4, 7, 3.5, 14],
  up: [7, -2, 5, -13],
  wave: [8, 1, 9, -10],
  out: [6, 5, 13, 1],
  reach: [8, 3, 14, -6],
  hold: [5, 7, 1, 9],
  hip: [8, 5, 2, 10],
  ears: [7, 0, 2.5, -9],
  behind: [5, 7, 0, 12],
}

/** The way of the sleeve and the hand of one arm; `k` is how long it is. */
const arm = (side: -1 | 1, pose: Pose, w: number, shoulder: number, k: number): [string, string] => {
  const [ex, ey, hx, hy] = HANDS[pose].map((v) => v * k)
  const [x, y] = [side * w * 0.72, shoulder + 3.5]
  const sleeve = `M${x} ${y}Q${x + side * ex} ${y + ey} ${x + side * hx} ${y + hy}`
  return [sleeve, pose === 'behind' ? '' : dot(x + side * hx, y + hy, 2.1, 'skin')]
}

const MOUTHS: { readonly [mood in Mood]: (x: number) => string } = {
  smile: (x) => line(`M${x - 1.6} 4.200q1.600 1.600 3.200 0`),
  glad: (x) => shape(`M${x - 2.2} 3.600h4.400q-.4 3 -2.200 3t-2.200 -3z`, 'vermilion'),
  talk: (x) => dot(x, 4.6, 1.3, 'vermilion'),
  flat: (x) => line(`M${x - 1.4} 4.600h2.800`),
  oh: (x) => dot(x, 4.8, 1.8, 'dark'),
}

const face = (look: -1 | 0 | 1, mood: Mood): string => {
  const x = look * 2
  const eyes =
    mood === 'glad'
      ? line(`M${x - 4} 1q1.200 -1.800 2.400 0M${x + 1.6} 1q1.200 -1.800 2.400 0`)
      : thick(`M${x - 2.8} .6v.1M${x + 2.8} .6v.1`, 2.2)
  return eyes + thick(`M${x - 4.8} 3.200v.1M${x + 4.8} 3.200v.1`, 3, 'blossom') + MOUTHS[mood](x)
}

const legsOf = (c: Colour, hip: number): string =>
  pipe(`M-2.800 ${hip}V-1.500M2.800 ${hip}V-1.500`, 2.6, c) +
  flat('M-6 .8q0 -3 3 -3h1.500v3zM6 .8q0 -3 -3 -3h-1.500v3z', 'dark')

export function figure(x: number, y: number, build: Build, manner: Manner = {}): string {
  const { h, coat, w = 7 } = build
  const { look = 0, mood = 'smile', hands = ['down', 'down'] } = manner
  const away = look === 'away'
  const head = R - h
  const shoulder = head + R + 1
  const hip = build.gown ? -4 : -(h - 2 * R) * 0.36
  const hem = build.gown ? w + 1.8 : w + 0.4
  const long = Math.max(0.72, Math.min(1.25, (hip - shoulder) / 17))
  const arms = ([-1, 1] as const).map((side, nth) => ({
    inFront: hands[nth] === 'hold' || hands[nth] === 'ears',
    drawn: arm(side, hands[nth], w, shoulder, long),
  }))
  const sleeves = (inFront: boolean) => {
    const d = arms.map((each) => (each.inFront === inFront ? each.drawn[0] : '')).join('')
    return d && pipe(d, 3, coat)
  }
  const palms = (inFront: boolean) => arms.map((each) => (each.inFront === inFront ? each.drawn[1] : '')).join('')
  const tall = `M${-hem} ${hip}Q${-w - 0.5} ${shoulder} ${-w * 0.35} ${shoulder - 1}h${w * 0.7}Q${w + 0.5} ${shoulder} ${hem} ${hip}z`
  const drawn =
    (build.back ? at(0, head, build.back) : '') +
    (manner.seated ? '' : legsOf(build.legs ?? 'dark', hip - 2)) +
    sleeves(false) +
    palms(false) +
    shape(tall, coat) +
    (build.over?.(shoulder, hip) ?? '') +
    at(
      0,
      head,
      (away ? spot(-R, 1, 1.8, 'skin') + spot(R, 1, 1.8, 'skin') : '') +
        dot(0, 0, R, away ? build.hair : 'skin') +
        (away ? '' : face(look, mood) + (build.face ?? '')) +
        build.top(away),
    ) +
    sleeves(true) +
    (manner.holds ? at(0, shoulder + 3.5 + 9 * long, manner.holds) : '') +
    palms(true)
  return x === 0 && y === 0 ? drawn : at(x, y, drawn)
}

// Hair, around the middle of the head

export const bob = (c: Colour): string =>
  shape(
    'M-8.800 5Q-10.500 -9.500 0 -9.500T8.800 5q-2.500 -1 -2.300 -7q-7 0 -9.500 -3.500q-1.500 5 -3.500 4q.5 5 -2.300 6.500z',
    c,
  )
export const short = (c: Colour): string =>
  shape('M-8 -.5q-1 -9 8 -9t8 9q-2 -1.500 -2.500 -4.500q-6 2 -10 -.5q-1 3.500 -3.500 5z', c)
export const bun = (c: Colour): string =>
  dot(0, -10.6, 4, c) + shape('M-8 .5q-1.500 -9.500 8 -9.500t8 9.500q-2 -6 -8 -6t-8 6z', c)
export const tuft = (c: Colour): string => shape('M-8 0q-1 -9 8 -9t8 9q-4 -4 -8 -4t-8 4z', c)

// Things in hands

export const NOTEBOOK =
  shape('M-6.500 -4l6.500 1.500l6.500 -1.500v8.500l-6.500 1.500l-6.500 -1.500z', 'white') +
  line('M0 -2.500v8.500') +
  rib('M-4.500 -1l2.600 .6M-4.500 1.500l2.600 .6') +
  thick('M4.500 2L9 -5.500', 1.8, 'rust')
export const LADLE = thick('M0 4V-14', 1.8, 'metal') + shape('M-5 3h10q0 5 -5 5t-5 -5z', 'metal')
export const LID = shape('M-9 2q1 -7 9 -7t9 7z', 'metal') + dot(0, -6, 1.8, 'dark') + line('M-10.500 2.500h21')
