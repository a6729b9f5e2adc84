import { type Answer, formatAnswer, Log, type Luck, step, toMove } from '@machinami/engine'
import { chanceMove } from '@machinami/engine/inside'
import { describe, expect, it } from 'vitest'
import { lay, rulesNamed } from './golden/lay.ts'

/** Luck that notes what it is asked: `turn.nth`, and how many cards are left for a draw. */
class Witness implements Luck {
  readonly asked: string[] = []
  private readonly dice: number[]

  constructor(...dice: number[]) {
    this.dice = dice
  }

  die(turn: number, nth: number): number {
    this.asked.push(`${turn}.${nth}`)
    return this.dice.shift() ?? 1
  }

  card(turn: number, nth: number, n: number): number {
    this.asked.push(`${turn}.${nth} of ${n}`)
    return n - 1
  }
}

/** Plays answers in order; `chance` stands for whatever the luck says, and is given back in words. */
function play(setup: string, given: string[], luck: Luck, ...answers: (Answer | 'chance')[]): string[] {
  const r = rulesNamed(setup)
  if ('refused' in r) throw new Error(r.refused)
  const s = lay(r, given, new Log())
  return answers.map((answer) => {
    const move = answer === 'chance' ? chanceMove(r, s, luck) : toMove(r, answer)
    step(r, s, move, null)
    return answer === 'chance' ? String(move) : formatAnswer(answer)
  })
}

describe('chance is asked by turn and number (R-CHANCE-2)', () => {
  it('counts every die of a turn: roll, re-roll and boats', () => {
    const luck = new Witness(3, 6, 6, 2, 2)
    const town = 'p1 town tuna-boat, train-station, radio-tower, harbor'
    const roll: Answer = { kind: 'roll', dice: 1 }
    const again: Answer = { kind: 'reroll', dice: 2 }
    play(
      'harbor players=2 market=open',
      [town, 'turn 7', 'p1 to roll'],
      luck,
      roll,
      'chance',
      again,
      'chance',
      { kind: 'stay' },
      'chance',
    )
    expect(luck.asked).toEqual(['7.0', '7.1', '7.2', '7.3', '7.4'])
  })

  it('begins anew in every turn', () => {
    const luck = new Witness(6, 6)
    const roll: Answer = { kind: 'roll', dice: 1 }
    play('base players=2', ['p1 to roll'], luck, roll, 'chance', { kind: 'pass' }, roll, 'chance')
    expect(luck.asked).toEqual(['1.0', '2.0'])
  })

  it('counts drawn cards and throws for who begins, and says how many cards are left', () => {
    const deal = new Witness()
    play('two players=2', [], deal, 'chance', 'chance')
    expect(deal.asked).toEqual(['0.0 of 46', '0.1 of 45'])
    const first = new Witness(1, 2, 3, 4)
    play('legacy players=2', [], first, 'chance', 'chance')
    expect(first.asked).toEqual(['0.0', '0.1', '0.2', '0.3'])
  })
})
