import type { Ruleset } from '@machinami/cards'
import { sha256 } from './sha256.ts'

/** Where a figure comes from and what a card is called are no rules: changing them makes no old record foreign. */
const NOTES: ReadonlySet<string> = new Set(['source', 'names'])

/** The same text for the same rules, whatever the order of fields. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([name, field]) => field !== undefined && !NOTES.has(name))
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`
}

/** A short fingerprint of the complete rules: two games with the same one were played by the same rules. */
export function rulesetHash(ruleset: Ruleset): string {
  return sha256(canonical(ruleset)).slice(0, 16)
}
