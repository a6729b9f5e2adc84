import type { Ruleset } from '@machinami/cards'

/** Far beyond any ruleset; what lies deeper could not be looked through. */
const DEEPEST = 40

/** Whether something read from outside is nested too deep to be rules. */
export function isTooDeep(value: unknown, most = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((field) => isTooDeep(field, most - 1))
}

/** Rules from a line of a record, or null. Whether they can be played is for `checkRuleset` to say. */
export function readRuleset(text: string): Ruleset | null {
  try {
    const ruleset: unknown = JSON.parse(text)
    if (typeof ruleset !== 'object' || ruleset === null || isTooDeep(ruleset)) return null
    const isOurs = Array.isArray((ruleset as Ruleset).cards) && !('refused' in ruleset)
    return isOurs && JSON.stringify(ruleset) === text ? (ruleset as Ruleset) : null
  } catch {
    return null
  }
}
