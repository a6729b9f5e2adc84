/** No net yet: the planner plays. */
export const FILE: unknown = null
