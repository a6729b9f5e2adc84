/** What this side needs from a browser, from Node, or from a test. A browser's own things fit as they are. */
export interface World {
  /** Where there are none, or they are blocked, everything is fetched. */
  readonly socket?: (url: string) => SocketLike
  /** `hold` is given a way to break the request off. */
  readonly fetch: (url: string, options: FetchOptions, hold?: (cancel: () => void) => void) => Promise<FetchReply>
  /** Calls back after so many milliseconds, unless what it gives is called before. */
  readonly after: (milliseconds: number, call: () => void) => () => void
  /** From 0 to 1; spreads those who come back at once. */
  readonly random: () => number
  /** So many bytes from a cryptographic source. */
  readonly bytes: (n: number) => Uint8Array
}

export interface SocketLike {
  send(text: string): void
  close(): void
  onopen: ((event: never) => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: { readonly code: number }) => void) | null
  onerror: ((event: never) => void) | null
}

export interface FetchOptions {
  readonly method: 'GET' | 'POST'
  readonly headers: { readonly [name: string]: string }
  readonly body?: string
}
export interface FetchReply {
  readonly ok: boolean
  readonly status: number
  text(): Promise<string>
}

interface Surroundings {
  readonly fetch: (url: string, options: FetchOptions & { readonly signal: unknown }) => Promise<FetchReply>
  readonly AbortController: new () => { readonly signal: unknown; abort(): void }
  readonly WebSocket?: new (url: string) => SocketLike
  readonly crypto: { getRandomValues(into: Uint8Array): Uint8Array }
  readonly setTimeout: (call: () => void, milliseconds: number) => unknown
  readonly clearTimeout: (timer: unknown) => void
}

/** The world as browsers and Node have it; Node 20 brings no sockets of its own, so they can be handed in. */
export function worldAround(socket?: World['socket']): World {
  const around = globalThis as unknown as Surroundings
  const { WebSocket } = around
  const open = socket ?? (WebSocket && ((url: string) => new WebSocket(url)))
  return {
    ...(open ? { socket: open } : {}),
    fetch: (url, options, hold) => {
      const breaker = new around.AbortController()
      hold?.(() => breaker.abort())
      return around.fetch(url, { ...options, signal: breaker.signal })
    },
    after: (milliseconds, call) => {
      const timer = around.setTimeout(call, milliseconds)
      return () => around.clearTimeout(timer)
    },
    random: Math.random,
    bytes: (n) => around.crypto.getRandomValues(new Uint8Array(n)),
  }
}

/** A time up to so long; whoever does the same does it at another time. */
export const spread = ({ random }: World, most: number): number => Math.round(most * (0.5 + random() / 2))
