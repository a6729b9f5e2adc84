import { parseCampaign, verifyCampaign } from '@machinami/campaign'
import { isRefusal } from '@machinami/cards'
import { campaignFile } from '@machinami/remote'
import { verify } from '@machinami/table'
import { expect, test } from 'vitest'
import { openEnvelope } from '../src/rooms/campaign/envelopes.ts'
import { goOnUntil, islandOf, sealed, twoOnIsland } from '../src/testing/campaign.ts'
import { must, NODE, openServer, there, until } from '../src/testing/server.ts'
import { Eavesdropper, expectNoneSpoilt, stateOf } from './eavesdropper.ts'

test('two people play all ten games online, the server restarts after each, and the file verifies', async () => {
  const server = await openServer()
  const { campaign, secrets, ann, bob, people } = await twoOnIsland(server, { pack: sealed('tune') })
  must(await ann.far.do({ do: 'begin' }))
  await until(() => people.every(({ far }) => far.now.island !== null))
  const { games } = islandOf(ann).state.head
  const onlooker = new Eavesdropper(server.url, campaign, 'tune')
  const players = secrets.map((secret) => new Eavesdropper(server.url, campaign, 'tune', secret))
  for (let game = 1; game <= games; game++) {
    await goOnUntil(people, ({ state }) => state.register.length === game)
    expectNoneSpoilt(await stateOf(server.url, campaign, secrets[0], 'tune'), players, onlooker)
    await server.restart()
    await until(() => people.every(({ far }) => far.now.line.is === 'open'))
  }
  await goOnUntil(people, ({ state }) => state.isOver)
  await until(() => islandOf(bob).state.isOver)
  expect(ann.told.events).toEqual(bob.told.events)
  expect(ann.told.book).toEqual(bob.told.book)
  // They heard what was told, and not only nothing.
  for (const each of [...players, onlooker]) {
    expect(each.told).toBeGreaterThan(300)
    each.leave()
  }
  const text = there(await campaignFile(NODE, server.url, campaign, secrets[1]))
  const verdict = verifyCampaign(must(parseCampaign(text)), openEnvelope, verify)
  expect(isRefusal(verdict) ? verdict : verdict.games.map(({ finished }) => finished)).toEqual(Array(games).fill(true))
  const { n } = there(islandOf(ann).asked.find(({ kind }) => kind === 'start-free-game'))
  must(await bob.far.do({ do: 'answer', n, answer: { kind: 'start-free-game' } }))
  await goOnUntil(people, ({ state }) => state.freeRegister.length > 0)
  await server.close()
})
