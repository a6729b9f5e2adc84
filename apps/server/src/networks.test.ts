import { type FarTable, type SitOptions, sitAt, type TableAtHand } from '@machinami/remote'
import { isRefused } from '@machinami/wire'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { badNetworkTo, type OfRequests, type OfSockets } from './testing/bad-network.ts'
import {
  aSecret,
  must,
  NODE,
  newTable,
  openServer,
  playOn,
  questionTo,
  type TestServer,
  twoAtTable,
  until,
} from './testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

const FINE = { are: 'fine' } as const
const HTML = { are: 'answered', status: 200, text: '<html><form>Sign in</form></html>' } as const
const DOWN = { are: 'answered', status: 502, text: '<h1>Bad Gateway</h1>' } as const

/** Ann plays from a network like this, Ben from a good one; what each of them sees is noted. */
async function playingFrom(sockets: OfSockets, requests: OfRequests = FINE, how: Partial<SitOptions> = {}) {
  const network = await badNetworkTo(server.url, sockets, requests)
  const { table, secrets, ann: before, bob } = await twoAtTable(server)
  const seen: TableAtHand[] = []
  const heres: number[][] = []
  let far: FarTable | null = null
  const ann = sitAt({
    ...{ server: network.url, table, secret: secrets[0], world: NODE, ...how },
    changed: () => far && seen.push(far.now),
  })
  far = ann
  const ways = () => [...new Set(seen.flatMap(({ line }) => (line.is === 'open' ? [line.by] : [])))]
  /** From when Ann is only there by the bad network. */
  const watch = async () => {
    await until(() => ann.now.game !== null && ann.now.line.is === 'open')
    before.leave()
    const spy = sitAt({
      server: server.url,
      table,
      secret: secrets[1],
      world: NODE,
      heard: (frame) => frame.is === 'here' && heres.push([...frame.seats]),
    })
    await until(() => heres.length > 0)
    onTestFinished(() => spy.leave())
  }
  onTestFinished(() => {
    for (const each of [ann, before, bob]) each.leave()
    network.close()
  })
  return { network, ann, bob, players: [ann, bob], seen, ways, heres, watch, table, secrets }
}

/** Both saw the same, everything once. */
async function agree(...[ann, bob]: readonly FarTable[]): Promise<void> {
  await until(() => ann.now.game?.entries === bob.now.game?.entries)
  expect(ann.now.game?.events()).toEqual(bob.now.game?.events())
}

const SOCKETS_FAIL: readonly OfSockets[] = [
  { are: 'swallowed' },
  { are: 'refused', status: 403 },
  { are: 'refused', status: 502 },
  { are: 'refused', status: 200 },
  { are: 'mute' },
]
for (const sockets of SOCKETS_FAIL)
  test(`where sockets are ${Object.values(sockets).join(' ')} the table is seen by requests, and a game goes on`, async () => {
    const learned: boolean[] = []
    const { ann, bob, players, ways, watch, heres } = await playingFrom(sockets, FINE, {
      learned: ({ noSockets }) => void learned.push(noSockets),
    })
    await watch()
    await playOn(players, 12)
    await agree(ann, bob)
    expect([ways(), learned]).toEqual([['http'], [true]])
    expect(heres.every((seats) => seats.length === 2)).toBe(true)
  })

test('a proxy that holds the end of everything back takes no line over from requests', async () => {
  const { ann, bob, players, network, ways } = await playingFrom({ are: 'swallowed' })
  await until(() => ways().includes('http'))
  network.becomes({ sockets: { are: 'held' } })
  const before = network.counts.sockets
  ann.wake({ isElsewhere: true })
  await until(() => network.counts.sockets > before)
  await playOn(players, 12)
  await agree(ann, bob)
  expect(ways()).toEqual(['http'])
})

test('sockets that are cut off soon are left alone, and every move counts once', async () => {
  const { ann, bob, players, ways, watch } = await playingFrom({ are: 'cut', after: 400 })
  await watch()
  await until(async () => {
    await playOn(players, 1)
    return ways().includes('http')
  })
  await playOn(players, 10)
  await agree(ann, bob)
  expect(ways()).toEqual(['socket', 'http'])
})

test('where sockets come to work the line moves to one: nobody goes away, nothing is said or played twice', async () => {
  const { ann, bob, players, network, ways, watch, heres } = await playingFrom({ are: 'swallowed' })
  await watch()
  network.becomes({ sockets: FINE })
  ann.wake({ isElsewhere: true })
  let said = 0
  while (!ways().includes('socket')) {
    await playOn(players, 1)
    must(await ann.do({ do: 'say', text: `${said++}` }))
  }
  await playOn(players, 4)
  await agree(ann, bob)
  await until(() => bob.now.lines.length === said && ann.now.lines.length === said)
  expect(ann.now.lines.map(({ text }) => text)).toEqual(Array.from({ length: said }, (_, n) => `${n}`))
  await until(() => network.counts.byes === 1)
  expect(heres.every((seats) => seats.length === 2)).toBe(true)
  expect(ann.now.line).toEqual({ is: 'open', by: 'socket' })
})

