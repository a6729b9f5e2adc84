import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import {
  boardAfter,
  boardDifference,
  boardOf,
  type DiceScheme,
  eventsIn,
  type GameRecord,
  isRecordWithFacts,
  replay,
  rulesOf,
  seatText,
} from '@machinami/engine'
import { ASK, Q } from '@machinami/engine/inside'
import { nonceCommitment } from './dice.ts'
import { against } from './distrust.ts'
import { isPromised, luckOf } from './pledge.ts'
import { type SharesInDice, sharesIn } from './shares.ts'

export interface Verdict {
  /** Causes played again gave the recorded facts. */
  readonly moments: number
  readonly finished: boolean
  /** Somebody reached the goal, the last turn was over, or the people gave it up; null while it goes on. */
  readonly ended: 'goal' | 'limit' | 'abandoned' | null
  /** How its dice were promised; null when they were not. */
  readonly dice: DiceScheme | null
  /** Throws and drawn cards that were recomputed from the seed; null when the record has none. */
  readonly checkedLuck: number | null
  readonly nonces: SharesInDice
}

/** What somebody knows about a game besides its record. */
export interface Known {
  /** The promise they noted before the game. */
  readonly commitment?: string
}

/** Checks a record: the seed against the commitment, luck against the seed, facts against causes. */
export function verify(record: GameRecord, known: Known = {}): Verdict | Refusal {
  const broken = refusalIn(rulesOf(record)) ?? brokenPromise(record, known)
  if (broken) return broken
  const { seed, commitment, nonces } = record
  let checkedLuck = 0
  const count = () => void checkedLuck++
  const played = replay(record, seed === undefined ? undefined : against(luckOf(record, seed), count))
  if (isRefusal(played)) return played
  const { rules, state, log } = played
  const other = isRecordWithFacts(record) ? boardDifference(boardAfter(record), boardOf(rules, state)) : null
  if (other !== null) return refuse('facts-differ', { what: other })
  const isOver = state[ASK] === Q.none
  if (isOver && record.abandoned) return refuse('record-goes-on', { what: 'abandoned' })
  const byLimit = isOver && eventsIn(rules, log).some(({ kind }) => kind === 'limit')
  return {
    moments: record.moments.length,
    finished: isOver,
    ended: isOver ? (byLimit ? 'limit' : 'goal') : record.abandoned ? 'abandoned' : null,
    dice: commitment === undefined ? null : (record.dice ?? 1),
    checkedLuck: seed === undefined ? null : checkedLuck,
    nonces: sharesIn(nonces),
  }
}

const refusalIn = (value: unknown): Refusal | null => (isRefusal(value) ? value : null)

/** What was promised before the game and is not so. */
function brokenPromise(record: GameRecord, known: Known): Refusal | null {
  const { seed, commitment, dice = 1, nonces = [] } = record
  if (known.commitment !== undefined && known.commitment !== commitment) return refuse('commitment-differs')
  if (seed !== undefined && commitment === undefined) return refuse('bad-header', { what: 'commitment' })
  if (seed !== undefined && !isPromised(record, seed)) return refuse(dice === 1 ? 'seed-differs' : 'promise-differs')
  const liar = nonces.find(
    ({ seat, reveal, commitment: own }) => reveal !== null && own !== nonceCommitment(reveal, commitment ?? '', seat),
  )
  return liar ? refuse('nonce-differs', { what: seatText(liar.seat) }) : null
}
