/** The people of the story. Mio and the boy from the harbour grow with the summers. */
import { type Build, bob, bun, figure, type Manner, NOTEBOOK, short, tuft } from './figure.ts'
import { at, box, type Colour, dot, flat, line, shade, shape, spot, thick } from './pen.ts'

const apron =
  (c: Colour, w: number) =>
  (shoulder: number, hem: number): string =>
    shape(
      `M${-w} ${hem - 1}L${-w + 1.5} ${shoulder + 9}h1.500v-7h${2 * w - 6}v7h1.500l1.500 ${hem - shoulder - 10}z`,
      c,
    )

/** Mio in a summer from 1 to 10: eight and three quarters to seventeen and three quarters. */
const mioIn = (summer: number): Build => {
  const tail = shape('M5 -6q8 -1 8 7q0 7 -3 10q-1 -8 -6 -11z', 'dark')
  const long = shape('M-9 0q-3 12 -2 20q5 3 5 -4h12q0 7 5 4q1 -8 -2 -20z', 'dark')
  return {
    h: 38 + summer * 2,
    w: summer > 6 ? 6.6 : 7,
    coat: 'ginkgo',
    legs: 'skin',
    hair: 'dark',
    ...(summer > 7 ? { back: long } : summer > 3 ? { back: tail } : {}),
    top: (away) => (away ? '' : bob('dark')) + (summer > 3 && summer < 8 ? dot(7, -6, 1.8, 'vermilion') : ''),
    over: (_, hem) => (summer > 6 ? shape(`M-7 ${hem - 1}l-1.500 8h17l-1.500 -8z`, 'sea') : ''),
  }
}
export const mio = (x: number, y: number, summer: number, manner: Manner = {}): string =>
  figure(x, y, mioIn(summer), {
    hands: ['hold', 'hold'],
    ...(manner.hands === undefined && manner.look !== 'away' ? { holds: NOTEBOOK } : {}),
    ...manner,
  })

/** Granny Toki: small, apron, bun. */
export const toki = (x: number, y: number, manner: Manner = {}): string =>
  figure(
    x,
    y,
    {
      h: 44,
      w: 8.4,
      coat: 'wisteria',
      gown: true,
      hair: 'stone',
      over: manner.look === 'away' ? () => line('M-7 -14h14', 'white') : apron('white', 7.5),
      top: () => bun('stone'),
      face: line('M-5.500 -1.600q1.500 -1 2.600 -.4M3 -2q1.200 -.6 2.600 .4'),
    },
    manner,
  )

const HAT =
  shape('M-6.500 -5.500V-11q0 -4.500 6.500 -4.500t6.500 4.500v5.500z', 'dark') +
  flat('M-5.800 -8.500h11.600v2.600h-11.600z', 'vermilion') +
  shape('M-11 -4.500q11 -4 22 0q-1 -2.600 -4.500 -3q-6.500 -1.500 -13 0q-3.500 .4 -4.500 3z', 'dark')
const GLASSES = line(
  'M-5.400 .6a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0 -5.200 0M.2 .6a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0 -5.200 0M-7 0h1.500M5.500 0h1.500',
)

/** Mr Ito: hat, glasses, tie. */
export const ito = (x: number, y: number, manner: Manner & { readonly bareheaded?: boolean } = {}): string =>
  figure(
    x,
    y,
    {
      h: 58,
      w: 7.4,
      coat: 'roof',
      hair: 'timber',
      over: (s, hem) =>
        shape(`M-2.600 ${s - 0.5}h5.200l-2.600 9z`, 'white') +
        shape(`M-1 ${s}h2l1 7l-2 2.500l-2 -2.500z`, 'vermilion') +
        line(`M0 ${s + 10}V${hem - 1}`, 'rib'),
      top: () => tuft('timber') + (manner.bareheaded ? '' : HAT),
      face: GLASSES,
    },
    manner,
  )
