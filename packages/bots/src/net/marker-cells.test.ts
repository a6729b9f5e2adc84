import type { Card, Ruleset } from '@machinami/cards'
import { Random, type Rules, type State, StreamLuck, start } from '@machinami/engine'
import { at } from '@machinami/engine/inside'
import { describe, expect, it } from 'vitest'
import { Match } from '../match.ts'
import { random } from '../random.ts'
import { compiled } from '../rules-of.ts'
import { LITTLE_GAME } from '../testing.ts'
import { planCells } from './cells.ts'
import { Reader } from './reader.ts'

const CARDS: readonly Card[] = [
  { id: 'fork', kind: 'bonus', powers: [{ power: 'nudge', by: 1 }] },
  { id: 'hang', kind: 'action', cost: 0, does: [{ verb: 'hang' }] },
  { id: 'fetch', kind: 'action', cost: 1, does: [{ verb: 'move-mascot' }] },
  { id: 'play', kind: 'action', cost: 1, does: [{ verb: 'take-pin' }] },
]
const MARKERS: Partial<Ruleset> = {
  token: 'ready',
  bells: { pays: [1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 6], flags: 1 },
  mascot: { starts: 'field', pays: 2 },
  pins: { numbers: [2, 3, 3, 7], reward: 1 },
}
const HALL: Card = { id: 'hall', kind: 'community', cost: 9, opensIf: { different: 4 }, powers: [] }
const GIVE: Card = { id: 'give', kind: 'action', cost: 0, does: [{ verb: 'fund', price: 2 }] }

const game = (more: Partial<Ruleset>, ...cards: readonly Card[]): Rules =>
  compiled({ ...LITTLE_GAME, market: 'open', ...more, cards: [...LITTLE_GAME.cards, ...cards] })

const GAMES: { readonly [name: string]: Rules } = {
  everything: game(MARKERS, ...CARDS),
  terms: game({ goal: [{ landmarks: 'all' }, { contributed: true }] }, HALL),
  fund: game({ goal: [{ fund: 9, points: { each: 1, landmarks: [2, 4, 6] } }] }, GIVE),
}

const cell = (r: Rules, reader: Reader, key: string, seat = 0): number =>
  reader.cells[seat * reader.width + planCells(r).seat.findIndex((each) => each.key === key)]

describe('what lies on the table', () => {
  it.each(Object.keys(GAMES))('is read the same whatever was read before: %s', (name) => {
    const r = GAMES[name]
    const used = new Reader(r)
    let n = 0
    const seats = Array.from({ length: r.players }, () => random)
    new Match(r, 60).play(seats, new StreamLuck(new Random(4)), new Random(4, 2), (s: State) => {
      used.read(s)
      if (n++ % 5 !== 0) return
      const fresh = new Reader(r)
      fresh.read(s)
      expect(used.cells).toEqual(fresh.cells)
    })
    expect(n).toBeGreaterThan(100)
  })

  it('tells how far a fund is from being full, whoever fills it', () => {
    const r = GAMES.fund
    const s = start(r)
    const reader = new Reader(r)
    reader.read(s)
    const before = cell(r, reader, 'missing')
    expect(before).toBeGreaterThan(0)
    s[at.funded(r, 1)] = 3
    reader.read(s)
    expect(before - cell(r, reader, 'missing')).toBe(3 * 2)
  })

  it('has cells of its own, and a flag earns', () => {
    const r = GAMES.everything
    const s = start(r)
    const reader = new Reader(r)
    reader.read(s)
    expect(cell(r, reader, 'token')).toBe(1)
    expect(cell(r, reader, 'flags-left')).toBe(1)
    const before = cell(r, reader, 'away-2')
    s[at.flag(r, 7)] = 1
    s[r.pinsAt] = 1
    reader.read(s)
    expect(cell(r, reader, 'flags-left')).toBe(0)
    expect(cell(r, reader, 'flag 7')).toBe(1)
    expect(cell(r, reader, 'flag 7', 1)).toBe(0)
    expect(cell(r, reader, 'pins')).toBe(1)
    expect(cell(r, reader, 'away-2') - before).toBe(2)
  })

  it('is nothing where the rules have none of it', () => {
    expect(planCells(compiled(LITTLE_GAME)).markers).toBeNull()
  })
})
