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
export const ready = 13
export const hang = 14
const takePin = 15
const moveMascot = 16
export const fund = 17

export { extraAction as 'extra-action', extraTurn as 'extra-turn', moveMascot as 'move-mascot', takePin as 'take-pin' }
