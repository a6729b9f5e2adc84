import type { HouseRules } from '@machinami/cards'
import { type Rules, type State, start, step } from '@machinami/engine'
import { ASK, at, K, move, Q } from '@machinami/engine/inside'
import { rulesOf } from '../rules-of.ts'

const SITES = ['train-station', 'shopping-mall', 'amusement-park', 'radio-tower']

/** For tests. Base, two players: everybody has all landmarks but one and earns nothing but by the first cards. */
export function almostDone(
  coins0: number,
  coins1: number,
  lacking = 'train-station',
  house: HouseRules = {},
): { rules: Rules; s: State } {
  const rules = rulesOf({ edition: 'base', players: 2, house })
  const s = start(rules)
  const id = (name: string) => rules.numberOf.get(name) as number
  for (const site of SITES.filter((each) => each !== lacking))
    for (let seat = 0; seat < 2; seat++) {
      s[at.seat(rules, seat)] = 60
      while (s[ASK] !== Q.build)
        step(rules, s, s[ASK] === Q.dice ? move(K.roll, 1) : s[ASK] === Q.throw ? move(K.dice, 6) : move(K.keep), null)
      step(rules, s, move(K.build, id(site)), null)
    }
  s[at.seat(rules, 0)] = coins0
  s[at.seat(rules, 1)] = coins1
  return { rules, s }
}
