import { existsSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { isRefusal, type Refusal } from '@machinami/cards'
import { formatRecord } from '@machinami/engine'
import { type GameAddress, gameOfCode, parseAddress } from '@machinami/link'
import { openRecord, type ReadRecord } from './read.ts'

/** Says of itself that it is a link, whatever became of the rest. */
const isMarked = (name: string): boolean => /#\/?g\//.test(name)

/** What somebody named is a link, unless there is such a file. */
export function linkNamed(name: string): GameAddress | null {
  if (name === '-' || existsSync(name)) return null
  return parseAddress(name) ?? (isMarked(name) ? { code: '', move: null } : null)
}

/** A game from a file, from stdin, or out of a link. */
export async function openGame(name: string, stdin: Readable): Promise<ReadRecord | Refusal> {
  const link = linkNamed(name)
  // Names of files that are not there look like links, too: only what was sealed as one is one.
  const record = link && (isMarked(name) || looksSealed(link.code)) ? gameOfCode(link.code) : null
  if (record === null) return openRecord(name, stdin)
  return isRefusal(record) ? record : { record, text: formatRecord(record) }
}

/** `game.txt` has a dot and `game` is short; a code is neither. */
const looksSealed = (code: string): boolean => code.length >= 16
