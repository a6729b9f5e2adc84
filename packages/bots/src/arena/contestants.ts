import type { Bot } from '../bot.ts'
import { coast } from '../coast.ts'
import { BOTS } from '../index.ts'
import { STYLES, styled } from '../styles.ts'

const OTHERS = STYLES.filter((style) => !BOTS.some((bot) => bot.id === style.id)).map(styled)

/** Everybody who may enter the arena: the bots that are offered to players, the heuristic to the letter, the other styles. */
export const CONTESTANTS: readonly Bot[] = [...BOTS, coast, ...OTHERS]

export const contestantNamed = (id: string): Bot | undefined => CONTESTANTS.find((bot) => bot.id === id)
