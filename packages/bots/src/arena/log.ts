import type { Unit } from './compare.ts'

/** What a log says about its match: a log of another one must not be gone on with. */
export interface LogHead {
  /** The format, and how its games came to be: 4 since every unit has its number. */
  readonly arena: 4
  /** How bots play: see BOTS_VERSION. */
  readonly plays: number
  readonly rules: string
  readonly bot: string
  readonly other: string
  readonly seed: number
  /** Tells nets apart; null without one. */
  readonly net: string | null
}

/** What is wrong with a log, and where. */
export interface LogProblem {
  readonly problem: 'not-a-log' | 'other-version' | 'another-match' | 'damaged'
  readonly line: number
}

export const formatHead = (head: LogHead): string => `${JSON.stringify(head)}\n`
export const formatUnit = ({ score, luck, turns, unfinished }: Unit, nth: number): string =>
  `${JSON.stringify([nth, score, luck, turns, unfinished])}\n`

/** The units of a log of this match. Units carry numbers: a line that was lost or doubled would move all that follow. */
export function parseLog(text: string, wanted: LogHead): Unit[] | LogProblem {
  const lines = text.split('\n')
  const head = fromJson(lines[0])
  if (typeof head !== 'object' || head === null || !('arena' in head)) return { problem: 'not-a-log', line: 1 }
  if (head.arena !== wanted.arena || !('plays' in head) || head.plays !== wanted.plays)
    return { problem: 'other-version', line: 1 }
  if (formatHead(wanted) !== `${lines[0]}\n`) return { problem: 'another-match', line: 1 }
  const units: Unit[] = []
  for (const [at, line] of lines.slice(1).entries()) {
    const isLast = at === lines.length - 2
    if (isLast && line === '') break
    const unit = unitFrom(fromJson(line), at)
    if (unit === null || isLast) return { problem: 'damaged', line: at + 2 }
    units.push(unit)
  }
  return units
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function unitFrom(value: unknown, nth: number): Unit | null {
  if (!Array.isArray(value) || value.length !== 5 || !value.every((each) => Number.isFinite(each))) return null
  const [number, score, luck, turns, unfinished] = value as number[]
  return number === nth && score >= 0 && score <= 1 && turns > 0 && unfinished >= 0
    ? { score, luck, turns, unfinished }
    : null
}
