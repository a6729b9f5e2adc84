/** Bits of what a landmark lets a player do: `POWER.reroll`. */

export const dice = 1
export const reroll = 2
export const raise = 4
export const extraTurn = 8
export const effect = 16
export const builtNothing = 32
export const noCoins = 64
export const discount = 128
export const boost = 256
export const nudge = 512
export const oneDie = 1024
