/**
 * Codes of the questions: `Q.build`. The first group after `none` is answered by chance, the rest by a player.
 * Constants of a module and not fields of an object: a bundle then holds the plain numbers, which the engine's hot
 * paths are much faster with.
 */

export const none = 0
const throwing = 1
const boatThrow = 2
const firstThrow = 3
export const draw = 4
export const dice = 5
export const reroll = 6
export const raise = 7
export const order = 8
export const whom = 9
export const offer = 10
export const want = 11
export const demolish = 12
export const hand = 13
export const close = 14
export const activate = 15
export const build = 16
export const opening = 17
export const invest = 18
export const pick = 19
export const shift = 20
export const pin = 21
const takePin = 22
export const hang = 23
export const mascot = 24
export const fund = 25

export { boatThrow as 'boat-throw', firstThrow as 'first-throw', takePin as 'take-pin', throwing as throw }
