import { legal, type Move, type Rules, type State, step } from '@machinami/engine'
import { K, kindOf } from '@machinami/engine/inside'
import { topOf } from '../best.ts'

export interface Swap {
  /** An offer, or a refusal to swap. */
  readonly offer: Move
  /** The card wanted for it, -1 without a swap. */
  readonly want: Move
}

export interface JudgedSwap extends Swap {
  /** What each answer to the first question looks like. */
  readonly values: ReadonlyMap<Move, number>
}

/**
 * The best swap without trying every pair: what a card is worth to give away hardly depends on what comes for it. The
 * most wanted card is found for one offer, the best offer for that card, then the most wanted card for that offer.
 */
export function bestSwap(r: Rules, s: State, glance: (swapped: State) => number): JudgedSwap {
  const answers = new Int32Array(r.mostOptions)
  const n = legal(r, s, answers)
  const offered = s.slice()
  const swapped = s.slice()
  const offers = Array.from(answers.subarray(0, n)).filter((answer) => kindOf(answer) === K.offer)
  const decline = Array.from(answers.subarray(0, n)).find((answer) => kindOf(answer) !== K.offer)
  const afterSwap = (want: Move): number => {
    swapped.set(offered)
    step(r, swapped, want, null)
    return glance(swapped)
  }
  const begin = (offer: Move): void => {
    offered.set(s)
    step(r, offered, offer, null)
  }
  begin(offers[0])
  const wants = new Int32Array(r.mostOptions)
  const wanted = topOf(wants, legal(r, offered, wants), afterSwap)
  const values = new Map<Move, number>()
  const best = topOf(offers, offers.length, (offer) => {
    begin(offer)
    const value = afterSwap(wanted.answer)
    values.set(offer, value)
    return value
  })
  begin(best.answer)
  const final = topOf(wants, legal(r, offered, wants), afterSwap)
  values.set(best.answer, final.value)
  if (decline === undefined) return { offer: best.answer, want: final.answer, values }
  swapped.set(s)
  step(r, swapped, decline, null)
  const without = glance(swapped)
  values.set(decline, without)
  if (without >= final.value) return { offer: decline, want: -1, values }
  return { offer: best.answer, want: final.answer, values }
}

/** Whether a swap that was best after another throw of the turn can be made here as well. */
export function canBeMade(r: Rules, s: State, { offer, want }: Swap, next: State, answers: Int32Array): boolean {
  if (!answers.subarray(0, legal(r, s, answers)).includes(offer)) return false
  if (want < 0) return true
  next.set(s)
  step(r, next, offer, null)
  return answers.subarray(0, legal(r, next, answers)).includes(want)
}