export const hat = (x: number, y: number): string => at(x, y, at(0, 6, HAT))
export const briefcase = (x: number, y: number): string =>
  at(
    x,
    y,
    line('M-3 -12v-3h6v3') + box(-9, -12, 18, 12, 'timber', 1.5) + line('M-9 -7h18') + box(-1.5, -8.5, 3, 3, 'ginkgo'),
  )

/** The baker: round, with the tall hat. */
export const baker = (x: number, y: number, manner: Manner = {}): string =>
  figure(
    x,
    y,
    {
      h: 54,
      w: 10.5,
      coat: 'white',
      legs: 'sea',
      hair: 'rust',
      over: (s, hem) => shape(`M-9 ${hem - 1}q0 -12 9 -13t9 13z`, 'wall') + line(`M-3 ${s + 2}l3 3l3 -3`, 'vermilion'),
      top: () =>
        tuft('rust') +
        shape(
          'M-6.500 -5v-5q-5.500 -1 -4 -6t6.500 -3.500q4 -4 8 0q5 -1.500 6.500 3.500t-4 6v5q-6.500 -2 -13 0z',
          'white',
        ),
      face: shape(
        'M-4.500 4.500q2 -2.800 4.500 -1q2.500 -1.800 4.500 1q-2.500 1 -4.500 -.4q-2 1.400 -4.500 .4z',
        'rust',
      ),
    },
    manner,
  )

/** The boy from the harbour, striped, with a cap; twenty in the tenth summer. */
export const boy = (x: number, y: number, summer: number, manner: Manner = {}): string =>
  figure(
    x,
    y,
    {
      h: 41 + summer * 2,
      coat: 'white',
      legs: 'sea',
      hair: 'timber',
      over: (s, hem) => thick(`M-5.500 ${s + 5}h11M-6 ${s + 9}h12M-6.500 ${Math.min(s + 13, hem - 2)}h13`, 1.6, 'sea'),
      top: (away) =>
        short('timber') +
        shape('M-8 -4.500q-1 -6 8 -6t8 6z', 'sea') +
        (away ? '' : shape('M-8 -4.500h16l1.500 2.400q-9.500 -2 -17.500 0z', summer > 9 ? 'ginkgo' : 'dark')),
    },
    manner,
  )

/** The smith: bare arms, a beard, a leather apron. */
export const smith = (x: number, y: number, manner: Manner = {}): string =>
  figure(
    x,
    y,
    {
      h: 58,
      w: 10,
      coat: 'brick',
      hair: 'rust',
      over: apron('timber', 8.5),
      top: () => line('M-3 -8.500q3 -1.500 6 0', 'rib'),
      face:
        shape('M-7.500 1.500q1 9 7.500 9t7.500 -9q-3 2 -7.500 .6q-4.500 1.400 -7.500 -.6z', 'rust') +
        line('M-1.500 5.500q1.500 1 3 0'),
    },
    manner,
  )

/** A mayor: top hat, chain. */
export const mayor = (x: number, y: number, c: Colour, manner: Manner = {}): string =>
  figure(
    x,
    y,
    {
      h: 54,
      w: 9,
      coat: c,
      hair: 'stone',
      over: (s) => thick(`M-6 ${s + 1}q6 12 12 0`, 1.8, 'ginkgo') + dot(0, s + 8, 2.4, 'ginkgo'),
      top: () =>
        tuft('stone') +
        shape('M-6 -5v-10q6 -2 12 0v10z', 'dark') +
        shape('M-10 -5q10 -3 20 0q0 2.500 -3 2q-7 -2 -14 0q-3 .5 -3 -2z', 'dark'),
      face: shape('M-4 5q2 -2.600 4 -1q2 -1.600 4 1z', 'stone'),
    },
    manner,
  )

