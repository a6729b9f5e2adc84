import { expect, test } from 'vitest'
import { aLine, polled, settled } from './testing.ts'

test('a server that was down is no network without sockets', async () => {
  const { sockets, asked, closes, pass, states } = aLine()
  for (let tries = 1; tries < 4; tries++) {
    closes()
    asked[tries - 1].answer('nobody is there')
    await settled()
    expect(states.at(-1)?.is).toBe('lost')
    pass(250 * 2 ** (tries - 1))
    expect([sockets.length, asked.length]).toEqual([tries + 1, tries])
  }
})

test('whoever fetches everything, because sockets are blocked, goes on fetching after the server was down', async () => {
  const { line, asked, closes, states } = aLine()
  closes()
  asked[0].answer(polled([]))
  await settled()
  for (let tries = 0; tries < 4; tries++) {
    asked.at(-1)?.answer('nobody is there')
    await settled()
    asked.at(-1)?.answer('nobody is there')
    await settled()
    expect(states.at(-1)?.is).toBe('lost')
    const before = asked.length
    line.retry()
    expect(asked.length).toBe(before + 1)
  }
  asked.at(-1)?.answer(polled([]))
  await settled()
  expect(states.at(-1)).toEqual({ is: 'open', by: 'http' })
})

test('whoever is turned away by request, or gives a request up, does not wait for sockets again for that', async () => {
  for (const isUp of [false, true]) {
    const { line, asked, pass } = aLine()
    pass(1500)
    if (isUp) asked[0].answer(polled([]))
    else asked[0].answer(JSON.stringify({ refusal: { refused: 'too-fast' } }))
    await settled()
    if (isUp) line.again()
    await settled()
    const before = asked.length
    pass(250)
    expect([asked.length, JSON.parse(asked.at(-1)?.body ?? '{}')]).toMatchObject([before + 1, { wait: false }])
  }
})

test('where a socket neither opens nor fails, or opens and says nothing, requests look beside it', async () => {
  for (const isOpened of [false, true]) {
    const { sockets, asked, opens, pass, states } = aLine()
    if (isOpened) opens()
    expect(asked).toEqual([])
    pass(1500)
    expect([sockets.length, asked.length]).toEqual([1, 1])
    asked[0].answer(polled([]))
    await settled()
    expect(states.at(-1)).toEqual({ is: 'open', by: 'http' })
  }
})

test('where a socket fails nobody waits for it', async () => {
  const { asked, closes, states } = aLine()
  closes()
  asked[0].answer(polled([]))
  await settled()
  expect(states.map(({ is }) => is)).toEqual(['connecting', 'open'])
})

