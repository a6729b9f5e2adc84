import type { Card, Ruleset, Step } from '@machinami/cards'
import { legal, Random, type Rules, type State, start, step } from '@machinami/engine'
import { ASK, at, cardOf, coins, DICE, K, kindOf, move, Q, SEAT } from '@machinami/engine/inside'
import { expect, it } from 'vitest'
import { planner } from '../planner.ts'
import { compiled } from '../rules-of.ts'
import { LITTLE_GAME } from '../testing.ts'

/** The little game for two with an open market and whatever a test adds. */
const game = (more: Partial<Ruleset>, ...cards: readonly Card[]): Rules =>
  compiled({ ...LITTLE_GAME, market: 'open', players: 2, ...more, cards: [...LITTLE_GAME.cards, ...cards] })

const bonus = (power: 'nudge'): Card => ({ id: 'fork', kind: 'bonus', powers: [{ power, by: 1 }] })
const action = (id: string, cost: number, ...does: readonly Step[]): Card => ({ id, kind: 'action', cost, does })
const shop = (id: string, on: number, amount: number, cost = 3): Card => ({
  id,
  kind: 'establishment',
  color: 'green',
  icon: 'bread',
  on: [on],
  cost,
  copies: 4,
  does: [{ verb: 'gain', amount }],
})

const id = (r: Rules, name: string): number => r.numberOf.get(name) as number
const purse = (r: Rules, s: State, seat: number, n: number) => void (s[at.seat(r, seat)] = n)
const own = (r: Rules, s: State, seat: number, ...names: readonly string[]) => {
  for (const name of names) s[at.open(r, seat, id(r, name))]++
}

/** A turn of seat 0 in which this die has been thrown. */
function thrown(r: Rules, s: State, die: number): void {
  s[ASK] = Q.throw
  s[SEAT] = 0
  s[DICE] = 1
  step(r, s, move(K.dice, die), null)
}

/** The same with nothing more asked before building. */
function toBuild(r: Rules, s: State): void {
  thrown(r, s, 5)
  while (s[ASK] !== Q.build) step(r, s, asked(r, s), null)
}

function asked(r: Rules, s: State): number {
  const options = new Int32Array(r.mostOptions)
  const count = legal(r, s, options)
  return planner.choose({ rules: r, state: s, seat: s[SEAT], options, count, random: new Random(1) })
}

const named = (r: Rules, answer: number): string => (kindOf(answer) === K.build ? r.ids[cardOf(answer)] : 'pass')

it('uses its token for a total that pays, and keeps it for one that does not', () => {
  const r = game({ token: 'ready' }, bonus('nudge'), shop('bank', 4, 9))
  const s = start(r)
  own(r, s, 0, 'bank')
  const other = s.slice()
  thrown(r, s, 5)
  expect(asked(r, s)).toBe(move(K.shift, 4))
  thrown(r, other, 6)
  expect(asked(r, other)).toBe(move(K.stay))
})

it('hangs its flag where it pays, rather than doing nothing', () => {
  const pays = [1, 1, 1, 1, 3, 1]
  const r = game({ bells: { pays, flags: 1 }, startCoins: 0 }, action('hang', 0, { verb: 'hang' }))
  const s = start(r)
  toBuild(r, s)
  const answer = asked(r, s)
  expect(named(r, answer)).toBe('hang')
  step(r, s, answer, null)
  expect(cardOf(asked(r, s))).toBe(5)
})

it('fetches the mascot to cards of its own', () => {
  const r = game(
    { mascot: { starts: 'inn', pays: 4 } },
    action('fetch', 0, { verb: 'move-mascot' }),
    shop('bank', 5, 1),
  )
  const s = start(r)
  own(r, s, 0, 'bank', 'bank')
  own(r, s, 1, 'inn')
  purse(r, s, 0, 0)
  s[ASK] = Q.build
  s[SEAT] = 0
  const answer = asked(r, s)
  expect(named(r, answer)).toBe('fetch')
  step(r, s, answer, null)
  expect(['bank', 'oven', 'field']).toContain(r.ids[cardOf(asked(r, s))])
})

const HALL: Card = { id: 'hall', kind: 'community', cost: 12, powers: [] }
const TO_CONTRIBUTE: Partial<Ruleset> = { goal: [{ contributed: true }] }

