import { cheeks, coat, disc, eyes, smile } from './face-parts.ts'
import { ball, dot, flat, line, oval, shade, shape, spot } from './ink.ts'

/** Everybody else. */
export const MORE_FACES = {
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
} as const
