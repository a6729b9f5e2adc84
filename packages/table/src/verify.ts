import { type Refusal, refuse } from '@machinami/cards'
import { type GameRecord, replay } from '@machinami/engine'
import { ASK, Q } from '@machinami/engine/inside'
import { against, commitmentTo, SealedLuck } from './luck.ts'

export interface Verdict {
  /** Causes played again gave the recorded facts. */
  readonly moments: number
  readonly finished: boolean
  /** Throws and drawn cards that were recomputed from the seed; null when the record has none. */
  readonly checkedLuck: number | null
}

/** Checks a record: the seed against the commitment, luck against the seed, facts against causes. */
export function verify(record: GameRecord): Verdict | Refusal {
  const { seed, commitment } = record
  if (seed !== undefined && commitment === undefined) return refuse('bad-header', { what: 'commitment' })
  if (seed !== undefined && commitment !== commitmentTo(seed)) return refuse('seed-differs')
  const luck = seed === undefined ? null : new SealedLuck(seed)
  let checkedLuck = 0
  const count = () => void checkedLuck++
  const played = replay(record, luck ? against(luck, count) : undefined)
  if ('refused' in played) return played
  return {
    moments: record.moments.length,
    finished: played.state[ASK] === Q.none,
    checkedLuck: luck ? checkedLuck : null,
  }
}
