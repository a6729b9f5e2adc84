/** Plays where nothing else is given. */
export const STAND_IN = 'planner'
