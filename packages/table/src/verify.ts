import { type Refusal, refuse } from '@machinami/cards'
import { ASK, chanceMove, type GameRecord, isChance, Q, replay, toMove } from '@machinami/engine'
import { commitmentTo, SealedLuck } from './luck.ts'

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
  if (seed !== undefined && commitment !== commitmentTo(seed)) return refuse('seed-differs')
  const luck = seed === undefined ? null : new SealedLuck(seed)
  let checkedLuck = 0
  const played = replay(record, (rules, state, moment, nth) => {
    if (!luck || !isChance(state[ASK])) return null
    checkedLuck++
    return chanceMove(rules, state, luck) === toMove(rules, moment.answer)
      ? null
      : refuse('dice-differ', { what: `${nth + 1}` })
  })
  if ('refused' in played) return played
  return {
    moments: record.moments.length,
    finished: played.state[ASK] === Q.none,
    checkedLuck: luck ? checkedLuck : null,
  }
}
