/** Codes of the kinds of answer: `K.build`. `dice` and `draw` are chance's; all others are a player's. */

export const roll = 0
export const keep = 1
export const reroll = 2
export const raise = 3
export const stay = 4
export const next = 5
export const from = 6
export const offer = 7
export const want = 8
export const decline = 9
export const demolish = 10
export const hand = 11
export const close = 12
export const activate = 13
export const build = 14
export const pass = 15
export const invest = 16
export const hold = 17
export const pick = 18
export const dice = 19
export const draw = 20
export const shift = 21
export const pin = 22
export const hang = 23
export const mascot = 24
export const fund = 25
