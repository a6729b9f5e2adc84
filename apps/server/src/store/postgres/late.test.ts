import { expect, test } from 'vitest'
import { freshDatabase } from '../../testing/postgres.ts'
import { until } from '../../testing/server.ts'
import { silenceTo } from '../../testing/silence.ts'
import { PostgresStore } from './postgres-store.ts'

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

const row = (id: string) => ({
  ...({ id, code: null, phase: 'playing', asked: 0, told: 0, mark: '', due: null, clock: null, said: 0 } as const),
  ...{ doc: '{}', head: null, seed: null, listed: false },
})

test('a database that says something again is not hung up on for steps that nobody waits for any more', async () => {
  const way = await silenceTo(await freshDatabase())
  const store = await PostgresStore.open(way.url)
  const ids = ['one', 'two', 'three', 'four']
  // Each on a cable of its own.
  await Promise.all(ids.map((id) => store.create(row(id))))
  const { phase, asked, told, mark, due, clock, said } = row('')
  const becomes = { phase, asked, told, mark, due, clock, said }
  way.pull('lost')
  // More than go out at once: the others wait here, and are late when those come to nothing.
  const steps = []
  for (const id of ids) {
    steps.push(store.write({ id, version: 1, asked: 0, becomes, deeds: [] }).catch(() => 'given up'))
    await pause(50)
  }
  expect(await Promise.all(steps)).toEqual(ids.map(() => 'given up'))
  way.putBack()
  await until(async () => (await store.due(0, 1).catch(() => null)) !== null)
  // Cables that are dead are given up by now; one that is only idle is not.
  await pause(4000)
  await store.due(0, 1)
  const { givenUp } = store.nodes.health
  await pause(3000)
  expect(store.nodes.health).toMatchObject({ givenUp, isSilent: false })
  await store.close()
  way.close()
})
