import type { Count, Step } from '@machinami/cards'
import type { Rules, State } from '@machinami/engine'
import {
  actsOn,
  at,
  board,
  EXTRA,
  EXTRA_ACTION,
  flagOn,
  mascot,
  owned,
  pinOwner,
  SEAT,
  TOTAL,
} from '@machinami/engine/inside'

/** What one more action in a turn, and a token that can be used again, are thought to be worth in coins. */
const AN_ACTION = 1.5
const A_TOKEN = 1
/** Part of what the mascot pays that is not counted on: others fetch it, too. */
const MOVED_ON = 0.6

/** Flags, pins and mascot as they were last looked at, and on which totals a change of theirs changes what is earned. */
export class MarkersSeen {
  private readonly r: Rules
  private readonly seen: Int16Array
  /** By card, the totals it touches. */
  private readonly touches: Int32Array
  private readonly countsFlags: number
  private readonly countsPins: number

  constructor(r: Rules, touches: Int32Array) {
    this.r = r
    this.touches = touches
    this.seen = new Int16Array(r.bellPays.length + r.pinNumbers.length + 1).fill(-1)
    this.countsFlags = totalsCounting(r, 'flags')
    this.countsPins = totalsCounting(r, 'pins')
  }

  /** Totals, as bits, on which something may be earned that was not, since the last look. */
  changed(s: State): number {
    const { r, seen } = this
    let totals = 0
    let n = 0
    for (let number = 1; number <= r.bellPays.length; number++)
      if (this.isNew(n++, flagOn(r, s, number))) totals |= (1 << number) | this.countsFlags
    for (let pin = 0; pin < r.pinNumbers.length; pin++)
      if (this.isNew(n++, pinOwner(r, s, pin))) totals |= this.countsPins
    if (r.mascotPays === 0 || seen[n] === mascot(r, s)) return totals
    if (seen[n] >= 0) totals |= this.touches[seen[n]]
    seen[n] = mascot(r, s)
    return totals | this.touches[seen[n]]
  }

  private isNew(nth: number, value: number): boolean {
    const isNew = this.seen[nth] !== value
    this.seen[nth] = value
    return isNew
  }
}

function totalsCounting(r: Rules, what: Count): number {
  const counts = (step: Step) =>
    'amount' in step && typeof step.amount === 'object' && 'per' in step.amount && step.amount.per === what
  let bits = 0
  for (const card of r.ruleset.cards)
    if (card.kind === 'establishment' && card.does.some(counts)) for (const total of card.on) bits |= 1 << total
  return bits
}

/** In a probe nobody has a token to use: what it is worth is worked out apart, and getting one back is seen. */
export function spendTokens(r: Rules, s: State): void {
  if (r.hasTokens) for (let seat = 0; seat < r.players; seat++) s[at.token(r, seat)] = 0
}

/** What a throw brought a seat besides coins, in coins; less what will not last. */
export function besidesCoins(r: Rules, s: State, seat: number, roller: number): number {
  const action = seat === roller && s[SEAT] === roller && s[EXTRA] & EXTRA_ACTION ? AN_ACTION : 0
  const token = r.hasTokens && s[at.token(r, seat)] === 1 ? A_TOKEN : 0
  return action + token - (r.mascotPays > 0 ? MOVED_ON * mascotPaid(r, s, seat, roller) : 0)
}

/** What the mascot has just paid a seat (R-MASCOT-2), cards with conditions aside. */
function mascotPaid(r: Rules, s: State, seat: number, roller: number): number {
  const card = mascot(r, s)
  const acted = owned(r, s, seat, card) > 0 && actsOn(r, card, board(r, s, TOTAL), seat === roller)
  return acted ? r.mascotPays : 0
}
