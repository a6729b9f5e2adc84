/** How much anybody may ask for. Times in milliseconds, sizes in bytes. */
export const LIMITS = {
  /** The largest message; rules of one's own are the largest there are. */
  message: 262_144,
  /** A sealed pack, or a whole campaign as a file. */
  campaign: 8_388_608,
  /** What may wait for somebody who does not read. */
  unread: 1_048_576,
  sockets: 10_000,
  /** Of one address, and as many who fetch: a school or a club behind one has room. */
  socketsOfOne: 500,
  heartbeat: 30_000,
  /** Until a request has come in as a whole. */
  request: 120_000,
  /** Until somebody has sat down. */
  patience: 10_000,
  /** Messages of one socket: at once, and a second after that. */
  burst: 60,
  perSecond: 20,
  /** New tables of one address. */
  tables: 20,
  tablesPerSecond: 0.05,
  /** New campaigns of one address: each keeps its pack. */
  campaigns: 6,
  campaignsPerSecond: 0.005,
  /** Rules of its own that one address may try at tables that are there. */
  rulesets: 20,
  rulesetsPerSecond: 0.1,
  /** Tables that one address may look at in passing: each is read and played again for that. */
  glances: 500,
  glancesPerSecond: 20,
  /** Sockets that one address may open a second, beyond as many as it may have. */
  socketsPerSecond: 10,
  /** Codes that one address may try. */
  codes: 20,
  codesPerSecond: 0.2,
  /** Passwords that may be tried, from one address and for one name. */
  passwords: 10,
  passwordsPerSecond: 0.02,
  /** New accounts of one address. */
  accounts: 5,
  accountsPerSecond: 0.005,
  /** Requests of one address. */
  requests: 300,
  requestsPerSecond: 30,
  /** How long a request may wait for news, and how long somebody without a socket counts as being there. */
  poll: 25_000,
  lease: 15_000,
  /** The same, where their line was cut while they waited: whoever is still there asks again by then. */
  cut: 5000,
  /** How long somebody waits who comes from another node, already knows everything there is, and may go on to a third. */
  wander: 1000,
  sessions: 5000,
}
export type Limits = typeof LIMITS

/** For measurements: nobody is held up. */
export const UNLIMITED: Partial<Limits> = {
  ...{
    socketsOfOne: 1e9,
    glances: 1e9,
    rulesets: 1e9,
    burst: 1e9,
    perSecond: 1e9,
    tables: 1e9,
    tablesPerSecond: 1e9,
    campaigns: 1e9,
    codes: 1e9,
    passwords: 1e9,
    accounts: 1e9,
    requests: 1e9,
    requestsPerSecond: 1e9,
  },
}
