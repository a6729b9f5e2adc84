import { isRefusal } from '@machinami/cards'
import {
  compile,
  eventsIn,
  FACE_DOWN,
  Log,
  type Rules,
  redact,
  type State,
  start,
  step,
  toMove,
  view,
} from '@machinami/engine'
import { seenBy } from '@machinami/engine/inside'
import { describe, expect, it } from 'vitest'
import { HOME_MADE } from './golden/rulesets.ts'
import { rulesFor } from './laws/configurations.ts'

function laterLegacy(): Rules {
  const rules = compile(HOME_MADE['later-legacy'](2))
  if (isRefusal(rules)) throw new Error(rules.refused)
  return rules
}

/** A table on which p2 has secretly picked one card. */
function afterPick(r: Rules, card: string): { state: State; log: Log } {
  const log = new Log()
  const state = start(r, log)
  step(r, state, toMove(r, { kind: 'pick', seat: 1, card }), log)
  return { state, log }
}

describe('what is hidden stays hidden', () => {
  const r = laterLegacy()
  const cafe = afterPick(r, 'cafe')
  const bakery = afterPick(r, 'legacy-bakery')

  it('opponents and spectators see the same table whatever p2 picked', () => {
    for (const seat of [0, -1]) {
      expect(view(r, cafe.state, seat)).toEqual(view(r, bakery.state, seat))
      expect(seenBy(r, cafe.state, seat)).toEqual(seenBy(r, bakery.state, seat))
      expect(view(r, seenBy(r, cafe.state, seat), seat)).toEqual(view(r, cafe.state, seat))
    }
    expect(view(r, cafe.state, 0).towns[1]).toMatchObject({ picked: 1, picks: [] })
  })

  it('p2 sees the own pick', () => {
    expect(view(r, cafe.state, 1).towns[1].picks).toEqual(['cafe'])
    expect(seenBy(r, cafe.state, 1)).toEqual(cafe.state)
  })

  it('events about it lie face down for everybody else', () => {
    const told = (log: Log, seat: number) => eventsIn(r, log).map((event) => redact(event, seat))
    for (const seat of [0, -1]) expect(told(cafe.log, seat)).toEqual(told(bakery.log, seat))
    expect(JSON.stringify(told(cafe.log, 0).slice(-4))).toContain(FACE_DOWN)
    expect(told(cafe.log, 1)).toEqual(eventsIn(r, cafe.log))
  })

  it('is turned over when the last pick is made', () => {
    const { state, log } = afterPick(r, 'cafe')
    const picks = [
      [1, 'legacy-bakery'],
      [0, 'cafe'],
      [0, 'legacy-wheat-field'],
    ] as const
    for (const [seat, card] of picks) step(r, state, toMove(r, { kind: 'pick', seat, card }), log)
    const revealed = eventsIn(r, log).filter((event) => event.kind === 'revealed')
    expect(revealed.map((event) => redact(event, -1))).toEqual(revealed)
    expect(view(r, state).towns[1].cards.map((card) => card.id)).toEqual(['legacy-bakery', 'cafe'])
  })

  it('a deck has no order to see: the state only counts what is left in it', () => {
    const two = rulesFor({ edition: 'two', players: 2 })
    const draw = (state: State, card: string) => step(two, state, toMove(two, { kind: 'draw', card }), null)
    const [one, other] = [start(two), start(two)]
    for (const card of ['mk2-cafe', 'mk2-bakery']) draw(one, card)
    for (const card of ['mk2-bakery', 'mk2-cafe']) draw(other, card)
    expect(one).toEqual(other)
    expect(view(two, one).decks).toEqual([44, 40, 20])
  })
})
