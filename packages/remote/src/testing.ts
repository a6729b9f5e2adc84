import type { Down, Polled } from '@machinami/wire'
import { Line, type LineState } from './line.ts'
import type { FetchReply, SocketLike, World } from './world.ts'

/** A world in which nothing happens by itself: time passes when it is told to. */
function aWorld() {
  let now = 0
  const timers = new Set<{ readonly at: number; readonly call: () => void }>()
  const sockets: SocketLike[] = []
  const sent: string[] = []
  const asked: {
    readonly body: string
    readonly answer: (text: string, status?: number) => void
    isBrokenOff: boolean
  }[] = []
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
          answer: (text: string, status = 200) => resolve({ ok: status < 400, status, text: async () => text }),
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

export function aLine(how: { readonly by?: 'http'; readonly noSockets?: boolean } = {}) {
  const around = aWorld()
  const states: LineState[] = []
  const heard: Down[] = []
  const learned: boolean[] = []
  const { world } = around
  const line = new Line({
    ...{ server: 'https://example.org', table: 't', secret: 's', world, ...how },
    have: () => ({ entries: 0, lines: 0 }),
    hear: (frame) => void heard.push(frame),
    state: (state) => void states.push(state),
    learned: ({ noSockets }) => void learned.push(noSockets),
  })
  const last = () => {
    const socket = around.sockets.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }
  return {
    ...around,
    ...{ line, states, heard, learned },
    last,
    opens: () => last().onopen?.({} as never),
    closes: (code = 1006) => last().onclose?.({ code }),
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
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}

export const polled = (frames: readonly object[]): string =>
  JSON.stringify({ session: 'one', from: 1, frames } as unknown as Polled)
