/** What lies in the boxes, what is stuck on boards, and what one can do with it. */
import { banner, bell, bowl, flag, fork, goat, note, pin, ringing } from './bells.ts'
import { mio } from './cast.ts'
import {
  at,
  ball,
  box,
  dot,
  flat,
  line,
  number,
  type Pictures,
  p,
  pipe,
  rib,
  shade,
  shape,
  spot,
  thick,
  times,
} from './pen.ts'

const GROUND = (w: number): string => shade(`M${48 - w / 2} 88h${w}l5 4h${-w}z`)
/** Light that comes off a thing. */
export const sparkle = (x: number, y: number, r: number): string =>
  shape(
    `M${x} ${y - r}q${r * 0.2} ${r * 0.8} ${r} ${r}q${-r * 0.8} ${r * 0.2} ${-r} ${r}q${-r * 0.2} ${-r * 0.8} ${-r} ${-r}q${r * 0.8} ${-r * 0.2} ${r} ${-r}z`,
    'straw',
  )

/** A bell as a sticker: paper all round it, a corner that comes off. */
export const stickerBell = (n: string): string =>
  shape('M8 82q10 -12 10 -36Q18 8 48 8t30 38q0 24 10 36q-6 8 -26 7q-3 6 -14 6t-14 -6q-20 1 -26 -7z', 'white') +
  dot(48, 84, 6, 'dark') +
  shape('M16 80q8 -10 8 -34Q24 14 48 14t24 32q0 24 8 34z', 'ginkgo') +
  shade('M56 15q16 6 16 31q0 24 8 34H66q2 -44 -10 -65z') +
  flat('M31 46q0 -20 11 -25q-5 10 -5 27z', 'light') +
  rib('M20 72h56') +
  n

export const THINGS: Pictures = {
  'oto-tuning-fork': () =>
    GROUND(34) +
    ringing(48, 22, 18) +
    fork(48, 88, 1.8, 'vermilion') +
    line('M52 66q10 2 14 8', 'wire') +
    `<g transform="rotate(14 72 78)">${shape('M62 72h18l4 5v9h-22z', 'white') + dot(66, 76, 1.4, 'dark')}${line('M70 83q1.500 -1 1.500 -4q0 -3 3 -3t3 3q0 3 1.500 4z')}</g>`,

  'oto-soup': () =>
    GROUND(64) +
    p.steam(40, 40, 1.9) +
    p.steam(62, 36, 1.5) +
    at(48, 86, bowl(0, 0, 3.6, 'vermilion', 'wood')) +
    [
      [30, 53, 'pine'],
      [44, 57, 'leaf'],
      [58, 52, 'rust'],
      [66, 55, 'straw'],
    ]
      .map(([x, y, c]) => dot(x as number, y as number, 3, c as 'pine'))
      .join('') +
    flat('M22 66q26 6 52 0l-1.500 4q-24 5 -49 0z', 'white') +
    pipe('M70 50L88 28', 2.6, 'wood'),

  'oto-bell-board': () =>
    GROUND(84) +
    line('M28 12Q48 -2 68 12', 'straw') +
    box(4, 12, 88, 76, 'wood', 5) +
    flat('M7 15h82v4h-82z', 'light') +
    shade('M80 13h11v74h-11z') +
    rib('M8 37h80M8 61h80') +
    times(3, (r) => times(4, (c) => bell(18 + c * 20, 18 + r * 23, 1, 'straw', r * 4 + c + 1))) +
    spot(9, 83, 1.4, 'line') +
    spot(87, 83, 1.4, 'line'),

  'oto-flag': () =>
    GROUND(44) +
    pipe('M26 87V14', 3.4, 'wood') +
    shape('M28.500 14H84L70 32L84 50H28.500z', 'vermilion') +
    shade('M28.500 40q22 4 46 -2.500L84 50H28.500z') +
    flat('M30 15.500h46v4h-46z', 'light') +
    dot(26, 10, 4, 'ginkgo'),

  'oto-stamp': () =>
    GROUND(60) +
    box(14, 76, 68, 12, 'dark', 3) +
    flat('M20 74h56v5h-56z', 'vermilion') +
    line('M20 74h56') +
    shape('M28 72q0 -10 12 -12q2 -8 -1 -16h18q-3 8 -1 16q12 2 12 12z', 'wood') +
    shade('M54 44h3q-3 8 -1 16q12 2 12 12h-10q2 -14 -4 -28z') +
    ball(48, 30, 16, 'wood') +
    line('M38 26q2 -6 8 -7', 'gleam') +
    box(26, 70, 44, 5, 'rock', 1),

  'third-mark': () =>
    dot(48, 50, 40, 'white') +
    dot(48, 50, 33, 'ginkgo') +
    shade('M68 24a33 33 0 0 1 -40 52q40 -8 40 -52z') +
    thick('M31 51l12 13l23 -28', 12) +
    thick('M31 51l12 13l23 -28', 8.5, 'white') +
    shape('M76 22q10 8 11 18q-10 -2 -16 -8q2 -4 5 -10z', 'wall-shade'),

  'oto-goat': () => GROUND(70) + at(52, 88, goat(0, 0, 2.2)),

  'oto-mould': () =>
    GROUND(80) +
    shape('M8 88V30q0 -8 8 -8H80q8 0 8 8V88z', 'stone') +
    shade('M74 23h6q7 0 7 7v57H74z') +
    flat('M9 30q0 -7 7 -7h10q-10 2 -10 10v54H9z', 'light') +
    shape('M40 22L37 12h22l-3 10z', 'stone') +
    shape('M20 80q10 -9 10 -28q0 -19 14 -21v-9h8v9q14 2 14 21q0 19 10 28z', 'dark') +
    flat('M52 31q14 2 14 21q0 19 9 27.500h-8q-7 -10 -7 -26q0 -15 -8 -22.500z', 'shadow') +
    line('M28 84q12 2 14 0M12 44l6 3M80 62l4 4M78 34l5 -2'),

  'oto-pin': () =>
    GROUND(30) +
    shape('M40 52h16l-3 36h-10z', 'ginkgo') +
    shade('M50 52h6l-3 36h-5z') +
    ball(48, 34, 26, 'ginkgo') +
    dot(48, 34, 18, 'straw') +
    note(44, 42, 1.55, 'dark') +
    line('M28 26q4 -10 12 -13', 'gleam'),

  'oto-page': () =>
    GROUND(60) +
    `<g transform="rotate(-5 48 50)">${
      shape('M16 20H74L82 28V84H16z', 'straw') +
      shape('M74 20v8h8z', 'wall') +
      line('M16 20L48 54L82 28M16 84L40 46M82 84L56 47', 'rib') +
      shade('M16 84l32 -30l34 30z') +
      shape('M50 46q12 -4 14 6q4 8 -6 11q-12 4 -16 -4q-4 -10 8 -13z', 'timber') +
      flat('M52 51q6 -2 8 2q0 5 -6 6q-6 0 -6 -4t4 -4z', 'wood')
    }</g>`,

  'bell-sticker': () => stickerBell(line('M36 62h24', 'rib')),
}