it('builds the kinds it lacks before it can contribute', () => {
  const r = game(TO_CONTRIBUTE, { ...HALL, opensIf: { different: 4 } })
  const s = start(r)
  purse(r, s, 0, 20)
  toBuild(r, s)
  const answer = asked(r, s)
  expect(['inn', 'shop', 'mill', 'guild']).toContain(named(r, answer))
})

const PINS: Partial<Ruleset> = { ...TO_CONTRIBUTE, pins: { numbers: [5, 6], reward: 1 } }

it('takes a pin it has rolled, but not the last one for a rival who is ready to win', () => {
  const r = game(PINS, { ...HALL, opensIf: { allPins: true }, less: { each: 2, per: 'pins' } })
  const s = start(r)
  const late = s.slice()
  thrown(r, s, 5)
  expect(kindOf(asked(r, s))).toBe(K.pin)
  late[r.pinsAt + 1] = 1
  purse(r, late, 0, 0)
  purse(r, late, 1, 30)
  thrown(r, late, 5)
  expect(kindOf(asked(r, late))).toBe(K.decline)
})

it('plays a note when only notes are missing', () => {
  const note = action(
    'note',
    5,
    { verb: 'take-pin' },
    { verb: 'extra-action', only: 'community', if: { allPins: true } },
  )
  const r = game(PINS, { ...HALL, opensIf: { allPins: true } }, note)
  const s = start(r)
  s[r.pinsAt] = 1
  purse(r, s, 0, 20)
  s[ASK] = Q.build
  s[SEAT] = 0
  expect(named(r, asked(r, s))).toBe('note')
})

const BELL = action('give', 0, { verb: 'fund', price: 5 })
const FUND: Partial<Ruleset> = { goal: [{ fund: 4, points: { each: 1, landmarks: [2, 4, 6] } }] }

it('fills the fund when that wins, and not when somebody else would', () => {
  const r = game(FUND, BELL)
  const s = start(r)
  purse(r, s, 0, 20)
  s[ASK] = Q.build
  s[SEAT] = 0
  const behind = s.slice()
  step(r, s, asked(r, s), null)
  expect(asked(r, s)).toBe(move(K.fund, 4))
  for (const site of ['station', 'mast', 'fair']) behind[at.built(r, 1, id(r, site))] = 1
  purse(r, behind, 0, 24)
  const answer = asked(r, behind)
  step(r, behind, answer, null)
  if (named(r, answer) === 'give') expect(cardOf(asked(r, behind))).toBeLessThan(4)
})

it('lets a card act late that will hardly act again', () => {
  const late = action('late', 0, { verb: 'activate', copies: 'one', closes: true })
  const r = game({ startCoins: 0, dice: 2 }, late, shop('boats', 12, 9))
  const s = start(r)
  own(r, s, 0, 'boats')
  s[ASK] = Q.build
  s[SEAT] = 0
  const answer = asked(r, s)
  expect(named(r, answer)).toBe('late')
  step(r, s, answer, null)
  step(r, s, asked(r, s), null)
  expect(coins(r, s, 0)).toBe(9)
})

it('uses a second action', () => {
  const r = game(
    {},
    {
      ...(shop('rope', 5, 2) as Extract<Card, { kind: 'establishment' }>),
      does: [{ verb: 'gain', amount: 2 }, { verb: 'extra-action' }],
    },
  )
  const s = start(r)
  own(r, s, 0, 'rope')
  purse(r, s, 0, 6)
  thrown(r, s, 5)
  step(r, s, asked(r, s), null)
  expect(s[ASK]).toBe(Q.build)
  expect(s[SEAT]).toBe(0)
  expect(named(r, asked(r, s))).not.toBe('pass')
})

it('picks in secret now this card and now that, of those that are alike', () => {
  const square = { cards: ['bank', 'till', 'stone'], marks: 1 }
  const r = game({ townSquare: square }, shop('bank', 4, 2), shop('till', 5, 2), shop('stone', 12, 1))
  const s = start(r)
  const options = new Int32Array(r.mostOptions)
  const count = legal(r, s, options) / 2
  const random = new Random(3)
  const picks = Array.from(
    { length: 60 },
    () => r.ids[cardOf(planner.choose({ rules: r, state: s, seat: 0, options, count, random }))],
  )
  const times = (name: string) => picks.filter((each) => each === name).length
  expect(Math.min(times('bank'), times('till'))).toBeGreaterThan(15)
  expect(times('stone')).toBeLessThan(8)
})
