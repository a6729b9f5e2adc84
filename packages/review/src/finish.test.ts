import { botNamed, prepareBots } from '@machinami/bots'
import { isRefusal } from '@machinami/cards'
import { rulesFor, start, stateAfter } from '@machinami/engine'
import { expect, it } from 'vitest'
import { finishGames } from './finish.ts'
import { playedGame } from './testing.ts'

it('finishes a game as often as wanted, with shares that make 1, the same every time', async () => {
  const rules = rulesFor({ edition: 'base', players: 2 })
  const bot = botNamed('strategist')
  if (isRefusal(rules) || !bot) throw new Error()
  await prepareBots([bot], rules)
  const run = () => [...finishGames(rules, start(rules), [bot, bot], 12, 3)]
  const all = run()
  expect(all).toHaveLength(12)
  const last = all[11]
  expect(last.games).toBe(12)
  expect(last.wins[0] + last.wins[1]).toBe(12)
  expect(last.shares[0] + last.shares[1]).toBeCloseTo(1, 6)
  expect(last.margins[0]).toBeLessThan(0.25)
  expect(run()).toEqual(all)
  // A net has room for a few judges only: any number of positions may be finished.
  for (let n = 0; n < 30; n++) expect(finishGames(rules, start(rules), [bot, bot], 1, n).next().done).toBe(false)
})

it('a game that is as good as won is not told as surer than so many games can make it', async () => {
  const record = await playedGame({ edition: 'base', players: 2 }, ['planner', 'random'], 3)
  const before = stateAfter(record, record.moments.length - 1)
  const bot = botNamed('planner')
  if (isRefusal(before) || !bot) throw new Error()
  const last = [...finishGames(before.rules, before.state, [bot, bot], 20, 1)].at(-1)
  expect(last).toMatchObject({ wins: [20, 0], shares: [1, 0] })
  expect(last?.margins).toEqual([3 / 20, 3 / 20])
})