export const ACTIONS: Pictures = {
  'oto-hang-a-flag': () =>
    box(6, 8, 84, 7, 'wood', 2) +
    at(40, 13, bell(0, 0, 2.6, 'straw', 8)) +
    banner(54, 50, 22, 26, 'vermilion') +
    shade('M65 50h11v26l-5.500 -4z') +
    line('M58 50L52 40M72 50L52 40') +
    at(
      76,
      76,
      `<g transform="rotate(-24)">${pipe('M0 -2V18', 8, 'sea')}${shape('M-5 -2q-2 -10 4 -11l6 2q3 5 -1 9z', 'skin')}</g>`,
    ) +
    p.gull(16, 44),

  'oto-fetch-mustard': () => GROUND(80) + at(32, 88, goat(0, 0, -1.3)) + at(81, 89, mioFetches()),

  'oto-open-late': () =>
    GROUND(70) +
    spot(72, 18, 20, 'glow') +
    shape('M80 6a14 14 0 1 0 8 22a16 16 0 0 1 -8 -22z', 'ginkgo') +
    p.wall(16, 46, 56, 42, 'wood') +
    p.roof(16, 46, 56, 18, 'tile', 'roof') +
    flat('M22 58h26v20h-26z', 'glow') +
    box(22, 58, 24, 18, 'ginkgo') +
    line('M34 58v18M22 67h24') +
    box(52, 58, 14, 30, 'ginkgo') +
    p.noren(50, 57, 18, 11) +
    p.lantern(18, 48, 1.5) +
    p.lantern(72, 48, 1.5) +
    p.person(59, 88, 'pine') +
    [
      [14, 18],
      [34, 12],
      [48, 22],
    ]
      .map(([x, y]) => sparkle(x, y, 4))
      .join(''),

  'oto-play-a-note': () =>
    box(18, 4, 60, 7, 'wood', 2) +
    ringing(48, 32, 28) +
    at(48, 10, bell(0, 0, 2.5, 'ginkgo')) +
    thick('M48 56q3 10 -2 22', 4.4) +
    thick('M48 56q3 10 -2 22', 2, 'straw') +
    at(
      46,
      80,
      `<g transform="rotate(8)">${pipe('M0 4V16', 9, 'vermilion')}${shape('M-6 6q-3 -11 2 -13h8q5 2 2 13z', 'skin')}${line('M-5 -1h9M-5 3h9')}</g>`,
    ) +
    note(16, 66, 1.4) +
    note(78, 60, 1.6),
}

