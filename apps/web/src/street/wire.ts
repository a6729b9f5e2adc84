import type { Game } from '../game/game.ts'

/** Whether anything hangs across the sky in this game. */
export const hasWire = ({ info }: Game): boolean => info.ruleset.bells !== undefined || info.ruleset.pins !== undefined

/** How far everything below a wire moves down. */
export const WIRE = 22
