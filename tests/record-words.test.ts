import type { Setup } from '@machinami/cards'
import { formatAnswer, formatFact, formatSetup, parseAnswer, parseFact, parseSetup } from '@machinami/engine'
import { describe, expect, it } from 'vitest'

const lines = (text: string) => text.trim().split('\n')

describe('answers in words', () => {
  it.each(
    lines(`
roll 1
reroll 2
keep
raise
stay
decline
pass
hold
next mine
demolish radio-tower
close wheat-field
activate mine
build mk2-park
invest tech-startup
draw cafe
pick legacy-forest
from p5
offer ranch
offer ranch closed
want p2 mine
want p3 mine closed
hand ranch p4
hand ranch closed p1
dice 6
dice 1 6`),
  )('%s', (text) => {
    const answer = parseAnswer(text, 2)
    expect(answer === null ? null : formatAnswer(answer)).toBe(text)
    if (answer?.kind === 'pick') expect(answer.seat).toBe(2)
  })

  it.each(
    lines(`
roll
roll 3
roll 1 2
reroll 0
keep it
pass now
hold on
build
build Ranch
build ranch 2
build -ranch
build ranch-
build a--b
draw
pick
from
from p0
from p6
from p2 p3
from ranch
offer
offer p1 ranch
offer ranch open
offer ranch closed closed
want ranch
want ranch p2
want p2
want p2 p3 ranch
hand p2 ranch
hand ranch
hand ranch p2 closed
dice
dice 0
dice 7
dice 1 2 3
dice x
fly
 pass`),
  )('not %s', (text) => expect(parseAnswer(text, 0)).toBeNull())
})

describe('facts in words', () => {
  it.each(
    lines(`
p1 +3 bakery
p2 +1
p3 -2 loan-office
p1 > p2 5 tv-station
p1 > p2 5
p1 built ranch 1
p1 closed bakery 2
p1 reopened bakery 2
p1 received bakery 1
p1 demolished radio-tower
p1 returned exhibit-hall
p1 invested tech-startup
p1 picked cafe
p1 revealed cafe
p1 gave p2 mine
p1 gave p2 mine closed
p1 again amusement-park
p1 again
p5 won
p1 scored -1
turn 12 p3
raised 2
stocked mine 6
shelved mine 6`),
  )('%s', (text) => {
    const fact = parseFact(text)
    expect(fact === null ? null : formatFact(fact)).toBe(text)
  })

  it.each(
    lines(`
p1
p6 +3
p1 3
p1 +3 Mine
p1 +3 mine mine
p1 +30001
p1 +03
p1 > p2
p1 > p9 3
p1 > p2 x
p1 > p2 3 <b>
p1 built
p1 built ranch
p1 built ranch x
p1 built ranch 123456
p1 demolished
p1 gave mine
p1 gave p2
p1 gave p2 mine open
p1 again <b>
p1 won twice
p1 scored
p1 flew
turn
turn 3
turn p1 3
turn x p1
raised
raised x
stocked mine
stocked 6 mine
shelved
rolled 3
drawn cafe`),
  )('not %s', (text) => expect(parseFact(text)).toBeNull())

  it('causes and questions are not facts', () => {
    expect(formatFact({ kind: 'rolled', dice: [1] })).toBeNull()
    expect(formatFact({ kind: 'drawn', card: 'cafe' })).toBeNull()
    expect(formatFact({ kind: 'asked', seats: [0], question: 'build', card: null })).toBeNull()
    expect(formatFact({ kind: 'decided', seat: 0, answer: { kind: 'pass' } })).toBeNull()
  })
})

describe('set-ups in words', () => {
  it.each<[string, Setup]>([
    ['base players=2', { edition: 'base', players: 2 }],
    [
      'both players=4 market=ten order=chosen first=2 sushi-bar-cost=2 park-remainder=owner',
      {
        ...({ edition: 'both', players: 4, market: 'ten', order: 'chosen', first: 1 } as const),
        house: { 'sushi-bar-cost': '2', 'park-remainder': 'owner' },
      },
    ],
  ])('%s', (text, setup) => {
    expect(formatSetup(setup)).toBe(text)
    expect(parseSetup(text)).toEqual(setup)
  })

  it.each([
    'base',
    'base players',
    'base players=x',
    'base players=2 players=3',
    'base market=ten players=2',
    'base  players=2',
  ])('not %s', (text) => expect(parseSetup(text)).toBeNull())
})
