/** The editions, by how many can play them at most: all that is asked of them before anybody plays. */
export const MOST_PLAYERS = { base: 5, harbor: 5, row: 5, both: 5, two: 5, legacy: 4 } as const
export type EditionId = keyof typeof MOST_PLAYERS
export const EDITION_IDS = Object.keys(MOST_PLAYERS) as EditionId[]
