import { SEASONS, type Season } from '../art/street.ts'
import type { Game } from './game.ts'

const HOURS = ['morning', 'noon', 'evening'] as const

const roundOf = (game: Game): number => Math.floor(Math.max(0, game.turn.value - 1) / game.towns.length)

/** The sky follows the round. */
export const hourOf = (game: Game): (typeof HOURS)[number] => HOURS[roundOf(game) % HOURS.length]

/** The trees follow the game: a season lasts six rounds. */
export const seasonOf = (game: Game): Season => SEASONS[Math.min(3, Math.floor(roundOf(game) / 6))]
