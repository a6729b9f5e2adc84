import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** Who writes to a file: a process, told from a later one with the same number by the time it began. */
export interface Owner {
  readonly pid: number
  readonly host: string
  readonly began: string
}

/** The right to write to a file, until it is given back. */
export interface Lock {
  /** Whether nobody has taken it away; a lock that somebody deleted is laid down again. */
  readonly isHeld: () => boolean
  readonly release: () => void
}

export const lockFile = (file: string): string => `${file}.lock`

const MOST_TRIES = 5

/** Locks taken by this process, which another one with its number cannot have. */
const held = new Set<string>()

/** Takes a file for this process, or says who has it. What a killed process left behind is cleared away. */
export function takeLock(file: string): Lock | Owner | 'cannot-write' {
  const lock = lockFile(file)
  try {
    for (let nth = 0; nth < MOST_TRIES; nth++) {
      if (layDown(lock)) return lockAt(lock)
      const owner = ownerOf(lock)
      if (owner !== null && isAtWork(owner, lock)) return owner
      setAside(lock, owner)
    }
    return ownerOf(lock) ?? 'cannot-write'
  } catch {
    return 'cannot-write'
  }
}

/** Whether somebody who is still at work has the file. */
export function isLocked(file: string): boolean {
  const lock = lockFile(file)
  const owner = ownerOf(lock)
  return owner !== null && isAtWork(owner, lock)
}

function lockAt(lock: string): Lock {
  held.add(lock)
  return {
    isHeld: () => {
      try {
        return isSame(ownerOf(lock), me()) || layDown(lock)
      } catch {
        return false
      }
    },
    release: () => {
      held.delete(lock)
      try {
        if (isSame(ownerOf(lock), me())) rmSync(lock, { force: true })
      } catch {}
    },
  }
}

/** False where there is one already. It appears with its owner's name in it or not at all. */
function layDown(lock: string): boolean {
  const draft = `${lock}.${process.pid}`
  try {
    writeFileSync(draft, `${JSON.stringify(me())}\n`)
    linkSync(draft, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    if (!NO_LINKS.has(codeOf(error))) throw error
    return layDownPlainly(lock)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Disks of other systems have no links. */
const NO_LINKS: ReadonlySet<string | undefined> = new Set(['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK', 'EXDEV'])

function layDownPlainly(lock: string): boolean {
  try {
    writeFileSync(lock, `${JSON.stringify(me())}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Takes a dead owner's lock away. Should somebody have been quicker, what was taken was theirs: it is given back. */
function setAside(lock: string, dead: Owner | null): void {
  const aside = `${lock}.${process.pid}.old`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const taken = ownerOf(aside)
  if (taken !== null && !isSame(taken, dead) && isAtWork(taken, lock)) linkSync(aside, lock)
  rmSync(aside, { force: true })
}

function ownerOf(lock: string): Owner | null {
  try {
    const owner: Partial<Owner> = JSON.parse(readFileSync(lock, 'utf8'))
    const { pid, host, began } = owner
    const isOwner = Number.isSafeInteger(pid) && typeof host === 'string' && typeof began === 'string'
    return isOwner ? (owner as Owner) : null
  } catch {
    return null
  }
}

/** Nobody can tell whether a process on another machine is still there. */
function isAtWork(owner: Owner, lock: string): boolean {
  if (owner.host !== hostname()) return true
  if (owner.pid === process.pid) return held.has(lock) && isSame(owner, me())
  return isRunning(owner.pid) && beginningOf(owner.pid) === owner.began
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const me = (): Owner => ({ pid: process.pid, host: hostname(), began: beginningOf(process.pid) })

/** Dead, but with a number until somebody asks how it ended: in a container without an init that is for ever. */
const DEAD = ['Z', 'X']

/** When a process began, where the system tells: numbers of processes are given again. Nothing of one that is dead. */
function beginningOf(pid: number): string {
  try {
    // The name in brackets may hold spaces; behind it comes the state, and as the 22nd field the time of the start.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return DEAD.includes(fields[0]) ? 'dead' : fields[19]
  } catch {
    return ''
  }
}

const isSame = (one: Owner | null, other: Owner | null): boolean =>
  one !== null && other !== null && one.pid === other.pid && one.host === other.host && one.began === other.began

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code
