import type { Past } from './catalogue.ts'

/**
 * Every release of the rules but today's, the newest first. Written by `npm run release-rules`; never changed by hand:
 * games that were played by these rules open for ever.
 */
export const PAST: readonly Past[] = [
  {
    editions: {
      base: { turnLimit: null },
      harbor: { turnLimit: null },
      row: { turnLimit: null },
      both: { turnLimit: null },
      two: { turnLimit: null },
      legacy: { turnLimit: null },
    },
  },
]
