import type { DrawnSign, RareSign } from './signs.ts'

export const MORE_SIGNS: Readonly<Record<RareSign, DrawnSign>> = {
  struck: { d: 'M2.500 12L12 3.500L21.500 12M5 10v10.500h14V10M3 21.500L21 2.500' },
  tarp: { d: 'M3 9q9 -9 18 0v12H3zM3 14h18M9 9.500V21M15 9.500V21', fill: 'var(--sea)' },
  landmark: { d: 'M5 21.500V10l7 -7.500l7 7.500v11.500zM10 21v-6h4v6', fill: 'var(--ginkgo)' },
  invest: { d: 'M4 3h16v9H4zM12 12v10', fill: 'var(--ginkgo)', more: 'M12 5.500v4M10 7.500h4' },
  idle: { d: 'M6 22V5h14M6 9l5 -4M17 5v6M3 22h7', more: 'M3 3l18 18' },
  empty: { d: 'M8 7q-6 6 -4 12q1 3 8 3t8 -3q2 -6 -4 -12zM8 7l-2 -4h12l-2 4z', fill: 'var(--wood)' },
  stack: { d: 'M4 8h12v13H4zM8 8V4h12v13h-4' },
  token: { d: 'M7 2v7q0 5 5 5t5 -5V2M12 14v8' },
  flag: { d: 'M5 22V3h14l-4 5l4 5H5', fill: 'var(--vermilion)' },
  pin: { d: 'M8 3h8l-1 7q4 1 4 5H5q0 -4 4 -5zM12 15v7', fill: 'var(--ginkgo)' },
  mascot: {
    d: 'M5 10q-3 -3 -1 -6q3 0 4 4q4 -1.500 8 0q1 -4 4 -4q2 3 -1 6q2 10 -7 11q-9 -1 -7 -11z',
    fill: 'var(--white)',
    more: 'M9 13h.01M15 13h.01M12 17h.01',
  },
  fund: { d: 'M3 10h18M12 3l9 7H3zM5 10v9M10 10v9M14 10v9M19 10v9M3 21h18', fill: 'var(--ginkgo)' },
  star: {
    d: 'M12 2.500l2.900 6l6.600 .9l-4.800 4.600l1.200 6.500l-5.900 -3.100l-5.900 3.100l1.200 -6.500l-4.800 -4.600l6.600 -.9z',
    fill: 'var(--ginkgo)',
  },
}
