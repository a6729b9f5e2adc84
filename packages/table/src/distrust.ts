import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { causeText, formatAnswer, type GameRecord, type Luck, replay, toAnswer, type Watch } from '@machinami/engine'
import { ASK, chanceMove, isChance } from '@machinami/engine/inside'
import { type Pledge, pledgeOf } from './pledge.ts'

/** Watches a replay: whatever chance answered must be what this luck answers. */
export function against(luck: Luck, checked: () => void = () => {}): Watch {
  return (rules, state, moment, nth) => {
    if (!isChance(state[ASK])) return null
    checked()
    const given = toAnswer(rules, chanceMove(rules, state, luck))
    const wanted = formatAnswer(given)
    const what = causeText(moment)
    return wanted === what ? null : refuse('dice-differ', { moment: nth + 1, what, wanted })
  }
}

/** What a record promises when its game goes on with this luck. No new promise covers dice that did not come from it. */
export function pledgeOn(record: GameRecord, luck: Luck): Pledge {
  const { game, dice = 1, commitment, nonces, seed } = record
  const own = pledgeOf(luck)
  const keepsFromTheFirst = () => own.commitment !== undefined && !isRefusal(replay(record, against(luck)))
  const named = game === undefined ? {} : { game }
  if (commitment === undefined) return { ...(keepsFromTheFirst() ? own : {}), ...named }
  if (commitment === own.commitment) return own
  const promised = { ...named, dice, commitment, ...(nonces ? { nonces } : {}) }
  return seed === undefined ? promised : { ...promised, seed }
}

/**
 * Refuses a record that cannot be played again, or whose luck is not what was promised. Luck that was handed in may be
 * another one: the promise is then kept up to here.
 */
export function distrust(record: GameRecord, luck: Luck | undefined, isHandedIn: boolean): Refusal | null {
  const own = luck ? pledgeOf(luck) : {}
  const isKept = record.commitment !== undefined && own.commitment === record.commitment
  if (luck && !isHandedIn && !isKept && record.commitment !== undefined) return refuse('seed-differs')
  const played = replay(record, luck && isKept ? against(luck) : undefined)
  return isRefusal(played) ? played : null
}
