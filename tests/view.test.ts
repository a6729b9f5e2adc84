import {
  type Answer,
  eventsIn,
  FACE_DOWN,
  type GameEvent,
  Log,
  redact,
  step,
  toMove,
  type View,
  view,
} from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { lay, rulesNamed } from './golden/lay.ts'

/** The table after these lines and answers, as a spectator sees it, and what happened. */
function seen(setup: string, given: string[], ...answers: Answer[]): { table: View; events: GameEvent[] } {
  const r = rulesNamed(setup)
  if ('refused' in r) throw new Error(r.refused)
  const log = new Log()
  const s = lay(r, given, log)
  log.clear()
  for (const answer of answers) step(r, s, toMove(r, answer), log)
  return { table: view(r, s), events: eventsIn(r, log) }
}

const roll = (dice: 1 | 2): Answer => ({ kind: 'roll', dice })
const dice = (...dice: number[]): Answer => ({ kind: 'dice', dice })

describe('what a view shows', () => {
  it('the card put up for a swap, only while the other half is being chosen', () => {
    const given = ['p1 town business-center, bakery', 'p2 town mine', 'p1 to roll']
    const asked = seen('base players=2', given, roll(1), dice(6)).table
    expect(asked).toMatchObject({ question: 'offer', card: 'business-center', offered: null })
    const offer: Answer = { kind: 'offer', card: 'bakery', closed: false }
    const offered = seen('base players=2', given, roll(1), dice(6), offer).table
    expect(offered).toMatchObject({ question: 'want', offered: { card: 'bakery', closed: false } })
  })

  it('whether the card put up is closed', () => {
    const given = ['p1 town business-center, winery closed', 'p2 town mine', 'p1 to roll']
    const offer: Answer = { kind: 'offer', card: 'winery', closed: true }
    const { table } = seen('row players=2 market=open', given, roll(1), dice(6), offer)
    expect(table.offered).toEqual({ card: 'winery', closed: true })
    expect(table.towns[0].cards).toContainEqual({ id: 'winery', open: 0, closed: 1 })
  })

  it('re-rolls and extra turns, once there are any', () => {
    const given = ['p1 town train-station, radio-tower, amusement-park', 'p1 to roll']
    expect(seen('base players=2', given, roll(2), dice(3, 3)).table).toMatchObject({
      rerolled: false,
      extraTurn: false,
    })
    const again: Answer = { kind: 'reroll', dice: 2 }
    const { table } = seen('base players=2', given, roll(2), dice(3, 3), again, dice(2, 2))
    expect(table).toMatchObject({ rerolled: true, extraTurn: true, dice: [2, 2], total: 4 })
  })

  it('no stack that has run out', () => {
    const given = ['supply mine 1', 'p1 town forest', 'p1 coins 6', 'p1 to roll']
    const mine: Answer = { kind: 'build', card: 'mine' }
    const before = seen('base players=2', given, roll(1), dice(6)).table.market
    expect(before).toContainEqual({ id: 'mine', n: 1, row: -1 })
    const after = seen('base players=2', given, roll(1), dice(6), mine).table.market
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id).filter((id) => id !== 'mine'))
  })

  it('landmarks that are still to be built only where everybody has their own', () => {
    const own = seen('base players=2', ['p1 to roll']).table.towns[0].sites
    expect(own.map(({ id, built }) => [id, built])).toContainEqual(['train-station', false])
    const shared = seen('two players=2', ['p1 town mk2-radio-tower', 'p1 to roll']).table.towns
    expect(shared.map(({ sites }) => sites.map(({ id }) => id))).toEqual([['mk2-radio-tower'], []])
  })

  it('investments, of those who have made some', () => {
    const given = ['p1 town tech-startup', 'p1 invested tech-startup 3', 'p2 town tech-startup', 'p1 to roll']
    const { table } = seen('row players=2 market=open', given)
    expect(table.towns.map(({ invested }) => invested)).toEqual([[{ id: 'tech-startup', coins: 3 }], []])
  })
})

describe('what events tell', () => {
  it('decisions of players, not of chance', () => {
    const { events } = seen('base players=2', ['p1 to roll'], roll(1), dice(6))
    expect(events.filter(({ kind }) => kind === 'decided')).toEqual([{ kind: 'decided', seat: 0, answer: roll(1) }])
  })

  it('nothing about somebody else’s secret pick but whose it is', () => {
    const picked: GameEvent = { kind: 'picked', seat: 1, card: 'cafe' }
    const decided: GameEvent = { kind: 'decided', seat: 1, answer: { kind: 'pick', seat: 1, card: 'cafe' } }
    expect(FACE_DOWN).toBe('face-down')
    expect(redact(picked, 0)).toEqual({ kind: 'picked', seat: 1, card: FACE_DOWN })
    expect(redact(decided, 0)).toEqual({ ...decided, answer: { kind: 'pick', seat: 1, card: FACE_DOWN } })
    for (const event of [picked, decided]) expect(redact(event, 1)).toBe(event)
    const open: GameEvent = { kind: 'decided', seat: 1, answer: { kind: 'build', card: 'cafe' } }
    expect(redact(open, 0)).toBe(open)
  })
})
