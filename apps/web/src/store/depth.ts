/** Rules have a handful of levels; what is nested thousands deep is no ruleset, and would stop whoever reads it. */
const MOST_LEVELS = 32

export const isTooDeep = (value: unknown, levels = MOST_LEVELS): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isTooDeep(each, levels - 1)))
