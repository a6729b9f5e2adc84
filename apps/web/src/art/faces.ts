/** Neighbours: people of the street and the bots one plays against, 48 x 48. */
import { cheeks, coat, disc, eyes } from './face-parts.ts'
import { at, ball, box, dot, flat, inked, line, oval, shade, shape, spot } from './ink.ts'
import type { MORE_FACES } from './more-faces.ts'

/** Who sits at the table of somebody who has chosen nobody. */
export const USUAL_FACES = {
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
  fox: () =>
    disc('straw') +
    coat('pine') +
    shape('M8 6l10 6h12l10 -6q3 9 0 18q-5 12 -16 15q-11 -3 -16 -15q-3 -9 0 -18z', 'rust') +
    flat('M8.5 25q9 -2 15.5 13q6.5 -15 15.5 -13q-5 11 -15.5 13.600q-10.5 -2.6 -15.5 -13.600z', 'white') +
    shape('M11 10l5 4l-4 4zM37 10l-5 4l4 4z', 'dark') +
    line('M15 23q2.5 -3 5 0M28 23q2.5 -3 5 0') +
    oval(24, 36, 2.6, 2, 'line'),
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

/** Everybody there is a face of. */
export type FaceName = keyof typeof USUAL_FACES | keyof typeof MORE_FACES

export const face = (drawn: string, size = 48): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${size}" height="${size}" aria-hidden="true">${inked(drawn)}</svg>`
