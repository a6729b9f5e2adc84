import { isRefusal, type Ruleset, rulesetFor } from '@machinami/cards'
import { compile, legal, Random, StreamLuck, start, step } from '@machinami/engine'
import { ASK, board, chanceMove, isChance, K, kindOf, Q, TURN, WINNER } from '@machinami/engine/inside'
import { expect, test } from 'vitest'

test('R-LIMIT-1: where rules name no last turn, turns are counted to 30,000 one by one, and then somebody has won', () => {
  const { turnLimit: _, ...ruleset } = rulesetFor({ edition: 'base', players: 2 }) as Ruleset
  const rules = compile(ruleset)
  if (isRefusal(rules)) throw new Error(rules.refused)
  const state = start(rules)
  const luck = new StreamLuck(new Random(1))
  const options = new Int32Array(rules.mostOptions)
  /** Nobody ever builds. */
  const idle = (): number => {
    const answers = options.subarray(0, legal(rules, state, options))
    return answers.find((answer) => kindOf(answer) === K.pass) ?? answers[0]
  }
  const turns = [board(rules, state, TURN)]
  while (state[ASK] !== Q.none) {
    step(rules, state, isChance(state[ASK]) ? chanceMove(rules, state, luck) : idle(), null)
    const turn = board(rules, state, TURN)
    if (turn !== turns.at(-1)) turns.push(turn)
  }
  expect(turns).toEqual(Array.from({ length: 30_000 }, (_, nth) => nth + 1))
  expect(board(rules, state, WINNER)).toBeGreaterThan(0)
})
