/** Codes of the verbs: `V.gain`. */

export const gain = 0
export const pay = 1
export const take = 2
export const pool = 3
export const demolish = 4
export const swap = 5
export const give = 6
export const close = 7
export const activate = 8
export const leave = 9
const extraTurn = 10
export const win = 11
const extraAction = 12

export { extraAction as 'extra-action', extraTurn as 'extra-turn' }
