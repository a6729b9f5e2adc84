import { type Down, PROTOCOL, type SitDown } from '@machinami/wire'
import type { LineOptions } from './line.ts'
import type { Hears, Way } from './way.ts'
import type { World } from './world.ts'

/** A frame that is missing for so long is lost. Milliseconds. */
const OUT_OF_ORDER = 1000

/** With what a server closes that comes back in a moment. */
const RESTART = 1012

/** A table by a socket: through with the first frame, for some networks let a socket open and pass nothing. */
export function bySocket(
  open: NonNullable<World['socket']>,
  { server, table, secret, have, adds = false, world }: LineOptions,
  hears: Hears,
): Way {
  const ws = open(`${server.replace(/^http/, 'ws')}/api/socket`)
  let isOver = false
  let isThrough = false
  const drop = (): void => {
    if (isOver) return
    isOver = true
    ws.onclose = null
    ws.close()
  }
  const over = (why: 'broken' | 'restart' = 'broken'): void => {
    if (isOver) return
    drop()
    hears.over(why)
  }
  const take = inOrder(
    world,
    (frame) => {
      if (!isOver) hears.hear(frame)
    },
    over,
  )
  ws.onopen = () => {
    const who = secret === undefined ? {} : { secret }
    const sit: SitDown = { do: 'sit', v: PROTOCOL, table, ...who, adds, have: have() }
    if (!isOver) ws.send(JSON.stringify({ ...sit, id: 0 }))
  }
  ws.onmessage = ({ data }) => {
    if (isOver) return
    const frame = parsed(String(data))
    if (!frame) return over()
    if (!isThrough) hears.through()
    isThrough = true
    take(frame)
  }
  ws.onerror = () => undefined
  ws.onclose = ({ code }) => over(code === RESTART ? 'restart' : 'broken')
  return { by: 'socket', post: (ups) => ups.forEach((up) => ws.send(JSON.stringify(up))), leave: drop, drop }
}

/** Null where it is no frame of ours. */
function parsed(text: string): Numbered | null {
  try {
    return JSON.parse(text) as Numbered
  } catch {
    return null
  }
}

type Numbered = Down & { readonly f?: number }

/** Frames of a socket are numbered: what comes twice is passed over, what comes early waits, what is missing ends it. */
function inOrder({ after }: World, hear: (frame: Down) => void, lost: () => void): Take {
  const early = new Map<number, Down>()
  let next = 1
  return (frame) => {
    if (frame.f === undefined) return hear(frame)
    if (frame.f < next) return undefined
    early.set(frame.f, frame)
    for (let now = early.get(next); now; now = early.get(next)) {
      early.delete(next++)
      hear(now)
    }
    const missing = next
    if (early.size > 0)
      after(OUT_OF_ORDER, () => {
        if (next === missing) lost()
      })
    return undefined
  }
}

type Take = (frame: Numbered) => void
