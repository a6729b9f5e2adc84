import { describe, expect, it } from 'vitest'
import type { Unit } from './compare.ts'
import { formatHead, formatUnit, type LogHead, parseLog } from './log.ts'

const head: LogHead = { arena: 4, plays: 7, rules: 'abc', bot: 'expert', other: 'heuristic', seed: 1, net: null }
const units: Unit[] = [
  { score: 0.5, luck: -0.01, turns: 30, unfinished: 0 },
  { score: 1, luck: 0.2, turns: 41.5, unfinished: 1 },
]
const log = (of: object) => formatHead(of as LogHead) + units.map(formatUnit).join('')

describe('the log of a match', () => {
  it('gives back its units', () => {
    expect(parseLog(log(head), head)).toEqual(units)
  })

  it('is not gone on with when units came to be otherwise, or bots play otherwise by now', () => {
    const { plays: _, ...withoutPlays } = head
    for (const old of [{ ...withoutPlays, arena: 2 }, { ...head, arena: 2 }, withoutPlays, { ...head, plays: 6 }])
      expect(parseLog(log(old), head)).toEqual({ problem: 'other-version', line: 1 })
  })

  it('is not gone on with by another match', () => {
    for (const other of [{ seed: 2 }, { bot: 'planner' }, { rules: 'abd' }, { net: '0' }])
      expect(parseLog(log({ ...head, ...other }), head)).toEqual({ problem: 'another-match', line: 1 })
  })

  it('tells where it is damaged', () => {
    expect(parseLog('', head)).toEqual({ problem: 'not-a-log', line: 1 })
    expect(parseLog(`${log(head)}[2,1,0,30]\n`, head)).toEqual({ problem: 'damaged', line: 4 })
    expect(parseLog(log(head).trimEnd(), head)).toEqual({ problem: 'damaged', line: 3 })
  })

  it('notices a line that was lost or doubled', () => {
    const [first, second] = units.map(formatUnit)
    expect(parseLog(formatHead(head) + second, head)).toEqual({ problem: 'damaged', line: 2 })
    expect(parseLog(formatHead(head) + first + first + second, head)).toEqual({ problem: 'damaged', line: 3 })
  })
})
