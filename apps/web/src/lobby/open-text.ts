import { isRefusal, type Refusal, type Ruleset } from '@machinami/cards'
import { readRecord } from '@machinami/engine'
import { gameCode } from '@machinami/link'
import { go } from '../shell/router.ts'
import { isNotKept } from '../store/database.ts'
import { isTooDeep } from '../store/depth.ts'
import { putGame } from '../store/games.ts'
import { seatsFor } from '../store/last-setup.ts'
import { allGamesIn, bringIn, isNewer } from './all-games.ts'
import { startByRules } from './current.ts'
import { standingInRecord } from './row-of-record.ts'

/** A record, a ruleset or a file of many games that somebody opened or dropped. */
export async function openText(text: string): Promise<Refusal | null> {
  const all = allGamesIn(text)
  if (all) {
    if (isNewer(all)) return { refused: 'newer-record', what: String(all.version) }
    await bringIn(all)
    go('games')
    return null
  }
  const ruleset = rulesetIn(text)
  return ruleset ? startByRules(ruleset, seatsFor(ruleset.players)) : openRecord(text)
}

/** A record is opened to look at: it lies among the games of this browser, and nobody here sits at it. */
async function openRecord(text: string): Promise<Refusal | null> {
  const standing = standingInRecord(text)
  if (isRefusal(standing)) return standing
  const key = keyOf(text)
  const now = Date.now()
  const game = { ...standing, people: [], key, begun: now, updated: now, title: '' }
  const failed = await putGame(game, { format: 1, record: text })
  if (isNotKept(failed)) return lookUnkept(text)
  go('review', key)
  return null
}

/** A browser that keeps nothing can still show a game: as a link to it would. */
function lookUnkept(text: string): Refusal | null {
  const record = readRecord(text)
  const code = isRefusal(record) ? record : gameCode(record)
  if (isRefusal(code)) return code
  go('g', code)
  return null
}

/** The same file opened twice is one game. */
function keyOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193]
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
    b = Math.imul(b ^ text.charCodeAt(i), 0x5bd1e995)
  }
  return `r${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`
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
