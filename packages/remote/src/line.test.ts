import type { Down, Polled } from '@machinami/wire'
import { expect, test } from 'vitest'
import { Line, type LineState } from './line.ts'
import type { FetchReply, SocketLike, World } from './world.ts'

/** A world in which nothing happens by itself: time passes when it is told to. */
function aWorld() {
  let now = 0
  const timers = new Set<{ readonly at: number; readonly call: () => void }>()
  const sockets: SocketLike[] = []
  const sent: string[] = []
  const asked: { readonly body: string; readonly answer: (text: string) => void; isBrokenOff: boolean }[] = []
  const world: World = {
    socket: () => {
      const socket: SocketLike = {
        ...{ onopen: null, onmessage: null, onclose: null, onerror: null },
        send: (text) => void sent.push(text),
        close: () => undefined,
      }
      sockets.push(socket)
      return socket
    },
    fetch: (_, { body = '' }, hold) =>
      new Promise<FetchReply>((resolve, reject) => {
        const request = {
          body,
          answer: (text: string) => resolve({ ok: true, status: 200, text: async () => text }),
          isBrokenOff: false,
        }
        hold?.(() => {
          request.isBrokenOff = true
          reject(new Error('broken off'))
        })
        asked.push(request)
      }),
    after: (milliseconds, call) => {
      const timer = { at: now + milliseconds, call }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    random: () => 1,
    bytes: (n) => new Uint8Array(n),
  }
  const pass = (milliseconds: number): void => {
    const until = now + milliseconds
    for (;;) {
      const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
      if (!next) break
      timers.delete(next)
      now = next.at
      next.call()
    }
    now = until
  }
  return { world, sockets, sent, asked, pass }
}

function aLine(how: { readonly by?: 'http' } = {}) {
  const around = aWorld()
  const states: LineState[] = []
  const heard: Down[] = []
  const { world } = around
  const line = new Line({
    ...{ server: 'https://example.org', table: 't', secret: 's', world, ...how },
    have: () => ({ entries: 0, lines: 0 }),
    hear: (frame) => void heard.push(frame),
    state: (state) => void states.push(state),
  })
  const last = () => {
    const socket = around.sockets.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }
  return {
    ...around,
    ...{ line, states, heard },
    opens: () => last().onopen?.({} as never),
    closes: () => last().onclose?.({} as never),
    says: (frame: object) => last().onmessage?.({ data: JSON.stringify(frame) }),
    /** What was sent since the table was last named. */
    deeds: () =>
      around.sent
        .map((text) => JSON.parse(text) as { do: string })
        .slice(1 + around.sent.findLastIndex((text) => text.includes('"sit"')))
        .map((up) => up.do),
  }
}

/** Everything that waits for a promise has its turn. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

const polled = (frames: readonly object[]): string =>
  JSON.stringify({ session: 'one', from: 1, frames } as unknown as Polled)

const waits = (states: readonly LineState[]): number[] =>
  states.flatMap((state) => (state.is === 'lost' ? [state.retryIn] : []))

test('what was said while the line was down is sent when it is up; what may have arrived before is given back', async () => {
  const { line, opens, closes, pass, says, deeds } = aLine()
  opens()
  says({ is: 'done', id: 0, f: 1 })
  const before = line.do({ do: 'say', text: 'hello' })
  closes()
  const meanwhile = line.do({ do: 'say', text: 'are you there?' })
  pass(8000)
  opens()
  expect(await before).toEqual({ refused: 'not-kept' })
  expect(deeds()).toEqual(['say'])
  says({ is: 'done', id: 2, f: 1 })
  expect(await meanwhile).toBeNull()
})

test('whoever is refused at the door knocks less and less often', async () => {
  const by = aLine({ by: 'http' })
  for (let tries = 0; tries < 8; tries++) {
    by.asked.at(-1)?.answer(JSON.stringify({ refusal: { refused: 'unknown-table' } }))
    await settled()
    by.pass(8000)
  }
  expect(waits(by.states)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000])
  const socket = aLine()
  for (let tries = 0; tries < 7; tries++) {
    socket.opens()
    socket.says({ is: 'refused', id: 0, refusal: { refused: 'unknown-table' }, f: 1 })
    socket.closes()
    socket.pass(8000)
  }
  expect(waits(socket.states)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000])
})

test('a server that is out of breath turns nobody away: it is tried again', async () => {
  const socket = aLine()
  socket.opens()
  socket.says({ is: 'refused', id: 0, refusal: { refused: 'not-kept' }, f: 1 })
  expect(socket.states.at(-1)).toEqual({ is: 'lost', retryIn: 250 })
  const by = aLine({ by: 'http' })
  by.asked[0].answer(JSON.stringify({ refusal: { refused: 'too-fast' } }))
  await settled()
  expect(by.states.at(-1)).toEqual({ is: 'lost', retryIn: 250 })
  expect([...socket.heard, ...by.heard]).toEqual([])
})

test('a request that waits for news does not outlive its line', async () => {
  const { line, asked, states } = aLine({ by: 'http' })
  asked[0].answer(polled([]))
  await settled()
  const [, waiting] = asked
  expect(JSON.parse(waiting.body)).toMatchObject({ wait: true })
  void line.do({ do: 'ping' })
  await settled()
  asked[2].answer('no answer of ours')
  await settled()
  expect(states.at(-1)?.is).toBe('lost')
  expect(waiting.isBrokenOff).toBe(true)
})

test('a server that was down is no network without sockets', async () => {
  const { sockets, asked, closes, pass } = aLine()
  closes()
  pass(8000)
  closes()
  pass(8000)
  expect(asked).toHaveLength(1)
  asked[0].answer('nobody is there')
  await settled()
  pass(8000)
  expect(sockets).toHaveLength(3)
})

test('whoever fetches everything, because sockets are blocked, goes on fetching after the server was down', async () => {
  const { sockets, asked, closes, pass, states } = aLine()
  for (let tries = 0; tries < 2; tries++) {
    closes()
    pass(8000)
  }
  asked[0].answer(polled([]))
  await settled()
  for (let tries = 1; tries < 4; tries++) {
    asked.at(-1)?.answer('nobody is there')
    await settled()
    pass(8000)
  }
  expect([sockets.length, asked.length]).toEqual([2, 5])
  asked.at(-1)?.answer(polled([]))
  await settled()
  expect(states.at(-1)).toEqual({ is: 'open', by: 'http' })
})

test('whoever is turned away by request, or gives a request up, does not try sockets again for that', async () => {
  for (const isUp of [false, true]) {
    const { line, sockets, asked, pass } = aLine()
    pass(20_000)
    if (isUp) asked[0].answer(polled([]))
    else asked[0].answer(JSON.stringify({ refusal: { refused: 'too-fast' } }))
    await settled()
    if (isUp) line.again()
    await settled()
    pass(8000)
    expect([sockets.length, JSON.parse(asked.at(-1)?.body ?? '{}')]).toMatchObject([1, { wait: false }])
  }
})

test('where a socket neither opens nor fails, or opens and says nothing, everything is fetched', () => {
  for (const isOpened of [false, true]) {
    const { sockets, asked, opens, pass } = aLine()
    if (isOpened) opens()
    pass(20_000)
    expect([sockets.length, asked.length]).toEqual([1, 1])
  }
})

test('whoever has left hears nothing more', () => {
  const { line, opens, says, heard } = aLine()
  opens()
  says({ is: 'done', id: 0, f: 1 })
  line.close()
  says({ is: 'here', seats: [0], watching: 0, f: 2 })
  expect(heard.map(({ is }) => is)).toEqual(['done'])
})
