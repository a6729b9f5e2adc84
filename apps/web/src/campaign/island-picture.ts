import { at, box, dot, flat, inked, line, rib, shape, times } from '../art/ink.ts'

/** The island without anything of any story on it: shore, road, hill, fields, trees. What is built comes on top of it. */
export const MAP = { x: 0, y: 0, width: 1012, height: 768 }

const SHORE =
  'M92 440C60 380 84 300 132 258C150 190 230 140 318 150C390 104 470 124 520 132C600 84 720 108 780 138C880 140 950 220 948 292C1000 360 990 460 944 520C950 610 870 690 770 690C690 734 590 716 520 700C440 738 330 724 270 700C170 706 96 640 104 560C84 520 80 480 92 440z'
const HILL = 'M292 516Q350 402 452 362Q482 318 524 320T594 362Q690 402 752 516'
const PATH = 'M520 330q44 24 4 50t-30 52t60 46t-10 66'

const wave = (i: number): string => line(`M${(i * 173) % 1012} ${60 + ((i * 97) % 690)}q6 -4 12 0t12 0`, 'gleam')

const stroke = (d: string, colour: string, width: number): string =>
  `<g stroke-width="${width}"><path d="${d}" stroke="var(--${colour})"/></g>`

const field = (x: number, y: number, w: number, colour: 'straw' | 'leaf'): string =>
  shape(`M${x - w / 2} ${y}l14 -24h${w}l-14 24z`, colour) +
  rib(times(4, (i) => `M${x - w / 2 + 14 + (i * w) / 4} ${y}l14 -24`))

const hut = (x: number, y: number, roof: 'brick' | 'pine' | 'roof'): string =>
  at(
    x,
    y,
    shape('M-10 0v-12h20V0z', 'wall') +
      shape('M-13 -11L-7 -20H7L13 -11z', roof) +
      box(-6, -8, 4, 4, 'glass') +
      box(2, -8, 5, 8, 'wood'),
    1.15,
  )

const tree = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    box(-2, -12, 4, 12, 'timber') +
      dot(0, -24, 14, 'tree') +
      flat('M5 -36a13 13 0 0 1 -4 25a15 15 0 0 0 4 -25z', 'shadow'),
    s,
  )

const FIELDS = [
  [176, 400, 76, 'straw'],
  [884, 372, 70, 'straw'],
  [206, 500, 60, 'leaf'],
  [850, 500, 66, 'leaf'],
  [520, 668, 84, 'straw'],
] as const

const HUTS = [
  [904, 430, 'brick'],
  [872, 442, 'pine'],
  [142, 440, 'roof'],
  [172, 450, 'brick'],
  [470, 190, 'brick'],
  [580, 190, 'roof'],
  [446, 640, 'pine'],
] as const

const TREES = [
  [250, 470, 1],
  [300, 540, 0.9],
  [226, 440, 0.8],
  [800, 420, 1],
  [826, 446, 0.8],
  [760, 540, 0.9],
  [610, 666, 0.9],
  [410, 660, 0.8],
  [130, 500, 0.8],
  [930, 340, 0.8],
  [352, 500, 1],
  [690, 512, 1],
] as const

export function islandPicture(): string {
  const sea = flat('M0 0H1012V768H0z', 'water') + times(60, wave)
  const shore =
    `<g opacity="0.4">${stroke(SHORE, 'white', 34)}</g>` +
    `<g opacity="0.5">${stroke(SHORE, 'white', 18)}</g>` +
    shape(SHORE, 'wall') +
    `<g transform="translate(522 412) scale(0.955 0.94) translate(-522 -412)">${flat(SHORE, 'grass')}</g>`
  const road =
    '<g><ellipse cx="520" cy="420" rx="318" ry="196" stroke="var(--kerb)" stroke-width="25"/><ellipse cx="520" cy="420" rx="318" ry="196" stroke="var(--road)" stroke-width="20"/></g>'
  const hill =
    flat(`${HILL}Q640 560 520 556T292 516z`, 'hill') +
    line(HILL) +
    flat('M540 322Q570 330 594 362Q690 402 752 516Q690 542 620 550Q660 420 540 322z', 'shadow') +
    stroke(PATH, 'kerb', 15) +
    stroke(PATH, 'road', 11)
  return inked(
    sea,
    shore,
    road,
    ...FIELDS.map(([x, y, w, colour]) => field(x, y, w, colour)),
    ...HUTS.map(([x, y, roof]) => hut(x, y, roof)),
    hill,
    ...TREES.map(([x, y, s]) => tree(x, y, s)),
  )
}
