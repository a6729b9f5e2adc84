/** Neighbours: people of the street and the bots one plays against, 48 x 48. */
import { at, ball, box, type Colour, dot, flat, inked, line, oval, shade, shape, spot } from './ink.ts'

const disc = (c: Colour): string => dot(24, 24, 23, c)
const eyes = (y: number, d = 6, r = 1.7): string => spot(24 - d, y, r, 'line') + spot(24 + d, y, r, 'line')
const cheeks = (y: number, d = 9): string => spot(24 - d, y, 2.6, 'blossom') + spot(24 + d, y, 2.6, 'blossom')
const smile = (y: number, w = 3): string => line(`M${24 - w} ${y}q${w} ${w} ${2 * w} 0`)
/** Shoulders that leave the disc at the bottom. */
const coat = (c: Colour): string => shape('M9 41.500q2 -9 15 -9t15 9Q32 47 24 47T9 41.500z', c)

export const FACES = {
  tanuki: () =>
    disc('grass') +
    coat('sea') +
    dot(13, 13, 5, 'timber') +
    dot(35, 13, 5, 'timber') +
    ball(24, 24, 14, 'wood') +
    oval(18, 24, 5, 4.5, 'timber') +
    oval(30, 24, 5, 4.5, 'timber') +
    spot(18.5, 23.5, 1.6, 'white') +
    spot(29.5, 23.5, 1.6, 'white') +
    oval(24, 31, 6, 4.5, 'wall') +
    oval(24, 29, 2.2, 1.6, 'line') +
    line('M24 30.500v1.500M21.5 32.500q2.5 2 5 0') +
    shape('M19 10q5 -8 10 0q-5 2 -10 0z', 'leaf'),
  cat: () =>
    disc('blossom') +
    coat('vermilion') +
    shape('M10 26V8l9 6h10l9 -6v18q0 12 -14 12t-14 -12z', 'white') +
    flat('M29 14l8.2 -5v15q-6 -1 -8.2 -10z', 'ginkgo') +
    flat('M10.8 20v-10.600l6 4.200q0 5 -6 6.400z', 'dark') +
    line('M10 26V8l9 6h10l9 -6v18q0 12 -14 12t-14 -12z') +
    eyes(25) +
    cheeks(29.5, 10) +
    shape('M22.5 28.500h3l-1.5 1.800z', 'vermilion') +
    line('M24 30.500q-1 2.5 -3.5 2M24 30.500q1 2.5 3.5 2M4 27l6 1M4 32l6 -1M44 27l-6 1M44 32l-6 -1') +
    dot(24, 40, 3, 'ginkgo'),
  crane: () =>
    disc('water') +
    shape('M14 47q-2 -14 6 -18V18h9v10q8 6 6 18z', 'white') +
    flat('M20.8 24h7.400v8q-4 4 -7.4 1z', 'dark') +
    line('M20 18v11M29 18v10') +
    ball(25, 16, 9, 'white') +
    shape('M17 13q2 -8 8 -7t8 6q-8 -3 -16 1z', 'vermilion') +
    shape('M17 15L2 20l15 2q2 -4 0 -7z', 'ginkgo') +
    line('M3 20h13') +
    spot(22, 17, 1.7, 'line') +
    line('M22 36q4 4 8 0M22 41q4 4 8 0'),
  fox: () =>
    disc('straw') +
    coat('pine') +
    shape('M8 6l10 6h12l10 -6q3 9 0 18q-5 12 -16 15q-11 -3 -16 -15q-3 -9 0 -18z', 'rust') +
    flat('M8.5 25q9 -2 15.5 13q6.5 -15 15.5 -13q-5 11 -15.5 13.600q-10.5 -2.6 -15.5 -13.600z', 'white') +
    shape('M11 10l5 4l-4 4zM37 10l-5 4l4 4z', 'dark') +
    line('M15 23q2.5 -3 5 0M28 23q2.5 -3 5 0') +
    oval(24, 36, 2.6, 2, 'line'),
  grocer: () =>
    disc('leaf') +
    coat('pine') +
    shape('M17 36h14v10q-7 2 -14 0z', 'white') +
    ball(24, 23, 13, 'skin') +
    flat('M11 22q-1 -6 3 -8q-1 5 0 8zM37 22q1 -6 -3 -8q1 5 0 8z', 'white') +
    shape('M10.5 17q-1 -11 13.5 -11t13.5 11q-13.5 -5 -27 0z', 'pine') +
    '<circle cx="18.5" cy="23" r="3.8"/><circle cx="29.5" cy="23" r="3.8"/>' +
    line('M22.3 23h3.4') +
    eyes(23, 5.5, 1.3) +
    shape('M15 30q4 -4 9 -1q5 -3 9 1q-4 3 -9 1q-5 2 -9 -1z', 'white') +
    cheeks(28, 10.5),
  fisherwoman: () =>
    disc('sea') +
    coat('ginkgo') +
    shape('M10 30q-2 -18 14 -20q16 2 14 20q0 6 -3 8h-22q-3 -2 -3 -8z', 'dark') +
    ball(24, 25, 11.5, 'skin') +
    shape('M12.5 22q2 -8 11.5 -8t11.5 8q-6 -5 -11.5 -5t-11.5 5z', 'dark') +
    shape('M6 19q18 -6 36 0q-3 -2 -7 -3q-1 -10 -11 -10t-11 10q-4 1 -7 3z', 'ginkgo') +
    shade('M30 8q4 2 5 8q4 1 6 2.400q-5 -2 -9 -2.400z') +
    eyes(25, 5) +
    cheeks(29, 7.5) +
    smile(31),
  student: () =>
    disc('wall') +
    coat('dark') +
    line('M24 34v12') +
    spot(24, 40, 1.3, 'ginkgo') +
    ball(24, 24, 12.5, 'skin') +
    shape('M11 24q-2 -15 13 -16t13 16q-3 -2 -4 -6q-4 2 -7 -1q-4 4 -10 3q-2 2 -5 4z', 'timber') +
    eyes(25, 5.5) +
    cheeks(29, 8.5) +
    smile(31, 2.5) +
    line('M22 8q-2 -4 2 -5M25 8q3 -4 5 -2', 'timber'),
  robot: () =>
    disc('wisteria') +
    coat('metal') +
    line('M24 12V6') +
    dot(24, 5.5, 2.6, 'lamp') +
    box(5, 20, 5, 9, 'rock', 2) +
    box(38, 20, 5, 9, 'rock', 2) +
    box(9, 12, 30, 24, 'metal', 7) +
    shade('M31 13q7 0 7 6v10q0 6 -7 6z') +
    box(13, 17, 22, 13, 'dark', 5) +
    spot(19, 23, 2.8, 'glass') +
    spot(29, 23, 2.8, 'glass') +
    line('M21 27q3 2 6 0', 'glass') +
    line('M20 33h8'),
  daruma: () =>
    disc('water') +
    shape('M24 6q17 0 17 18t-17 20q-17 0 -17 -20t17 -18z', 'vermilion') +
    shape('M24 12q12 0 12 10t-12 11q-12 0 -12 -11t12 -10z', 'wall') +
    dot(19, 22, 3.6, 'white') +
    dot(29, 22, 3.6, 'white') +
    spot(19.5, 22.5, 1.5, 'line') +
    line('M14 16q4 -4 8 0M26 16q4 -4 8 0M20 29q4 3 8 0') +
    line('M15 39q9 4 18 0', 'ginkgo') +
    shade('M33 9q8 4 8 15t-12 19q9 -6 9 -18t-5 -16z'),
  chick: () =>
    disc('glass') +
    ball(24, 27, 15, 'straw') +
    shape('M8 32h32q0 15 -16 15t-16 -15z', 'white') +
    line('M8 32l5 5l5 -5l6 5l6 -5l5 5l5 -5') +
    line('M22 12q-2 -5 1 -7M25 12q2 -5 4 -5') +
    eyes(24, 6) +
    cheeks(28, 10) +
    shape('M21 27h6l-3 3.500z', 'rust'),
  rabbit: () =>
    disc('leaf') +
    coat('wisteria') +
    shape('M15 20q-6 -17 1 -17t6 15zM33 20q6 -17 -1 -17t-6 15z', 'white') +
    flat('M16 17q-3 -11 .5 -11t3 10zM32 17q3 -11 -.5 -11t-3 10z', 'blossom') +
    ball(24, 26, 13, 'white') +
    eyes(25, 6) +
    cheeks(29.5, 9.5) +
    shape('M22.6 28.500h2.800l-1.4 1.600z', 'vermilion') +
    line('M24 30.200v2M20.5 33q1.8 1.4 3.5 -.8q1.7 2.200 3.5 .8'),
  owl: () =>
    disc('roof') +
    shape('M8 8q6 1 9 4h14q3 -3 9 -4q2 12 0 22q-3 13 -16 16q-13 -3 -16 -16q-2 -10 0 -22z', 'timber') +
    flat('M16 34q8 5 16 0q-1 8 -8 10.500q-7 -2.500 -8 -10.500z', 'wall') +
    dot(17, 23, 7.4, 'wall') +
    dot(31, 23, 7.4, 'wall') +
    dot(17, 23, 3.6, 'ginkgo') +
    dot(31, 23, 3.6, 'ginkgo') +
    spot(17, 23, 1.9, 'line') +
    spot(31, 23, 1.9, 'line') +
    shape('M22 28h4l-2 5z', 'rust') +
    line('M19 38q2 2 4 0M25 38q2 2 4 0M22 41.500q2 2 4 0'),
  boar: () =>
    disc('rust') +
    coat('pine') +
    shape('M9 8q6 0 9 6M39 8q-6 0 -9 6', 'timber') +
    shape('M8 8q7 -2 10 5l-6 6q-5 -4 -4 -11zM40 8q-7 -2 -10 5l6 6q5 -4 4 -11z', 'timber') +
    ball(24, 25, 14, 'timber') +
    flat('M20 11q4 -6 8 0q-2 6 -4 8q-2 -2 -4 -8z', 'dark') +
    oval(24, 31, 7.5, 5.8, 'blossom') +
    spot(21.5, 31, 1.4, 'line') +
    spot(26.5, 31, 1.4, 'line') +
    shape('M14.500 35q-3 -3 -1.500 -6q3 2 4 5zM33.500 35q3 -3 1.500 -6q-3 2 -4 5z', 'white') +
    eyes(22, 6.5) +
    line('M14 18l5 2M34 18l-5 2'),
  chef: () =>
    disc('blossom') +
    coat('white') +
    line('M24 35v11M20 38v.2M20 42v.2') +
    shape('M17 34l7 5l7 -5l-2 7h-10z', 'vermilion') +
    ball(24, 25, 11.5, 'skin') +
    shape('M13 17q-6 -1 -5 -7t8 -4q3 -5 8 -5t8 5q7 -2 8 4t-5 7v4q-11 -3 -22 0z', 'white') +
    line('M13 17q11 -3 22 0') +
    eyes(25, 5) +
    line('M16 30q4 -3 8 0q4 -3 8 0', 'timber') +
    line('M17 30.800q3.5 -2.400 7 .2q3.500 -2.600 7 -.2') +
    cheeks(28, 8.5),
  magpie: () =>
    disc('straw') +
    shape('M10 47q-3 -14 7 -20q-3 -18 9 -20q13 0 12 16q4 12 0 24z', 'dark') +
    flat('M17.500 46q-2 -10 6 -15q8 4 7 15z', 'white') +
    flat('M33 30q5 6 3.500 16h-4q1 -8 -3 -13z', 'sea') +
    shape('M18 16L4 20l14 4.500q2 -4 0 -8.500z', 'rust') +
    line('M5 20h12') +
    dot(23.5, 17, 2.8, 'white') +
    spot(23, 17, 1.4, 'line') +
    at(8, 27, dot(0, 0, 4.4, 'ginkgo') + box(-1.3, -1.3, 2.6, 2.6, 'white', 0.4)),
} as const
export type FaceName = keyof typeof FACES

export const face = (name: FaceName, size = 48): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${size}" height="${size}" aria-hidden="true">${inked(FACES[name]())}</svg>`