/** The postman: cap and bag. */
export const postman = (x: number, y: number, manner: Manner = {}): string =>
  figure(
    x,
    y,
    {
      h: 54,
      coat: 'sea',
      hair: 'dark',
      over: (s) =>
        thick(`M-6 ${s + 1}L7 ${s + 14}`, 2, 'timber') + box(4, s + 12, 10, 9, 'wood', 1) + line(`M4 ${s + 15}h10`),
      top: () =>
        tuft('dark') +
        shape('M-8 -4q-1 -7 8 -7t8 7z', 'sea') +
        shape('M-8.500 -4h17l1 2.500q-9.500 -2 -19 0z', 'dark') +
        dot(0, -7, 1.6, 'ginkgo'),
    },
    manner,
  )

const HAIRS = ['dark', 'timber', 'rust'] as const
const COATS = ['sea', 'vermilion', 'pine', 'blossom', 'rust', 'wisteria'] as const

/** Children and neighbours; `nth` chooses what they look like. */
export const child = (x: number, y: number, nth: number, manner: Manner = {}): string => {
  const hair = HAIRS[nth % 3]
  const tops = [
    () => bob(hair),
    () => short(hair) + shape('M-9 -2.500q0 -7.500 9 -7.500t9 7.500q-9 -3 -18 0z', 'straw'),
    () => short(hair) + dot(-6, -7, 3, hair) + dot(6, -7, 3, hair),
    () => short(hair),
  ]
  return figure(
    x,
    y,
    {
      h: 34 + (nth % 3) * 3,
      w: 6.2,
      coat: COATS[nth % 6],
      legs: nth % 2 ? 'sea' : 'skin',
      hair,
      top: (away) => (away && nth % 4 === 0 ? '' : tops[nth % 4]()),
    },
    manner,
  )
}
export const neighbour = (x: number, y: number, nth: number, manner: Manner = {}): string => {
  const hair = (['timber', 'dark', 'stone', 'rust'] as const)[nth % 4]
  const tops = [
    () => bun(hair),
    () => short(hair),
    () => tuft(hair) + shape('M-11 -3l11 -9l11 9q-11 2.500 -22 0z', 'straw'),
    () => bob(hair),
  ]
  return figure(
    x,
    y,
    {
      h: 50 + (nth % 3) * 3,
      w: 7 + (nth % 2),
      coat: COATS[(nth + 2) % 6],
      gown: nth % 2 === 0,
      hair,
      top: () => tops[nth % 4](),
    },
    manner,
  )
}

/** Heads and shoulders of many people, seen from behind, from x on. */
export const crowd = (x: number, y: number, n: number, step = 17): string =>
  Array.from({ length: n }, (_, i) => {
    const [a, b] = [x + i * step + ((i * 7) % 5), y + ((i * 5) % 7)]
    const hair = (['dark', 'timber', 'rust', 'stone'] as const)[(i * 3 + (i >> 2)) % 4]
    return (
      shape(`M${a - 9} ${b + 16}q-1 -13 9 -13.500t9 13.500z`, COATS[(i * 5) % 6]) +
      dot(a, b - 2.5, 6.6, hair) +
      (i % 4 === 2
        ? shape(`M${a - 10} ${b - 3}q10 -12 20 0q-10 3 -20 0z`, 'straw')
        : i % 5 === 1
          ? dot(a, b - 9.5, 3, hair)
          : '')
    )
  }).join('')

/** A dog, looking left. */
export const dog = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    line('M9 -6q6 -1 5 -7') +
      shape('M-2 0q-2 -9 1 -13q9 -1 11 7q1 4 -1 6z', 'wood') +
      shape('M-11 -14q-1 -7 6 -8t7 5q1 6 -4 7q-6 1 -9 -4z', 'wood') +
      shape('M0 -21q5 1 4 8q-4 0 -5 -4z', 'timber') +
      spot(-5, -17, 1, 'line') +
      spot(-10.6, -14.6, 1.4, 'line') +
      shade('M6 -10q5 4 3 9.500h-3z'),
    s,
  )
