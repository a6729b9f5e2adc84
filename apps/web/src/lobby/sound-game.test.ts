import { isRefusal } from '@machinami/cards'
import { formatRecord, recordOf, rulesFor } from '@machinami/engine'
import { expect, test } from 'vitest'
import { soundGame } from './sound-game.ts'

const setup = { edition: 'base', players: 2 } as const
const rules = rulesFor(setup)
if (isRefusal(rules)) throw new Error(rules.refused)
const record = formatRecord(recordOf(rules, [], { setup, seats: [{ name: 'Ann' }, { name: 'Bo', bot: 'planner' }] }))

test('what a file says beside the record is left out where it is nothing', () => {
  const save = { format: 1, record, dice: null, ruleset: null, snapshot: null }
  expect(soundGame({ game: { key: 'a', updated: 5 }, save })?.save).toEqual({ format: 1, record })
})

test('a game without a record, or under a name that is none, is no game', () => {
  for (const each of [null, {}, { game: null, save: null }, { game: { key: 'a' }, save: null }])
    expect(soundGame(each)).toBeNull()
  expect(soundGame({ game: { key: '<b>' }, save: { format: 1, record } })).toBeNull()
})
