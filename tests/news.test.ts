import { EDITION_IDS, isRefusal } from '@machinami/cards'
import { eventsIn, Log, legal, Random, rulesFor, StreamLuck, start, step } from '@machinami/engine'
import { ASK, board, chanceMove, isChance, Q, TURN } from '@machinami/engine/inside'
import { newsOf } from '@machinami/lang'
import { expect, test } from 'vitest'

/** Half an answer, a throw that is about to fall, and taking from somebody who has nothing. */
const TOLD_LATER = new Set(['offer', 'roll', 'from', 'pick'])

test.each(EDITION_IDS)('every answer is told once, by itself or by what it brings: %s', (edition) => {
  const rules = rulesFor({ edition, players: 3 })
  if (isRefusal(rules)) throw new Error(rules.refused)
  const state = start(rules)
  const random = new Random(5)
  const luck = new StreamLuck(new Random(6))
  const options = new Int32Array(rules.mostOptions)
  const log = new Log()
  for (let i = 0; i < 1500 && state[ASK] !== Q.none; i++) {
    log.clear()
    const turn = board(rules, state, TURN)
    const move = isChance(state[ASK])
      ? chanceMove(rules, state, luck)
      : options[random.below(legal(rules, state, options))]
    step(rules, state, move, log)
    const [cause, ...rest] = eventsIn(rules, log)
    if (cause.kind !== 'decided' || TOLD_LATER.has(cause.answer.kind)) continue
    const told = [cause, ...rest].filter((event) => !['silent', 'heading'].includes(newsOf(event, turn)))
    expect(told, JSON.stringify(cause)).not.toEqual([])
  }
})

test('dealing is setting up before the first turn, and news after it', () => {
  const drawn = { kind: 'drawn', card: 'cafe' } as const
  expect([newsOf(drawn, 0), newsOf(drawn, 1)]).toEqual(['setup', 'fact'])
  expect(newsOf({ kind: 'picked', seat: 0, card: 'cafe' }, 0)).toBe('secret')
})
