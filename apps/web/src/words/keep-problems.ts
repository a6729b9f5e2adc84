/**
 * Why the browser does not keep something. `refused`: it has no place for us (private window, blocked by its owner);
 * `full`: no room left; `newer`: a newer version of the app has been here; `other-tab`: an older one is open in another
 * tab and has to be closed first; `broken`: the browser failed.
 */
export const KEEP_PROBLEMS = ['refused', 'full', 'newer', 'other-tab', 'broken'] as const
export type KeepProblem = (typeof KEEP_PROBLEMS)[number]

/** Why something could not be kept or read again, and what to do about it. */
export type KeptWords = Readonly<Record<KeepProblem, string>>
