import type { FarTable } from '@machinami/remote'
import { expect, test } from 'vitest'
import { onBoth } from './testing/both.ts'
import { must, questionTo, type TestServer, there, twoAtTable, until } from './testing/server.ts'

let server: TestServer
const useIt = (opened: TestServer): void => {
  server = opened
}

const isMine = (each: FarTable) => questionTo(each) !== undefined
/** Everything somebody is asked in a turn. */
async function playTurn(player: FarTable): Promise<void> {
  for (let asked = questionTo(player); asked; asked = questionTo(player)) {
    must(await player.play(asked.n, there(asked.options.at(-1)).move))
    await until(() => questionTo(player)?.n !== asked?.n)
  }
}

onBoth(useIt, () => {
  test('WIRE-50 A take-back gives no time: whoever decides again has what was left then, and whose time was up takes nothing back.', async () => {
    const { ann, bob, players } = await twoAtTable(server, {
      settings: { clock: { is: 'bank', seconds: 100, more: 10 } },
    })
    await until(() => players.some(isMine))
    const [me, other] = isMine(ann) ? [ann, bob] : [bob, ann]
    const seat = there(me.now.me)
    await server.pass(40)
    for (let times = 0; times < 5; times++) {
      await playTurn(me)
      await until(() => isMine(other) && (me.now.clock?.left[seat] ?? 0) > 60_000)
      must(await me.undo())
      await until(() => isMine(me) && me.now.clock?.running[0] === seat)
    }
    expect(me.now.clock?.left[seat]).toBeLessThan(60_001)
    expect(me.now.clock?.left[1 - seat]).toBe(100_000)
    for (const each of players) each.leave()

    const late = await twoAtTable(server, { settings: { clock: { is: 'turn', seconds: 30 } } })
    await until(() => late.players.some(isMine))
    const [slow, quick] = isMine(late.ann) ? [late.ann, late.bob] : [late.bob, late.ann]
    await server.pass(31)
    await until(() => isMine(quick))
    expect(slow.now.game?.canUndo(there(slow.now.me))).toBe(false)
    expect(await slow.undo()).toMatchObject({ refused: 'nothing-to-undo' })
    for (const each of late.players) each.leave()
  })
})
