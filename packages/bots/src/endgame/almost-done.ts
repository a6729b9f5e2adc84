import { ASK, at, K, move, Q, type Rules, type State, start, step } from '@machinami/engine'
import { rulesOf } from '../testing.ts'

/** Base, two players, everybody has all landmarks but the station and earns nothing but by the first cards. */
export function almostDone(coins0: number, coins1: number): { rules: Rules; s: State } {
  const rules = rulesOf({ edition: 'base', players: 2 })
  const s = start(rules)
  const id = (name: string) => rules.numberOf.get(name) as number
  for (const site of ['shopping-mall', 'amusement-park', 'radio-tower'])
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
