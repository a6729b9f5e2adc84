import { appendFileSync, existsSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { formatHead, formatUnit, type LogHead, type LogProblem, parseLog, type Unit } from '@machinami/bots/arena'
import { type Owner, takeLock } from '../files/lock.ts'
import { textIn } from '../files/read-text.ts'

/** A log that nobody else writes to. */
export interface OpenLog {
  /** What it holds of the match already. */
  readonly units: readonly Unit[]
  /** Adds units from the nth on; false where they cannot be written: a disk may be full. */
  readonly add: (units: readonly Unit[], nth: number) => boolean
  /** Whether everything was written. */
  readonly close: () => boolean
}

export type LogTrouble =
  | LogProblem
  | { readonly problem: 'cannot-write' }
  | { readonly problem: 'in-use'; readonly owner: Owner }

/** Opens the log of a match; a new file is begun. A log that cannot be gone on with is left as it is. */
export function openLog(file: string, head: LogHead): OpenLog | LogTrouble {
  const lock = takeLock(file)
  if (lock === 'cannot-write') return { problem: lock }
  if ('pid' in lock) return { problem: 'in-use', owner: lock }
  const units = unitsIn(file, head)
  if ('problem' in units) {
    lock.release()
    return units
  }
  let isWhole = true
  return {
    units,
    add: (more, nth) => {
      isWhole &&= addToLog(file, more, nth)
      return isWhole
    },
    close: () => {
      lock.release()
      return isWhole
    },
  }
}

function unitsIn(file: string, head: LogHead): Unit[] | LogTrouble {
  try {
    if (existsSync(file) && statSync(file).size > 0) return reopen(file, head)
    writeFileSync(file, formatHead(head))
    return []
  } catch {
    return { problem: 'cannot-write' }
  }
}

/** A last line without its end is what a process leaves that was killed: its unit is played again. */
function reopen(file: string, head: LogHead): Unit[] | LogProblem {
  const text = textIn(file)
  if (text === null) return { problem: 'not-a-log', line: 1 }
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const found = parseLog(whole, head)
  if (Array.isArray(found) && whole !== text) truncateSync(file, Buffer.byteLength(whole))
  return found
}

function addToLog(file: string, units: readonly Unit[], nth: number): boolean {
  try {
    appendFileSync(file, units.map((unit, i) => formatUnit(unit, nth + i)).join(''))
    return true
  } catch {
    return false
  }
}
