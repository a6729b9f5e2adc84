import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** How bytes are treated on a cable that was pulled: they are gone, or arrive when it is put back, as TCP would see to it. */
export type Pulled = 'lost' | 'late'

interface Cable {
  readonly ends: readonly [Socket, Socket]
  isEar: boolean
  pulled: Pulled | null
  readonly waiting: (() => void)[]
}

/** A way to a database on which cables can be pulled: nothing is said any more, and nothing is closed. */
export async function silenceTo(database: string) {
  const there = new URL(database)
  const cables = new Set<Cable>()
  let pullsNew: Pulled | null = null
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ host: there.hostname, port: Number(there.port), allowHalfOpen: true })
    const cable: Cable = { ends: [near, far], isEar: false, pulled: pullsNew, waiting: [] }
    cables.add(cable)
    const carry = (from: Socket, to: Socket): void => {
      const pass = (act: () => void): void => {
        if (cable.pulled === null) act()
        else if (cable.pulled === 'late') cable.waiting.push(act)
      }
      from.on('data', (bytes) => {
        if (bytes.includes('listen "machinami"')) cable.isEar = true
        pass(() => to.write(bytes))
      })
      from.on('end', () => pass(() => to.end()))
      from.on('error', () => undefined)
      from.on('close', () => {
        pass(() => to.destroy())
        if (near.destroyed && far.destroyed) cables.delete(cable)
      })
    }
    carry(near, far)
    carry(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(database)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    /** Cables that are there now fall silent; others, too, unless only some are meant. */
    pull: (how: Pulled, which: 'all' | 'old' | 'ears' = 'all') => {
      if (which === 'all') pullsNew = how
      for (const cable of cables) if (which !== 'ears' || cable.isEar) cable.pulled = how
    },
    /** What comes from now on is carried again. */
    putBack: () => {
      pullsNew = null
      for (const cable of cables) {
        if (cable.pulled === 'lost') continue
        cable.pulled = null
        for (const act of cable.waiting.splice(0)) act()
      }
    },
    count: () => cables.size,
    close: () => {
      server.close()
      for (const { ends } of cables) for (const end of ends) end.destroy()
    },
  }
}
