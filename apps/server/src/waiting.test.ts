import type { FarTable } from '@machinami/remote'
import { expect, test } from 'vitest'
import { onBoth } from './testing/both.ts'
import { must, playOn, questionTo, sit, type TestServer, there, twoAtTable, until } from './testing/server.ts'

/** Tables at which nobody is, or nobody but bots. */

let server: TestServer
const useIt = (opened: TestServer): void => {
  server = opened
}

const leave = (...all: readonly FarTable[]) => all.forEach((each) => each.leave())
const kinds = ({ now }: FarTable) => now.game?.events().map(({ kind }) => kind) ?? []

onBoth(useIt, () => {
  test('WIRE-45 A table that everybody has left waits for them: its clock stands, and bots do not play on among themselves.', async () => {
    const { table, secrets, ann, bob } = await twoAtTable(server, { settings: { clock: { is: 'turn', seconds: 30 } } })
    const watcher = await sit(server, table)
    leave(ann, bob)
    await until(() => watcher.now.here.length === 0)
    for (let minutes = 0; minutes < 5; minutes++) await server.pass(60)
    await until(() => watcher.now.doc?.paused === true)
    expect(kinds(watcher)).not.toContain('late')
    const back = [await sit(server, table, secrets[0]), await sit(server, table, secrets[1])]
    must(await back[1].do({ do: 'go-on' }))
    await until(() => back.every(({ now }) => now.doc?.paused === false && now.game !== null))
    await playOn(back, 3)
    // Whoever hands a seat to a bot and looks on sees it played.
    for (const each of back) must(await each.do({ do: 'away' }))
    const turns = () => kinds(watcher).filter((kind) => kind === 'turn').length
    const before = turns()
    await server.pass(0)
    await until(() => turns() > before)
    // They have it back at once, not when the bots have played to the end.
    must(await back[0].do({ do: 'back' }))
    await until(() => questionTo(back[0]) !== undefined)
    expect(back[0].now.game?.isOver).toBe(false)
    must(await back[0].do({ do: 'away' }))
    expect(questionTo(back[0])).toBeUndefined()
    await until(async () => {
      await server.pass(0)
      return watcher.now.game?.isOver ?? false
    })
    leave(watcher, ...back)
    // Nor do they play on for nobody, once those who looked on have gone.
    const last = await twoAtTable(server)
    for (const each of last.players) must(await each.do({ do: 'away' }))
    leave(...last.players)
    await until(() => server.running().rooms.counts.open === 0)
    await server.pass(0)
    const again = await sit(server, last.table, last.secrets[0])
    await until(() => again.now.game !== null)
    expect([again.now.doc?.paused, again.now.game?.isOver]).toEqual([true, false])
    leave(again)
  })

  test('by the day, too, a table that everybody has left waits, when bots stand in for all', async () => {
    const { table, secrets, ann, bob } = await twoAtTable(server, { settings: { clock: { is: 'days', days: 1 } } })
    const watcher = await sit(server, table)
    leave(ann, bob)
    await until(() => watcher.now.here.length === 0)
    for (let days = 0; days < 12; days++) await server.pass(86_400)
    await until(() => watcher.now.doc?.paused === true)
    const { entries } = there(watcher.now.game)
    for (let days = 0; days < 3; days++) await server.pass(86_400)
    expect(watcher.now.game).toMatchObject({ entries, isOver: false })
    // Whoever is back plays at once, and the other’s bot with them.
    const back = await sit(server, table, secrets[0])
    must(await back.do({ do: 'go-on' }))
    expect(back.now.doc).toMatchObject({ paused: false, seats: [{ name: 'Ann' }, { standIn: 'planner' }] })
    expect(back.now.doc?.seats[0]).not.toHaveProperty('standIn')
    await until(() => questionTo(back) !== undefined)
    await playOn([back], 3)
    leave(watcher, back)
  })

  test('by the day a turn ends although nobody is connected at all, and at a table that rests no later than it should', async () => {
    const { table, secrets, ann, bob } = await twoAtTable(server, { settings: { clock: { is: 'days', days: 1 } } })
    leave(ann, bob)
    await until(() => server.running().rooms.counts.open === 0)
    await server.pass(86_399 - 60)
    await server.pass(61)
    const back = await sit(server, table, secrets[0])
    await until(() => (back.now.game?.entries ?? 0) > 0)
    expect(kinds(back)).toContain('late')
    leave(back)
    const long = await twoAtTable(server, { settings: { clock: { is: 'turn', seconds: 300 } } })
    for (const seconds of [100, 100]) await server.pass(seconds)
    expect(server.running().rooms.counts.awake).toBe(0)
    await server.pass(80)
    expect(kinds(long.ann)).not.toContain('late')
    await server.pass(21)
    await until(() => kinds(long.ann).includes('late'))
    leave(...long.players)
  })
})
