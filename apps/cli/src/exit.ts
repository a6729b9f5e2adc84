/** What a script can tell from the exit code; documented in `machinami help`. */
export const OK = 0
export const FAILED = 1
export const USAGE = 2
export const INTERRUPTED = 130
