import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { until } from '../testing/server.ts'
import { Outbox } from './frames.ts'

test('texts of every length arrive as they are, in order, and before whatever is sent at once after them', async () => {
  const http = createServer().listen(0, '127.0.0.1')
  const door = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length))
  const all = [...texts, '街並', 'ë'.repeat(63), '😀'.repeat(20_000)]
  http.on('upgrade', (request, socket, head) =>
    door.handleUpgrade(request, socket, head, (ws) => {
      const outbox = new Outbox(socket)
      for (const text of all) outbox.add(text)
      setImmediate(() => {
        outbox.add('last')
        outbox.send()
        ws.close(1000)
      })
    }),
  )
  await until(() => http.listening)
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/`)
  const heard: string[] = []
  client.on('message', (data: Buffer) => heard.push(data.toString()))
  await new Promise((resolve) => client.once('close', resolve))
  expect(heard).toEqual([...all, 'last'])
  http.close()
})
