import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { formatHead, formatUnit, type LogHead, type LogProblem, parseLog, type Unit } from '@machinami/bots/arena'

/** What a log file holds of a match already; a new file is begun. A log that cannot be gone on with is left as it is. */
export function openLog(file: string, head: LogHead): Unit[] | LogProblem | 'cannot-write' {
  try {
    if (existsSync(file)) return reopen(file, head)
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

/** Whether they could be written: a disk may be full, a file may have been locked since. */
export function addToLog(file: string, units: readonly Unit[]): boolean {
  try {
    appendFileSync(file, units.map(formatUnit).join(''))
    return true
  } catch {
    return false
  }
}
