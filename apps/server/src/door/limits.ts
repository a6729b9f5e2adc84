/** How much anybody may ask for. Times in milliseconds, sizes in bytes. */
export const LIMITS = {
  /** The largest message; rules of one's own are the largest there are. */
  message: 262_144,
  /** What may wait for somebody who does not read. */
  unread: 1_048_576,
  sockets: 10_000,
  heartbeat: 30_000,
  /** Until somebody has sat down. */
  patience: 10_000,
  /** Messages of one socket: at once, and a second after that. */
  burst: 60,
  perSecond: 20,
  /** New tables of one address. */
  tables: 20,
  tablesPerSecond: 0.05,
  /** Codes that one address may try. */
  codes: 20,
  codesPerSecond: 0.2,
  /** Requests of one address. */
  requests: 300,
  requestsPerSecond: 30,
  /** How long a request may wait for news, and how long somebody without a socket counts as being there. */
  poll: 25_000,
  lease: 15_000,
  sessions: 5000,
}
export type Limits = typeof LIMITS

/** For measurements: nobody is held up. */
export const UNLIMITED: Partial<Limits> = {
  ...{
    burst: 1e9,
    perSecond: 1e9,
    tables: 1e9,
    tablesPerSecond: 1e9,
    codes: 1e9,
    requests: 1e9,
    requestsPerSecond: 1e9,
  },
}
