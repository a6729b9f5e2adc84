/** Where a game is between questions. */
export const PHASES = [
  'begin',
  'pick',
  'deal',
  'opening',
  'dice',
  'red',
  'boats',
  'town',
  'majors',
  'landmarks',
  'build',
  'built',
  'refill',
  'invest',
  'over',
] as const
export type Phase = (typeof PHASES)[number]

/** The code of each phase: `P.build`. */
export const P = Object.fromEntries(PHASES.map((phase, code) => [phase, code])) as { readonly [phase in Phase]: number }
