/** Codes of the events: `E.gained`. */

export const decided = 0
export const rolled = 1
export const drawn = 2
export const stocked = 3
export const shelved = 4
export const received = 5
export const scored = 6
export const turn = 7
export const raised = 8
export const gained = 9
export const spent = 10
export const paid = 11
export const built = 12
export const moved = 13
export const closed = 14
export const reopened = 15
export const demolished = 16
export const returned = 17
export const invested = 18
export const extra = 19
export const picked = 20
export const revealed = 21
export const won = 22
export const asked = 23
export const limit = 24
export const twice = 25
