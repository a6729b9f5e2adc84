import { expect, test } from 'vitest'
import type { LineState } from './line.ts'
import { aLine, polled, settled } from './testing.ts'

const waits = (states: readonly LineState[]): number[] =>
  states.flatMap((state) => (state.is === 'lost' ? [state.retryIn] : []))

test('what was said while the line was down is sent when it is up; what may have arrived before is given back', async () => {
  const { line, opens, closes, pass, says, deeds } = aLine()
  opens()
  says({ is: 'done', id: 0, f: 1 })
  const before = line.do({ do: 'say', text: 'hello' })
  const named = line.do({ do: 'say', text: 'hello', line: 'by-its-name' })
  closes()
  const meanwhile = line.do({ do: 'say', text: 'are you there?' })
  pass(250)
  opens()
  says({ is: 'done', id: 0, f: 1 })
  expect(await before).toEqual({ refused: 'not-kept' })
  expect(deeds()).toEqual(['say', 'say'])
  says({ is: 'done', id: 2, f: 2 })
  says({ is: 'done', id: 3, f: 3 })
  expect([await named, await meanwhile]).toEqual([null, null])
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

test('a proxy with less patience than the server does not end a line', async () => {
  const { asked, states, pass } = aLine({ by: 'http' })
  asked[0].answer(polled([]))
  await settled()
  for (let times = 0; times < 3; times++) {
    asked.at(-1)?.answer('<h1>504 Gateway Timeout</h1>')
    await settled()
    expect(JSON.parse(asked.at(-1)?.body ?? '{}')).toMatchObject({ session: 'one', wait: false })
    asked.at(-1)?.answer(polled([]))
    await settled()
    pass(500)
    await settled()
    expect(JSON.parse(asked.at(-1)?.body ?? '{}')).toMatchObject({ session: 'one', wait: true })
  }
  expect(states.map(({ is }) => is)).toEqual(['connecting', 'open'])
})

test('where answers that come late are kept back nobody waits for them', async () => {
  const { line, asked, states, pass } = aLine({ by: 'http' })
  asked[0].answer(polled([]))
  await settled()
  const [, waiting] = asked
  void line.do({ do: 'ping' })
  asked[2].answer(polled([{ is: 'done', id: 1 }]))
  await settled()
  pass(2000)
  await settled()
  expect(waiting.isBrokenOff).toBe(true)
  const news = asked.slice(3).map(({ body }) => JSON.parse(body) as { wait: boolean })
  expect(news).toMatchObject([{ wait: false }])
  for (let times = 0; times < 3; times++) {
    asked.at(-1)?.answer(polled([]))
    await settled()
    pass(1500)
    await settled()
  }
  expect(JSON.parse(asked.at(-1)?.body ?? '{}')).toMatchObject({ session: 'one', wait: false, after: 1 })
  expect(states.map(({ is }) => is)).toEqual(['connecting', 'open'])
})

test('where everything is slow a first request has longer each time', async () => {
  const { line, asked, pass } = aLine({ by: 'http' })
  const had: number[] = []
  for (let tries = 0; tries < 6; tries++) {
    const request = asked.at(-1)
    let seconds = 0
    for (; request && !request.isBrokenOff && seconds < 60; seconds++) pass(1000)
    had.push(seconds)
    await settled()
    line.retry()
  }
  expect(had).toEqual([10, 10, 20, 20, 40, 40])
})

test('what answers in place of the server is told, until the server does', async () => {
  const { line, asked, states } = aLine({ by: 'http' })
  const answers = [
    ['<h1>Bad Gateway</h1>', 502, 'no-server'],
    ['<form>Sign in</form>', 200, 'stranger'],
    ['"hello"', 200, 'stranger'],
    ['{"refusal":"no"}', 511, 'stranger'],
  ] as const
  for (const [text, status, met] of answers) {
    asked.at(-1)?.answer(text, status)
    await settled()
    expect(states.at(-1)).toMatchObject({ is: 'lost', met })
    line.retry()
    expect(states.at(-1)).toEqual({ is: 'connecting', met })
  }
  asked.at(-1)?.answer(polled([]))
  await settled()
  line.again()
  expect(states.at(-1)).toEqual({ is: 'lost', retryIn: 4000 })
})

test('whoever has left hears nothing more', () => {
  const { line, opens, says, heard } = aLine()
  opens()
  says({ is: 'done', id: 0, f: 1 })
  line.close()
  says({ is: 'here', seats: [0], watching: 0, f: 2 })
  expect(heard.map(({ is }) => is)).toEqual(['done'])
})
