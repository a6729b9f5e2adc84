import { box, dot, inked } from './ink.ts'

/** One coin, 24 x 24. */
export const COIN = inked(
  dot(12, 12, 10, 'ginkgo'),
  `<circle cx="12" cy="12" r="6.8" stroke="var(--rib)"/>`,
  box(9.5, 9.5, 5, 5, 'sign', 0.8),
  `<path d="M5.4 8.400q2 -3.6 5.6 -4.4" stroke="var(--gleam)"/>`,
)

export const coin = (size = 24): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true">${COIN}</svg>`
