/** Everybody players can sit down with, by name alone: a page that only lists them need not fetch how they think. */

/** From weak to strong. */
export const LEVEL_IDS = ['beginner', 'learner', 'planner', 'strategist', 'expert'] as const
/** Each with a way of playing of its own. */
export const STYLE_IDS = ['rusher', 'restaurateur', 'engineer', 'magpie'] as const
export const BOT_IDS = [...LEVEL_IDS, ...STYLE_IDS, 'random'] as const
export type BotId = (typeof BOT_IDS)[number]

/** People of whom nothing is known play about as well as this level (0 the weakest). */
export const MIDDLE_LEVEL = 2
