/**
 * Everything a game can wait for. The first group is answered by chance, the rest by a player.
 * `none` is a game that is over.
 */
export const QUESTIONS = [
  'none',
  'throw',
  'boat-throw',
  'first-throw',
  'draw',
  'dice',
  'reroll',
  'raise',
  'order',
  'whom',
  'offer',
  'want',
  'demolish',
  'hand',
  'close',
  'activate',
  'build',
  'opening',
  'invest',
  'pick',
] as const
export type Question = (typeof QUESTIONS)[number]

/** The code of each question: `Q.build`. */
export const Q = Object.fromEntries(QUESTIONS.map((question, code) => [question, code])) as {
  readonly [question in Question]: number
}

export const isChance = (question: number): boolean => question >= Q.throw && question <= Q.draw
