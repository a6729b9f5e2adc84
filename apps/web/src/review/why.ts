import type { Sum } from '@machinami/review'

/** What a result comes from most: luck, choices, both alike, or neither. */
export type Cause = 'luck' | 'choices' | 'both' | 'neither'

/** Points that are little: what is less decides nothing. */
const LITTLE = 5
/** One of two causes is the main one if it is so many times the other. */
const MAINLY = 2

/** Whoever lost was unlucky or chose badly; whoever won was lucky or played better than the others. In points. */
export function causeOf({ luck, own, others }: Sum, isWon: boolean): Cause {
  const byLuck = Math.max(0, isWon ? luck : -luck)
  const byChoices = Math.max(0, isWon ? own + others : -own)
  if (Math.max(byLuck, byChoices) < LITTLE) return 'neither'
  if (byLuck >= MAINLY * byChoices) return 'luck'
  return byChoices >= MAINLY * byLuck ? 'choices' : 'both'
}
