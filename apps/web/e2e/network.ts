import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

const lateBy = (later: number): Transform =>
  new Transform({ transform: (piece, _, done) => void setTimeout(() => done(null, piece), later) })

/** A way to the server that can be cut; on a slow one everything arrives so many milliseconds later. */
export async function networkTo(url: string, later = 0) {
  const { port, hostname } = new URL(url)
  const open = new Set<Socket>()
  let isCut = false
  let swallows = false
  const hold = (socket: Socket): Socket => {
    open.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
    return socket
  }
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    hold(near).once('data', (first: Buffer) => {
      if (swallows && /^upgrade: websocket/im.test(first.toString())) return
      const far = hold(connect(Number(port), hostname))
      near.on('close', () => far.destroy())
      far.on('close', () => near.destroy())
      near.unshift(first)
      near.pipe(lateBy(later)).pipe(far)
      far.pipe(lateBy(later)).pipe(near)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const hangUp = () => open.forEach((socket) => socket.destroy())
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`,
    cut: () => {
      isCut = true
      hangUp()
    },
    mend: () => {
      isCut = false
    },
    /** Whether WebSockets are never answered from now on. */
    swallow: (sockets: boolean) => {
      swallows = sockets
    },
    close: () => {
      hangUp()
      server.close()
    },
  }
}