/** Mio with a carrot. */
function mioFetches(): string {
  return (
    mio(0, 0, 6, { hands: ['reach', 'hip'], look: -1 }) +
    at(
      -20,
      -27,
      `<g transform="rotate(-70)">${shape('M-3 -3q3 -3 6 0q0 7 -3 12q-3 -5 -3 -12z', 'rust')}${line('M0 -5v-5M-1 -5l-3 -3M1 -5l3 -3', 'pine')}</g>`,
    )
  )
}

export const FORK_COLOURS = ['ginkgo', 'pine', 'vermilion', 'sea'] as const

/** An open box with its number; what was in it rises out of it. */
const open = (n: number, ...rising: string[]): string =>
  shade('M12 110h68l9 5H10z') +
  flat('M24 80L2 8Q48 -8 94 8L72 80z', 'glow') +
  `<g opacity="0.5">${flat('M26 78L12 16l13 -5L36 78zM40 78L39 9h18L56 78zM60 78L71 11l13 5L70 78z', 'straw')}</g>` +
  shape('M16 82L24 70H72L80 82z', 'timber') +
  flat('M21 81.500L27 73H69L75 81.500z', 'straw') +
  rising.join('') +
  box(14, 82, 68, 30, 'wall-shade', 2) +
  flat('M18 86h2v22h-2zM76 86h2v22h-2z', 'shadow') +
  box(42, 82, 12, 30, 'ginkgo') +
  `<g transform="rotate(-18 88 100)">${box(84, 76, 7, 38, 'wall', 1) + flat('M84.800 90h5.400v8h-5.400z', 'ginkgo')}</g>` +
  pipe('M14 106q-8 6 -9 -2t4 -6', 2.4, 'ginkgo') +
  dot(48, 97, 9.5, 'white') +
  number(48, 97, n, 0.9) +
  sparkle(10, 22, 4) +
  sparkle(86, 26, 4) +
  sparkle(48, 8, 5)

export const BOXES: Pictures = {
  'box-1': () =>
    open(
      1,
      ...FORK_COLOURS.map((c, i) => fork([20, 39, 57, 76][i], [70, 62, 62, 70][i], 0.95, c, [-16, -5, 5, 16][i])),
    ),
  'box-2': () =>
    open(
      2,
      `<g transform="rotate(-5 48 40)">${box(26, 24, 44, 38, 'wood', 3) + times(3, (r) => times(4, (c) => bell(33 + c * 10, 27 + r * 11.5, 0.48)))}</g>`,
      ...FORK_COLOURS.map((c, i) => at([14, 24, 68, 78][i], [66, 74, 74, 66][i], flag(0, 0, 0.85, c))),
    ),
  'box-3': () =>
    open(
      3,
      at(26, 22, THINGS['oto-stamp']().slice(GROUND(60).length), 0.5),
      ...FORK_COLOURS.map(
        (c, i) =>
          dot([18, 30, 66, 79][i], [66, 20, 18, 62][i], 8, c) +
          thick(`M${[18, 30, 66, 79][i] - 4} ${[66, 20, 18, 62][i]}l3 3.500l5.500 -6.500`, 2.4, 'white'),
      ),
    ),
  'box-4': () => open(4, at(50, 74, goat(0, 0, 1.35, shape('M-26 -24l7 1l-1 5l-7 1z', 'white')))),
  'box-5': () => open(5, at(22, 22, THINGS['oto-mould']().slice(GROUND(80).length), 0.55)),
  'box-6': () =>
    open(
      6,
      `<g transform="rotate(8 56 46)">${box(38, 34, 36, 24, 'white', 1) + line('M38 34.500l18 13l18 -13') + flat('M44 34h24l-12 9z', 'straw')}</g>`,
      ...[8, 3, 11, 5, 7].map((n, i) => pin([20, 32, 50, 68, 78][i], [56, 32, 22, 28, 58][i], n, 0.8)),
    ),
}
