import { appendFileSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { formatHead, formatUnit, type LogHead, type LogProblem, parseLog, type Unit } from '@machinami/bots/arena'

/** What a log file holds of a match already; a new file is begun. A log that cannot be gone on with is left as it is. */
export function openLog(file: string, head: LogHead): Unit[] | LogProblem | 'cannot-write' {
  try {
    if (existsSync(file) && statSync(file).size > 0) return reopen(file, head)
    writeFileSync(file, formatHead(head))
    return []
  } catch {
    return 'cannot-write'
  }
}

/** A last line without its end is what a process leaves that was killed: its unit is played again. */
function reopen(file: string, head: LogHead): Unit[] | LogProblem {
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const found = parseLog(whole, head)
  if (Array.isArray(found) && whole !== text) truncateSync(file, Buffer.byteLength(whole))
  return found
}

/** Adds units from the nth on. Whether they could be written: a disk may be full, a file may have been locked since. */
export function addToLog(file: string, units: readonly Unit[], nth: number): boolean {
  try {
    appendFileSync(file, units.map((unit, i) => formatUnit(unit, nth + i)).join(''))
    return true
  } catch {
    return false
  }
}
