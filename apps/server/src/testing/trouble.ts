import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Random } from '@machinami/engine'
import { WebSocket, WebSocketServer } from 'ws'

/** How often in a thousand messages. */
export interface Trouble {
  readonly dropped: number
  readonly twice: number
  readonly late: number
  /** The line is cut without a word. */
  readonly cut: number
}

const MUCH: Trouble = { dropped: 15, twice: 40, late: 250, cut: 8 }
/** Milliseconds. */
const LATEST = 40

/** What goes wrong, by chance, and how often it did. */
class Mischief {
  readonly counts = { messages: 0, dropped: 0, twice: 0, late: 0, cut: 0 }
  private readonly random: Random
  private readonly trouble: Trouble

  constructor(random: Random, trouble: Trouble) {
    this.random = random
    this.trouble = trouble
  }

  happens(what: keyof Trouble): boolean {
    const isSo = this.random.below(1000) < this.trouble[what]
    if (isSo) this.counts[what]++
    return isSo
  }

  delay(): number {
    return this.happens('late') ? 1 + this.random.below(LATEST) : 0
  }

  /** Carries a message, or does not. Late ones come out of order. */
  carry(send: () => void, cut: () => void): void {
    this.counts.messages++
    if (this.happens('cut')) return cut()
    if (this.happens('dropped')) return
    const times = this.happens('twice') ? 2 : 1
    for (let n = 0; n < times; n++) setTimeout(send, this.delay())
  }
}

/** Carries one request on, perhaps twice. An answer that gets lost leaves nobody waiting for ever: the line breaks. */
async function forward(
  url: string,
  mischief: Mischief,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const send = (isLast: boolean): void => {
    const { method = 'GET', headers, url: path } = request
    const going = ask(`${url}${path}`, { method, headers }, (answer) => {
      if (!isLast) return answer.resume()
      if (mischief.happens('dropped')) return reply.destroy()
      return setTimeout(() => {
        reply.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(reply)
      }, mischief.delay())
    })
    going.on('error', () => reply.destroy())
    reply.on('close', () => going.destroy())
    going.end(Buffer.concat(parts))
  }
  mischief.counts.messages++
  if (mischief.happens('cut') || mischief.happens('dropped')) return void reply.destroy()
  if (mischief.happens('twice')) send(false)
  send(true)
}

/** Carries messages of a socket both ways. */
function join(url: string, mischief: Mischief, near: WebSocket): void {
  const far = new WebSocket(url, { perMessageDeflate: false })
  const waiting: string[] = []
  const cut = (): void => {
    near.terminate()
    far.terminate()
  }
  const carry = (to: WebSocket, text: string): void =>
    mischief.carry(() => {
      if (to.readyState === to.OPEN) to.send(text)
    }, cut)
  far.on('open', () => waiting.splice(0).forEach((text) => carry(far, text)))
  far.on('message', (data: Buffer) => carry(near, data.toString()))
  near.on('message', (data: Buffer) => {
    if (far.readyState === far.OPEN) carry(far, data.toString())
    else waiting.push(data.toString())
  })
  for (const each of [near, far]) each.on('error', () => undefined).on('close', cut)
}

/** A way to a server on which everything goes wrong now and then. */
export async function troubleTo(url: string, random: Random, trouble: Trouble = MUCH) {
  const mischief = new Mischief(random, trouble)
  const server = createServer((request, reply) => void forward(url, mischief, request, reply))
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  sockets.on('connection', (near, { url: path }) => join(`${url.replace('http', 'ws')}${path}`, mischief, near))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts: mischief.counts,
    close: () => {
      for (const each of sockets.clients) each.terminate()
      sockets.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
