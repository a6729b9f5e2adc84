import { setMaxListeners } from 'node:events'
import { exitAfter, INTERRUPTED } from './exit.ts'
import type { Io, StopSignal } from './io.ts'

/** Whether somebody wants this to end, and what a script is told then. */
export interface Stop {
  readonly wanted: AbortSignal
  /** The exit code: of the signal, or that of Ctrl-C where a key said it. */
  readonly code: () => number
  /** No longer listens: a signal ends the process at once again. */
  readonly release: () => void
}

export function listenForStop({ onStop }: Io): Stop {
  const controller = new AbortController()
  // One for each thread.
  setMaxListeners(0, controller.signal)
  const release = onStop((signal) => controller.abort(signal))
  return {
    wanted: controller.signal,
    code: () => (controller.signal.aborted ? exitAfter(controller.signal.reason as StopSignal) : INTERRUPTED),
    release,
  }
}