test('nobody has to do anything for that: it is tried by itself', async () => {
  const { ann, network, players, ways } = await playingFrom({ are: 'refused', status: 403 })
  await until(() => ways().includes('http'))
  network.becomes({ sockets: FINE })
  await until(() => ann.now.line.is === 'open' && ann.now.line.by === 'socket')
  await playOn(players, 2)
})

test('of a socket and a request that both get through late one stays', async () => {
  const { ann, bob, players, network, watch, heres } = await playingFrom(
    FINE,
    { are: 'late', by: 300 },
    { noSockets: true },
  )
  await watch()
  expect(ann.now.line).toEqual({ is: 'open', by: 'socket' })
  await until(() => network.counts.byes === 1)
  await playOn(players, 4)
  await agree(ann, bob)
  expect(heres.every((seats) => seats.length === 2)).toBe(true)
})

test('a network that wants somebody to sign in first is no server; when they have, the table is there', async () => {
  const { ann, network, players, seen } = await playingFrom({ are: 'refused', status: 200 }, HTML)
  await until(() => seen.filter(({ line }) => line.is === 'lost').length > 2)
  expect(seen.some(({ line }) => line.is === 'open')).toBe(false)
  network.becomes({ sockets: FINE, requests: FINE })
  await until(() => ann.now.line.is === 'open' && ann.now.game !== null)
  await playOn(players, 2)
})

test('a server that is not there for a while takes nobody’s socket away', async () => {
  const learned: boolean[] = []
  const { ann, network, players, seen } = await playingFrom(FINE, FINE, {
    learned: ({ noSockets }) => void learned.push(noSockets),
  })
  await until(() => ann.now.line.is === 'open')
  network.becomes({ sockets: { are: 'refused', status: 502 }, requests: DOWN })
  network.cut()
  await until(() => seen.filter(({ line }) => line.is === 'lost').length > 2)
  network.becomes({ sockets: FINE, requests: FINE })
  await until(() => ann.now.line.is === 'open')
  expect([ann.now.line, learned]).toEqual([{ is: 'open', by: 'socket' }, []])
  await playOn(players, 2)
})

for (const requests of [
  { are: 'late', by: 700 },
  { are: 'cut', after: 300 },
  { are: 'kept-back', after: 300 },
] as const)
  test(`a game is played where there are no sockets and requests are ${requests.are}`, async () => {
    const { ann, bob, players, seen } = await playingFrom({ are: 'swallowed' }, requests)
    await until(() => ann.now.line.is === 'open')
    const before = seen.length
    await playOn(players, 8)
    await agree(ann, bob)
    expect(seen.slice(before).every(({ line }) => line.is === 'open')).toBe(true)
  })

for (const sockets of [FINE, { are: 'swallowed' }] as const)
  test(`a line that died while the machine slept is found dead soon: sockets ${sockets.are}`, async () => {
    const { ann, bob, players, network, seen } = await playingFrom(sockets)
    await until(() => ann.now.line.is === 'open')
    network.kill()
    const lost = () => seen.filter(({ line }) => line.is === 'lost').length
    const before = lost()
    ann.wake({ isElsewhere: true })
    await until(() => lost() > before && ann.now.line.is === 'open')
    await playOn(players, 4)
    await agree(ann, bob)
  })

test('two windows with one seat, one by each way, see the same; the last one to go leaves it empty', async () => {
  const { ann, bob, network, table, secrets, watch, heres } = await playingFrom({ are: 'swallowed' })
  await watch()
  const other = sitAt({ server: server.url, table, secret: secrets[0], world: NODE })
  await until(() => other.now.game !== null)
  await until(() => [ann, bob].some((each) => questionTo(each)))
  await playOn([other, bob], 4)
  await agree(ann, other)
  other.leave()
  await playOn([ann, bob], 2)
  expect(heres.every((seats) => seats.length === 2)).toBe(true)
  ann.leave()
  await until(() => bob.now.here.length === 1)
  expect(network.counts.byes).toBe(1)
})

test('a refusal at the door is told by requests as by a socket, and asked about again by requests', async () => {
  const network = await badNetworkTo(server.url, { are: 'swallowed' })
  await newTable(server, aSecret())
  const refusals: unknown[] = []
  const nobody = sitAt({
    ...{ server: network.url, table: 'nowhere', secret: aSecret(), world: NODE },
    heard: (frame) => frame.is === 'refused' && isRefused(frame.refusal) && refusals.push(frame.refusal.refused),
  })
  await until(() => refusals.length > 2)
  expect(new Set(refusals)).toEqual(new Set(['unknown-table']))
  nobody.leave()
  network.close()
})
