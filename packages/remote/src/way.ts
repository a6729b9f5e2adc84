import type { Down, Up } from '@machinami/wire'

/** One way to the server, by a socket or by requests, as long as it lasts. */
export interface Way {
  readonly by: 'socket' | 'http'
  readonly post: (ups: readonly Up[]) => void
  /** Nobody needs it any more, and the server is told so. Nothing more is heard of it. */
  readonly leave: () => void
  /** It is dead, or may be: nobody is told, and nothing more is heard of it. */
  readonly drop: () => void
}

/** Who answered in place of the server: nobody but a proxy in front of it, or something that knows nothing of it. */
export type Met = 'no-server' | 'stranger'

/** What is heard of a way, until it is left or over. */
export interface Hears {
  /** Somebody of ours is at the other end: comes first, and once. */
  readonly through: () => void
  readonly hear: (frame: Down) => void
  /** It ended by itself. `turned-away`: somebody of ours is there, and said no; `restart`: they said so, and come back. */
  readonly over: (why: 'broken' | 'restart' | 'turned-away' | Met) => void
}
