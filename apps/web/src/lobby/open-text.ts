import type { Refusal, Ruleset } from '@machinami/cards'
import { go } from '../shell/router.ts'
import { isTooDeep } from '../store/depth.ts'
import { seatsFor } from '../store/last-setup.ts'
import { allGamesIn, bringIn } from './all-games.ts'
import { openRecord, startByRules } from './current.ts'

/** A record, a ruleset or a file of many games that somebody opened or dropped. */
export async function openText(text: string): Promise<Refusal | null> {
  const all = allGamesIn(text)
  if (all) {
    await bringIn(all)
    go('games')
    return null
  }
  const ruleset = rulesetIn(text)
  return ruleset ? startByRules(ruleset, seatsFor(ruleset.players)) : openRecord(text)
}

/** Home-made rules: what sets them apart from a record is that they list cards. Whether they can be played the table says. */
function rulesetIn(text: string): Ruleset | null {
  if (!text.trimStart().startsWith('{')) return null
  try {
    const value = JSON.parse(text) as Partial<Ruleset>
    return Array.isArray(value.cards) && !isTooDeep(value) ? (value as Ruleset) : null
  } catch {
    return null
  }
}
