/** Codes of the phases a game goes through between questions: `P.build`. */

export const begin = 0
export const pick = 1
export const deal = 2
export const opening = 3
export const dice = 4
export const red = 5
export const boats = 6
export const town = 7
export const majors = 8
export const landmarks = 9
export const build = 10
export const refill = 11
export const invest = 12
export const over = 13
