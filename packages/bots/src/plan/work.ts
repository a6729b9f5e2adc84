/**
 * How much one answer may cost. Home-made rules can make a single throw ask thousands of questions; whoever judges
 * answers counts them and stops looking closely when there were too many. Counted, not timed: the same question gets the
 * same answer on every machine, whatever was looked at before.
 */

/** Questions that are answered on the way to what an answer leads to. Games of today ask a few dozen. */
export const MOST_QUESTIONS = 400

/** Questions of one judgement. Games of today need a twentieth of this for their hardest answer. */
const MOST_WORK = 30_000

let left = MOST_WORK
let judging = 0

export const work = {
  /** Begins a judgement; gives its number. */
  begin(): void {
    left = MOST_WORK
    judging++
  },
  spend(n: number): void {
    left -= n
  },
  /** Whether no closer look is allowed. */
  isSpent: (): boolean => left <= 0,
  left: (): number => left,
  judging: (): number => judging,
}
