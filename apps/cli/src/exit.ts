import type { StopSignal } from './io.ts'

/** What a script can tell from the exit code; documented in `machinami help`. */
export const OK = 0
export const FAILED = 1
export const USAGE = 2
/** Our own fault: a bug, told in one sentence. */
export const BROKEN = 70
/** As shells count them: 128 and the number of the signal. */
export const HUNG_UP = 129
export const INTERRUPTED = 130
export const TERMINATED = 143

export const exitAfter = (signal: StopSignal): number =>
  ({ SIGHUP: HUNG_UP, SIGINT: INTERRUPTED, SIGTERM: TERMINATED })[signal]
