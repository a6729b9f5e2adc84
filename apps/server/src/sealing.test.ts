import { nonceCommitment } from '@machinami/table'
import { PROTOCOL } from '@machinami/wire'
import { expect, test } from 'vitest'
import { onBoth } from './testing/both.ts'
import { aSecret, must, newTable, rawSocket, sit, type TestServer, until } from './testing/server.ts'

let server: TestServer
const useIt = (opened: TestServer): void => {
  server = opened
}

onBoth(useIt, () => {
  test('what is said while somebody is waited for before the first roll makes nobody wait for ever', async () => {
    const secrets = [aSecret(), aSecret()]
    const { table } = await newTable(server, secrets[0])
    const ann = await sit(server, table, secrets[0])
    const bob = await rawSocket(server)
    bob.send({ do: 'sit', v: PROTOCOL, table, secret: secrets[1], adds: true })
    bob.send({ do: 'join', name: 'Bob', id: 1 })
    await until(() => ann.now.here.length === 2)
    must(await ann.do({ do: 'begin' }))
    const { game } = (await bob.next('sealing')) as { game: { commitment: string } }
    bob.send({ do: 'promise', commitment: nonceCommitment('ab'.repeat(16), game.commitment, 1) })
    await until(() => bob.frames.some(({ is, step }) => is === 'sealing' && step === 'tell'))
    must(await ann.do({ do: 'say', phrase: 'hurry-up' }))
    must(await ann.do({ do: 'silence', seat: 1, silent: true }))
    await server.pass(11)
    await until(() => ann.now.game !== null)
    expect(ann.now.promised?.nonces?.map(({ reveal }) => reveal === null)).toEqual([false, true])
    bob.ws.close()
    ann.leave()
  })
})
