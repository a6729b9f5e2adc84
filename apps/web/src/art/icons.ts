/** Icons, 24 x 24. The pen is the colour of the text; symbols of cards have a tint as well, so they never rely on colour. */
import { box, dot, flat, line, shape, times } from './ink.ts'

const ring = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`
/** A dot in the colour of the text. */
const ink = (x: number, y: number, r = 1.1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" stroke="none"/>`

/** One for every symbol a card can have. */
export const SYMBOLS = {
  wheat:
    line('M12 22.500V9') +
    shape('M12 9q-2.8 -3 0 -7.500q2.8 4.5 0 7.500z', 'ginkgo') +
    [14, 19].map((y) => shape(`M12 ${y}q-5 0 -5.5 -5q5 .3 5.5 5q.5 -4.7 5.5 -5q-.5 5 -5.5 5z`, 'ginkgo')).join(''),
  cow:
    line('M8 7q-2.5 -.5 -2.5 -4M16 7q2.5 -.5 2.5 -4') +
    shape('M7 9q-4 1 -5 -2q3 -1.5 5.5 0zM17 9q4 1 5 -2q-3 -1.5 -5.5 0z', 'stone') +
    shape('M7 6.500h10q1.5 7 -.5 12h-9q-2 -5 -.5 -12z', 'white') +
    box(6, 14.5, 12, 7, 'blossom', 3.5) +
    ink(9.5, 11) +
    ink(14.5, 11) +
    ink(10, 18, 0.9) +
    ink(14, 18, 0.9),
  gear:
    shape(
      'M10.3 2h3.400l.6 2.600l1.8 .8l2.3 -1.400l2.4 2.400l-1.4 2.300l.8 1.800l2.6 .6v3.400l-2.6 .6l-.8 1.800l1.4 2.300l-2.4 2.400l-2.3 -1.400l-1.8 .8l-.6 2.600h-3.400l-.6 -2.600l-1.8 -.8l-2.3 1.400l-2.4 -2.400l1.4 -2.300l-.8 -1.800l-2.6 -.6v-3.400l2.6 -.6l.8 -1.800l-1.4 -2.300l2.4 -2.400l2.3 1.400l1.8 -.8z',
      'metal',
    ) + ring(12, 12.3, 3.6),
  bread:
    shape('M4 19q-3 -4 0 -7q2 -6 8 -6t8 6q3 3 0 7z', 'ginkgo') +
    line('M8 9.500l2 4M12.5 8.500l2 4.500M17 10.500l1 2.5'),
  cup:
    line('M8 6q-1.5 -1.5 0 -3M12.5 6q-1.5 -1.5 0 -3') +
    line('M17 11h1.500q3 0 3 2.500t-4.5 3') +
    shape('M4 9h13v4q0 7 -6.5 7t-6.5 -7z', 'vermilion') +
    line('M3 22.300h15'),
  factory:
    shape('M2.5 21.500V9l5.5 4V9l5.5 4V9l3 2.200L17.5 3h3l1.2 18.500z', 'brick') +
    line('M6.5 17h1.500M11 17h1.500M15.5 17h1.5'),
  fruit:
    shape('M12 8q-3 -2 -6 0q-4 3 -2 9q2.5 6 6 5q2 -.8 4 0q3.5 1 6 -5q2 -6 -2 -9q-3 -2 -6 0z', 'vermilion') +
    line('M12 8q-.5 -3.5 1 -6') +
    shape('M13.5 5q3 -4 6.5 -2q-2 4 -6.5 2z', 'leaf'),
  briefcase:
    line('M8.5 7V3.500h7V7') +
    box(2.5, 7, 19, 13.5, 'wood', 2) +
    line('M2.5 13h7M14.5 13h7') +
    box(9.5, 11, 5, 4, 'ginkgo', 1),
  boat:
    line('M12 15V2.5') +
    shape('M14 4q5 3 6 9h-6z', 'white') +
    shape('M10 6q-4 3 -5 7h5z', 'white') +
    shape('M2 15h20q-1 6 -5 6.500h-10q-4 -.5 -5 -6.500z', 'sea'),
  tower:
    shape('M5 21.500V8h14v13.500z', 'plaster') +
    box(7, 2, 10, 6, 'wisteria', 1) +
    line('M8.5 12h2M13.5 12h2M8.5 16h2M13.5 16h2M2.5 21.500h19'),
  flower:
    times(5, (i) =>
      dot(+(12 + 5.4 * Math.sin(i * 1.257)).toFixed(1), +(12.4 - 5.4 * Math.cos(i * 1.257)).toFixed(1), 4, 'blossom'),
    ) + dot(12, 12.4, 3.2, 'ginkgo'),
  combo:
    shape('M3 21V11l4.5 3.500V11l4.5 3.500V21z', 'brick') +
    dot(16.5, 7, 5, 'ginkgo') +
    line('M14.2 7h4.600M16.5 4.700v4.6') +
    line('M12 21h8v-6'),
  fox:
    shape('M3 3l6 4h6l6 -4q1.5 5 0 10q-3 7 -9 8.500q-6 -1.5 -9 -8.500q-1.5 -5 0 -10z', 'rust') +
    flat('M4 14q5 -1 8 7q3 -8 8 -7q-3 5.5 -8 6.800q-5 -1.3 -8 -6.800z', 'white') +
    ink(8.5, 12.5, 1.2) +
    ink(15.5, 12.5, 1.2) +
    ink(12, 19.5, 1.5),
} as const

/** One for every type of card. */
export const TYPES = {
  blue:
    shape('M1.5 20q1 -7 8 -7t13 7z', 'sea') +
    line('M9 13V4M9 8q-4 0 -4.5 -3.500q4 0 4.5 3.500q.5 -4 5 -4q-.5 4 -5 4M1.5 20h21'),
  green:
    shape('M4 3h16l2 6q-1.7 3.5 -4 0q-2 3.5 -4 0q-2 3.5 -4 0q-2 3.5 -4 0q-2.3 3.5 -4 0z', 'pine') +
    line('M8.5 3L6 9M12 3v6M15.5 3L18 9M4 12v9h16v-9M10 21v-6h4v6'),
  red:
    line('M12 1.500V5') +
    shape('M8 5h8q4 2.5 4 7t-4 7h-8q-4 -2.5 -4 -7t4 -7z', 'vermilion') +
    line('M5 9.500h14M5 14.500h14M8 5h8M8 19h8M12 19v3.5'),
  purple:
    box(3, 11, 18, 10.5, 'plaster') +
    box(5, 3, 14, 8, 'wisteria', 1) +
    line('M9 7h6M7 15h2.500M14.5 15H17M10.5 21.500v-3h3v3'),
  landmark:
    shape('M12 2l1.5 5h3l-1 4h2.500l1.5 10.500h-15L6 11h2.500l-1 -4h3z', 'ginkgo') +
    line('M8.5 11h7M10.5 21.500v-4h3v4'),
} as const

/** Two dice, one of them still on its way. */
const DICE = {
  dice:
    `<rect x="2.5" y="9" width="12" height="12" rx="2.5"/>` +
    line('M9 5.500l1 -2q.6 -1 2 -.5l8 3q1.5 .6 1 2l-3.5 8.500q-.5 1 -1 1') +
    ink(6, 12.5) +
    ink(11, 17.5) +
    ink(8.5, 15),
} as const

export const ICONS = { ...SYMBOLS, ...TYPES, ...DICE } as const
export type IconName = keyof typeof ICONS

const wrapped = (inner: string, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true">${inner}</svg>`

export const icon = (name: IconName, size = 24): string => wrapped(ICONS[name], size)
