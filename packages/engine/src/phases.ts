/** Where a game is between questions, and its code. */
export const P = {
  begin: 0,
  pick: 1,
  deal: 2,
  opening: 3,
  dice: 4,
  red: 5,
  boats: 6,
  town: 7,
  majors: 8,
  landmarks: 9,
  build: 10,
  refill: 11,
  invest: 12,
  over: 13,
} as const
export type Phase = keyof typeof P
