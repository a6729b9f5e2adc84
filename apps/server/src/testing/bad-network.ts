import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** What becomes of sockets: they get through, are never answered, are refused, pass nothing more or hold the end back, or are cut off. */
export type OfSockets =
  | { readonly are: 'fine' }
  | { readonly are: 'swallowed' }
  | { readonly are: 'refused'; readonly status: number }
  | { readonly are: 'mute' }
  | { readonly are: 'held' }
  | { readonly are: 'cut'; readonly after: number }

/** What becomes of requests. `cut`: whatever waits longer; `kept-back`: so does whatever waits, but nobody is told. Milliseconds. */
export type OfRequests =
  | { readonly are: 'fine' }
  | { readonly are: 'late'; readonly by: number }
  | { readonly are: 'answered'; readonly status: number; readonly text: string }
  | { readonly are: 'cut'; readonly after: number }
  | { readonly are: 'kept-back'; readonly after: number }

/** A network between a browser and a server, as it is in trains, hotels and offices. */
export async function badNetworkTo(url: string, sockets: OfSockets, requests: OfRequests = { are: 'fine' }) {
  const counts = { sockets: 0, requests: 0, byes: 0 }
  const open = new Set<Duplex>()
  const now = { sockets, requests }
  const { port, hostname } = new URL(url)
  const server = createServer((request, reply) => {
    counts.requests++
    void carry(url, now.requests, request, reply, counts)
  })
  server.on('connection', (line) => hold(open, line))
  server.on('upgrade', (request, near) => {
    counts.sockets++
    const how = now.sockets
    if (how.are === 'swallowed') return
    if (how.are === 'refused') {
      near.end(`HTTP/1.1 ${how.status} No\r\ncontent-type: text/html\r\n\r\n<h1>No</h1>`)
      return
    }
    const far = hold(open, connect(Number(port), hostname))
    far.write(asItCame(request))
    near.pipe(far)
    if (how.are === 'mute') far.once('data', (greeting: Buffer) => near.write(upToFrames(greeting)))
    else if (how.are === 'held') far.once('data', (greeting) => passButEnd(far, near, greeting))
    else far.pipe(near)
    const part = () => [near, far].forEach((each) => each.destroy())
    if (how.are === 'cut') setTimeout(part, how.after)
    near.on('close', part)
    far.on('close', part)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => open.forEach((each) => each.destroy())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    /** From now on it is another one; sockets that are open stay as they are. */
    becomes: (then: { readonly sockets?: OfSockets; readonly requests?: OfRequests }) => void Object.assign(now, then),
    /** Whatever is open breaks. */
    cut,
    /** Nothing more comes by what is open, and nobody is told. */
    kill: () => open.forEach((each) => each.unpipe().pause()),
    close: () => {
      cut()
      server.closeAllConnections()
      server.close()
    },
  }
}

function hold<T extends Duplex | Socket>(open: Set<Duplex>, line: T): T {
  open.add(line)
  line.on('error', () => undefined).on('close', () => open.delete(line))
  return line
}

const asItCame = ({ method, url, rawHeaders }: IncomingMessage): string => {
  const headers = rawHeaders.flatMap((name, nth) => (nth % 2 === 0 ? [`${name}: ${rawHeaders[nth + 1]}`] : []))
  return `${[`${method} ${url} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`
}

/** The first frames go on, but for their last byte; whatever comes after them waits for more, as in a buffer that is not full. */
function passButEnd(far: Duplex, near: Duplex, greeting: Buffer): void {
  near.write(upToFrames(greeting))
  far.once('data', (frames: Buffer) => near.write(frames.subarray(0, -1)))
  far.resume()
}

const upToFrames = (greeting: Buffer): Buffer => greeting.subarray(0, greeting.indexOf('\r\n\r\n') + 4)

async function carry(
  url: string,
  how: OfRequests,
  request: IncomingMessage,
  reply: ServerResponse,
  counts: { byes: number },
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  if (Buffer.concat(parts).includes('"bye":true')) counts.byes++
  if (how.are === 'answered') {
    reply.writeHead(how.status, { 'content-type': 'text/html' }).end(how.text)
    return
  }
  if (how.are === 'late') await new Promise((resolve) => setTimeout(resolve, how.by))
  const { method = 'GET', headers, url: path } = request
  let isCut = false
  const going = ask(`${url}${path}`, { method, headers }, (answer) => {
    if (isCut) return answer.resume()
    reply.writeHead(answer.statusCode ?? 500, answer.headers)
    return answer.pipe(reply)
  })
  going.on('error', () => reply.destroy())
  reply.on('close', () => going.destroy())
  if (how.are === 'cut' || how.are === 'kept-back')
    setTimeout(() => {
      if (reply.headersSent) return
      isCut = true
      if (how.are === 'cut') reply.writeHead(504, { 'content-type': 'text/html' }).end('<h1>Gateway Timeout</h1>')
    }, how.after)
  going.end(Buffer.concat(parts))
}