test('of a socket and a request one tells the table: the other is not heard, and says goodbye', async () => {
  const { asked, opens, says, pass, heard, states } = aLine()
  pass(1500)
  opens()
  says({ is: 'here', seats: [0], watching: 0, f: 1 })
  asked[0].answer(polled([{ is: 'here', seats: [1], watching: 0 }]))
  await settled()
  expect(heard).toEqual([{ is: 'here', seats: [0], watching: 0, f: 1 }])
  expect(states.filter(({ is }) => is === 'open')).toEqual([{ is: 'open', by: 'socket' }])
  expect(asked.slice(1).map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([{ session: 'one', bye: true }])
})

/** By requests, for a socket did not open in time. */
async function byRequests() {
  const around = aLine()
  around.pass(1500)
  around.asked[0].answer(polled([]))
  await settled()
  return around
}

test('a socket that opens later takes over when nothing is on its way; nothing is sent twice or given back', async () => {
  const { line, asked, opens, says, heard, deeds, states } = await byRequests()
  const said = line.do({ do: 'say', text: 'hello' })
  opens()
  says({ is: 'here', seats: [0], watching: 0, f: 1 })
  says({ is: 'done', id: 0, f: 2 })
  expect([states.at(-1), heard]).toEqual([{ is: 'open', by: 'http' }, []])
  asked[2].answer(polled([{ is: 'done', id: 1 }]))
  expect(await said).toBeNull()
  expect(heard.map(({ is }) => is)).toEqual(['done', 'here', 'done'])
  expect(states.at(-1)).toEqual({ is: 'open', by: 'socket' })
  await settled()
  expect(asked[1].isBrokenOff).toBe(true)
  expect(JSON.parse(asked[3].body)).toMatchObject({ session: 'one', bye: true })
  void line.do({ do: 'ping' })
  expect([deeds(), asked.length]).toEqual([['ping'], 4])
})

test('a socket that is refused, or gets stuck in its greeting, does not take over', async () => {
  for (const frame of [
    { is: 'refused', id: 0, refusal: { refused: 'too-fast' }, f: 1 },
    { is: 'here', seats: [0], watching: 0, f: 1 },
  ]) {
    const { sockets, opens, says, heard, pass, states } = await byRequests()
    opens()
    says(frame)
    pass(frame.is === 'here' ? 10_000 : 0)
    says({ is: 'done', id: 0, f: 2 })
    expect([states.at(-1), heard]).toEqual([{ is: 'open', by: 'http' }, []])
    pass(5000)
    expect(sockets).toHaveLength(2)
  }
})

test('whoever sees a table by a socket that gets stuck in its greeting goes on by requests', () => {
  const { sockets, asked, opens, says, pass, states, learned } = aLine()
  opens()
  says({ is: 'here', seats: [0], watching: 0, f: 1 })
  expect(states.at(-1)).toEqual({ is: 'open', by: 'socket' })
  pass(10_250)
  expect([states.at(-1)?.is, sockets.length, asked.length, learned]).toEqual(['connecting', 1, 1, [true]])
})

test('a socket that broke in its greeting says nothing of the next one', async () => {
  const { line, sockets, opens, says, closes, pass, learned, asked } = aLine()
  opens()
  says({ is: 'here', seats: [0], watching: 0, f: 1 })
  pass(9500)
  closes()
  pass(250)
  pass(300)
  opens()
  says({ is: 'done', id: 0, f: 1 })
  expect([sockets.length, asked.length, learned]).toEqual([2, 0, []])
  line.close()
  pass(60_000)
  expect([sockets.length, asked.length]).toEqual([2, 0])
})

test('a socket that waits to take over does so at once when requests break', async () => {
  const { line, asked, opens, says, deeds, states } = await byRequests()
  void line.do({ do: 'play', n: 1, move: 'pass' })
  const said = line.do({ do: 'say', text: 'hello' })
  opens()
  says({ is: 'here', seats: [0], watching: 0, f: 1 })
  asked[2].answer('nobody is there')
  expect(await said).toEqual({ refused: 'not-kept' })
  expect(states.slice(-2)).toEqual([
    { is: 'open', by: 'http' },
    { is: 'open', by: 'socket' },
  ])
  expect(deeds()).toEqual(['play'])
})

test('where sockets are blocked they are tried again, ever less often, and disturb nobody', async () => {
  const { sockets, pass, states } = await byRequests()
  const told = states.length
  const pauses: number[] = []
  let last = 0
  for (let seconds = 1; seconds <= 2400 && pauses.length < 6; seconds++) {
    const before = sockets.length
    pass(1000)
    if (sockets.length > before) pauses.push(seconds - last)
    if (sockets.length > before) last = seconds
  }
  expect(pauses.slice(1)).toEqual([...pauses.slice(1)].sort((a, b) => a - b))
  expect(pauses.length).toBeGreaterThan(3)
  expect(states.slice(told).every((state) => state.is !== 'open' || state.by === 'http')).toBe(true)
})

test('whoever may be in another network tries a socket at once', async () => {
  const { line, sockets, asked, opens, says, states, pass } = await byRequests()
  pass(9000)
  expect(sockets).toHaveLength(1)
  line.wake()
  expect(sockets).toHaveLength(1)
  line.wake({ isElsewhere: true })
  expect(sockets).toHaveLength(2)
  opens()
  says({ is: 'done', id: 0, f: 1 })
  for (const id of [1, 2]) {
    asked.at(-1)?.answer(
      polled(
        [
          { is: 'done', id: 1 },
          { is: 'done', id: 2 },
        ].slice(0, id),
      ),
    )
    await settled()
  }
  expect(states.at(-1)).toEqual({ is: 'open', by: 'socket' })
})

test('sockets that are cut off again and again are left alone for a while', async () => {
  const { sockets, asked, opens, says, closes, pass, learned } = aLine()
  for (let times = 1; times <= 2; times++) {
    opens()
    says({ is: 'done', id: 0, f: 1 })
    pass(3000)
    closes()
    pass(250)
    expect(asked).toHaveLength(times - 1)
  }
  expect([sockets.length, learned]).toEqual([2, [true]])
})

test('one that lasted, or was cut while the server was down, is no such socket', async () => {
  const { asked, opens, says, closes, pass, learned } = aLine()
  for (let times = 1; times <= 3; times++) {
    opens()
    says({ is: 'done', id: 0, f: 1 })
    pass(times === 2 ? 31_000 : 3000)
    closes()
    pass(250)
    closes()
    asked.at(-1)?.answer('nobody is there')
    await settled()
    pass(500)
  }
  expect(learned).toEqual([])
})

test('a server that says that it comes back does not cut anybody off', () => {
  const { asked, sockets, opens, says, closes, pass, learned } = aLine()
  for (let times = 1; times <= 4; times++) {
    opens()
    says({ is: 'done', id: 0, f: 1 })
    closes(1012)
    pass(250)
    expect([sockets.length, asked.length, learned]).toEqual([times + 1, 0, []])
  }
})

test('where sockets are known to be blocked requests are first, and a socket is tried beside them', async () => {
  const { sockets, asked, learned, opens, says, states } = aLine({ noSockets: true })
  expect([sockets.length, asked.length]).toEqual([1, 1])
  asked[0].answer(polled([]))
  await settled()
  expect([states.at(-1), learned]).toEqual([{ is: 'open', by: 'http' }, []])
  opens()
  says({ is: 'done', id: 0, f: 1 })
  expect([states.at(-1), learned]).toEqual([{ is: 'open', by: 'socket' }, [false]])
})

test('a slow socket is waited for while requests get nowhere', async () => {
  const { sockets, asked, opens, says, pass, states } = aLine()
  pass(1500)
  for (let tries = 0; tries < 3; tries++) {
    asked.at(-1)?.answer('nobody is there')
    await settled()
    pass(250 * 2 ** tries)
    expect([sockets.length, asked.length]).toEqual([1, tries + 2])
  }
  opens()
  says({ is: 'done', id: 0, f: 1 })
  expect(states.at(-1)).toEqual({ is: 'open', by: 'socket' })
})

test('where requests do not get through any more either, sockets are tried again at once', async () => {
  const { sockets, asked, closes, pass } = aLine()
  closes()
  asked[0].answer(polled([]))
  await settled()
  for (const _ of [1, 2]) {
    asked.at(-1)?.answer('nobody is there')
    await settled()
  }
  asked.at(-1)?.answer('nobody is there')
  pass(250)
  asked.at(-1)?.answer('nobody is there')
  await settled()
  pass(500)
  expect(sockets).toHaveLength(2)
})

test('what is no frame ends a socket', () => {
  const { opens, says, last, states } = aLine()
  opens()
  says({ is: 'done', id: 0, f: 1 })
  last().onmessage?.({ data: '<h1>no frame</h1>' })
  expect(states.at(-1)?.is).toBe('lost')
})
