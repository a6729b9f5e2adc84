/**
 * Everything a game can wait for, and its code. The first group is answered by chance, the rest by a player.
 * `none` is a game that is over. Written out as numbers because V8 folds them into the code.
 */
export const Q = {
  none: 0,
  throw: 1,
  'boat-throw': 2,
  'first-throw': 3,
  draw: 4,
  dice: 5,
  reroll: 6,
  raise: 7,
  order: 8,
  whom: 9,
  offer: 10,
  want: 11,
  demolish: 12,
  hand: 13,
  close: 14,
  activate: 15,
  build: 16,
  opening: 17,
  invest: 18,
  pick: 19,
} as const
export type Question = keyof typeof Q
export const QUESTIONS = Object.keys(Q) as Question[]

export const isChance = (question: number): boolean => question >= Q.throw && question <= Q.draw
