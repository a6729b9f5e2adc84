import { type SocketLike, type World, worldAround } from '@machinami/remote'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { aSecret, must, NODE, newTable, openServer, sit, until } from './testing/server.ts'

/** A line that dies without anybody being told: nothing goes up any more, nothing comes down. */
function sleepy() {
  const dead = new Set<SocketLike>()
  const open: SocketLike[] = []
  let isCut = false
  const socket = (url: string): SocketLike => {
    const real = new WebSocket(url) as unknown as SocketLike
    const near: SocketLike = {
      ...{ onopen: null, onmessage: null, onclose: null, onerror: null },
      send: (text) => {
        if (!dead.has(near)) real.send(text)
      },
      close: () => real.close(),
    }
    real.onopen = (event) => !isCut && near.onopen?.(event)
    real.onmessage = (event) => !dead.has(near) && near.onmessage?.(event)
    real.onclose = (event) => !dead.has(near) && near.onclose?.(event)
    real.onerror = () => undefined
    open.push(near)
    return near
  }
  return {
    world: worldAround(socket),
    sleep: () => {
      isCut = true
      for (const each of open) dead.add(each)
    },
    wake: () => {
      isCut = false
    },
  }
}

test('whoever takes up a telephone that slept soon sees what they missed', async () => {
  const server = await openServer()
  const secrets = [aSecret(), aSecret()]
  const { table } = await newTable(server, secrets[0])
  const phone = sleepy()
  // What others find out after ten seconds and more nobody finds out here.
  const after: World['after'] = (milliseconds, call) =>
    milliseconds < 10_000 ? NODE.after(milliseconds, call) : () => undefined
  const ann = await sit(server, table, secrets[0], 'socket', { ...phone.world, after })
  const bob = await sit(server, table, secrets[1])
  must(await bob.do({ do: 'join', name: 'Bob' }))
  await until(() => ann.now.doc?.seats[1].is === 'person')
  phone.sleep()
  must(await bob.do({ do: 'say', text: 'are you there?' }))
  expect(ann.now.line.is).toBe('open')
  expect(ann.now.lines).toEqual([])
  phone.wake()
  ann.wake()
  await until(() => ann.now.lines.length === 1)
  // Nor does it wait for an old call that nobody answers.
  phone.sleep()
  ann.wake()
  await until(() => ann.now.line.is === 'connecting')
  must(await bob.do({ do: 'say', text: 'and now?' }))
  phone.wake()
  ann.wake()
  await until(() => ann.now.lines.length === 2)
  for (const each of [ann, bob]) each.leave()
  await server.close()
})

const NO_SOCKET: SocketLike = {
  ...{ onopen: null, onmessage: null, onclose: null, onerror: null },
  ...{ send: () => undefined, close: () => undefined },
}
/** Nobody has ten seconds here. */
const hasty = (world: Partial<World>): World => ({
  ...{ ...NODE, ...world },
  after: (milliseconds, call) => NODE.after(milliseconds / 20, call),
})

test('a socket that is held up for ever, or passes nothing on, makes way for requests', async () => {
  const server = await openServer()
  const secret = aSecret()
  const { table } = await newTable(server, secret)
  const held = (): SocketLike => ({ ...NO_SOCKET })
  const mute = (): SocketLike => {
    const socket = held()
    setTimeout(() => socket.onopen?.({} as never), 5)
    return socket
  }
  for (const socket of [held, mute]) {
    const ann = await sit(server, table, secret, 'socket', hasty({ socket }))
    expect(ann.now.line).toEqual({ is: 'open', by: 'http' })
    ann.leave()
  }
  await server.close()
})

test('a server that was away for a while is called by socket again', async () => {
  const server = await openServer()
  const secret = aSecret()
  const { table } = await newTable(server, secret)
  let isDown = false
  let asked = 0
  const calls: SocketLike[] = []
  const socket = (url: string): SocketLike => {
    const call = isDown ? { ...NO_SOCKET } : (new WebSocket(url) as unknown as SocketLike)
    calls.push(call)
    if (isDown) setTimeout(() => call.onclose?.({} as never), 5)
    return call
  }
  const fetch: World['fetch'] = (...request) => {
    if (!isDown) return NODE.fetch(...request)
    isDown = ++asked < 2
    return Promise.reject(new Error('nobody is there'))
  }
  const ann = await sit(server, table, secret, 'socket', hasty({ socket, fetch }))
  isDown = true
  calls[0].close()
  await until(() => asked === 2)
  await until(() => ann.now.line.is === 'open')
  expect(ann.now.line).toEqual({ is: 'open', by: 'socket' })
  ann.leave()
  await server.close()
})
