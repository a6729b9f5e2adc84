import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

const lateBy = (later: number): Transform =>
  new Transform({ transform: (piece, _, done) => void setTimeout(() => done(null, piece), later) })

/** A way to the server that can be cut; on a slow one everything arrives so many milliseconds later. */
export async function networkTo(url: string, later = 0) {
  const { port, hostname } = new URL(url)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => open.delete(socket))
    }
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.pipe(lateBy(later)).pipe(far)
    far.pipe(lateBy(later)).pipe(near)
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
    close: () => {
      hangUp()
      server.close()
    },
  }
}
