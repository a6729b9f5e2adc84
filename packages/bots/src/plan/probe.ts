import type { Step } from '@machinami/cards'
import { isLegal, legal, type Move, type Rules, type State, step } from '@machinami/engine'
import {
  ASK,
  at,
  cardOf,
  closed,
  coins,
  DICE,
  invested,
  K,
  kindOf,
  LANDMARKS,
  landmarks,
  listPrice,
  mascot,
  move,
  open,
  owned,
  Q,
  REROLLED,
  SEAT,
  seatOf,
  stands,
} from '@machinami/engine/inside'
import { topOf } from '../best.ts'
import { besidesCoins, MarkersSeen, spendTokens } from './markers.ts'
import { planThrows, type Throws } from './slots.ts'
import { MOST_QUESTIONS, work } from './work.ts'

/** A turn that closes what has earned cannot be had every round. */
const ONCE_IN_A_WHILE = 0.3

/**
 * What every seat gains on every throw of every roller, found by letting the engine play the throw on a copy of the
 * state. Remembers the last state it looked at and throws again only where something changed.
 */
export class Probe {
  readonly throws: Throws
  /** Coins by roller, slot and seat. */
  readonly gains: Float64Array
  private readonly r: Rules
  /** What everybody has in a probe, so that who is poor just now does not colour what a town earns in the long run. */
  private readonly purse: number
  /** Cards and sites of each seat, as they were last looked at. */
  private readonly known: Int16Array
  private readonly known1: number
  private readonly markers: MarkersSeen
  private readonly base: State
  private readonly scratch: State
  private readonly options: Int32Array
  /** Per card: the totals, as bits, on which it may change somebody's coins. */
  private readonly touches: Int32Array
  private readonly everyTotal: number
  /** Passing, by a number below those of actions, and the actions that may bring coins. */
  private readonly earners: readonly number[]
  private isFresh = true
  /** Questions that each throw asks, and all of them together: what a look costs, whether it was taken or remembered. */
  private readonly costs: Int32Array
  private cost = 0
  /** The same for turns in which nothing is built. */
  private spareCost = 0
  /** The judgement in which something was last looked at. */
  private judging = -1

  /** Landmarks that every town is thought to have at least. */
  private readonly landmarks: number

  constructor(r: Rules, purse: number, landmarks: number) {
    this.r = r
    this.purse = purse
    this.landmarks = landmarks
    this.throws = planThrows(r)
    this.gains = new Float64Array(r.players * this.throws.slots.length * r.players)
    this.costs = new Int32Array(r.players * this.throws.slots.length)
    this.known1 = r.sites + r.pots.length
    this.known = new Int16Array(this.known1 * r.players)
    this.base = new Int16Array(r.size)
    this.scratch = new Int16Array(r.size)
    this.options = new Int32Array(r.mostOptions)
    this.everyTotal = this.throws.slots.reduce((bits, slot) => bits | (1 << slot.total), 0)
    this.touches = Int32Array.from({ length: r.sites }, (_, card) => touchedBy(r, card, this.everyTotal))
    this.markers = new MarkersSeen(r, this.touches)
    this.earners = earnersOf(r)
  }

  /** Brings `gains` up to date with a state. */
  look(s: State): boolean {
    if (work.isSpent() && this.judging === work.judging()) return false
    this.judging = work.judging()
    const totals = this.changedTotals(s)
    if (totals === 0) {
      work.spend(this.cost + this.spareCost)
      return false
    }
    this.spareCost = 0
    this.prepare(s)
    const { slots } = this.throws
    for (let roller = 0; roller < this.r.players; roller++)
      for (let slot = 0; slot < slots.length; slot++) if (totals & (1 << slots[slot].total)) this.throwFor(roller, slot)
    work.spend(this.cost)
    return true
  }

  private changedTotals(s: State): number {
    const { r, known, known1, touches } = this
    let totals = this.markers.changed(s) | (this.isFresh ? this.everyTotal : 0)
    this.isFresh = false
    for (let seat = 0; seat < r.players; seat++) {
      const from = seat * known1
      for (let card = 0; card < r.sites; card++) {
        const now = card < r.establishments ? owned(r, s, seat, card) : stands(r, s, seat, card) ? 1 : 0
        if (known[from + card] === now) continue
        known[from + card] = now
        totals |= touches[card]
      }
      for (let pot = 0; pot < r.pots.length; pot++) {
        const now = invested(r, s, seat, pot)
        if (known[from + r.sites + pot] === now) continue
        known[from + r.sites + pot] = now
        totals |= touches[r.pots[pot]]
      }
    }
    return totals
  }

  /** The state a throw is tried on: full purses, everything open, nothing going on. */
  private prepare(s: State): void {
    const { r, base } = this
    base.set(s)
    base.fill(0, 0, r.position)
    for (let seat = 0; seat < r.players; seat++) {
      base[at.seat(r, seat)] = this.purse
      if (this.landmarks > 0) this.raise(seat)
      if (!r.closes) continue
      for (let card = 0; card < r.establishments; card++) {
        base[at.open(r, seat, card)] = owned(r, s, seat, card)
        base[at.closed(r, seat, card)] = 0
      }
    }
    spendTokens(r, base)
    base[ASK] = Q.throw
    base[REROLLED] = 1
  }

  /** Builds landmarks in a town until it has as many as it is thought to have. */
  private raise(seat: number): void {
    const { r, base } = this
    for (let site = r.establishments; site < r.sites && landmarks(r, base, seat) < this.landmarks; site++) {
      if (r.isLandmark[site] === 0 || stands(r, base, seat, site)) continue
      base[at.built(r, seat, site)] = 1
      base[at.seat(r, seat) + LANDMARKS]++
    }
  }

  private throwFor(roller: number, slot: number): void {
    const { r, scratch, gains } = this
    const { die1, die2, isRaised } = this.throws.slots[slot]
    scratch.set(this.base)
    scratch[SEAT] = roller
    scratch[DICE] = die2 > 0 ? 2 : 1
    step(r, scratch, move(K.dice, die1, die2), null)
    if (scratch[ASK] === Q.raise) step(r, scratch, move(isRaised ? K.raise : K.stay), null)
    else if (isRaised) return this.forget(roller, slot)
    const { questions, lost } = playThrough(r, scratch, this.options)
    const nth = roller * this.throws.slots.length + slot
    this.cost += questions - this.costs[nth]
    this.costs[nth] = questions
    const from = nth * r.players
    for (let seat = 0; seat < r.players; seat++)
      gains[from + seat] = coins(r, scratch, seat) - this.purse + besidesCoins(r, scratch, seat, roller)
    gains[from + roller] -= lost
  }

  /**
   * What a turn brings a seat in which it builds nothing, and the coins it takes to have it: passing, or the best of the actions;
   * one that grants a turn brings what that turn earns. Nobody can be taken more from, turn after turn, than `takeable`.
   */
  spare(seat: number, ownTurn: number, takeable: number): { readonly gain: number; readonly price: number } {
    const { r } = this
    let best = { gain: 0, price: 0 }
    for (const action of this.earners) {
      const isPass = action < r.sites
      const price = isPass ? 0 : r.cost[action]
      const answer = isPass ? move(K.pass) : move(K.build, action)
      const alone = this.afterwards(seat, answer, price, 0)
      const taken = this.afterwards(seat, answer, price, this.purse) - alone
      const gain = alone + Math.min(taken, takeable) + (this.isTurnOf(seat) ? ownTurn : 0)
      if (gain > best.gain) best = { gain, price }
    }
    return best
  }

  /** Coins that an answer brings a seat at the end of its turn, with others' purses as full as that. */
  private afterwards(seat: number, answer: Move, cost: number, others: number): number {
    const { r, scratch } = this
    const purse = Math.max(this.purse, cost)
    scratch.set(this.base)
    for (let other = 0; other < r.players; other++) scratch[at.seat(r, other)] = other === seat ? purse : others
    scratch[SEAT] = seat
    scratch[ASK] = Q.build
    if (!isLegal(r, scratch, answer, this.options)) return 0
    step(r, scratch, answer, null)
    const { questions, lost } = playThrough(r, scratch, this.options)
    this.spareCost += questions
    work.spend(questions)
    const gain = scratch[ASK] === Q.none ? 0 : coins(r, scratch, seat) - purse - lost
    return r.closes && this.hasClosed(seat) ? gain * ONCE_IN_A_WHILE : gain
  }

  /** Whether the turn that was just tried out gave a seat another one. */
  private isTurnOf(seat: number): boolean {
    return this.scratch[ASK] === Q.dice && this.scratch[SEAT] === seat
  }

  private hasClosed(seat: number): boolean {
    const { r, scratch } = this
    for (let card = 0; card < r.establishments; card++) if (closed(r, scratch, seat, card) > 0) return true
    return false
  }

  /** A roller who cannot raise never gets there. */
  private forget(roller: number, slot: number): void {
    const from = (roller * this.throws.slots.length + slot) * this.r.players
    this.gains.fill(0, from, from + this.r.players)
  }
}

/** What these do earns nothing in the turn they are done. */
const EARNS_NOTHING: ReadonlySet<Step['verb']> = new Set([
  'hang',
  'fund',
  'move-mascot',
  'take-pin',
  'ready',
  'extra-action',
])

const earnersOf = (r: Rules): number[] => [
  r.sites - 1,
  ...r.ruleset.cards.flatMap((card) =>
    card.kind !== 'action' || card.does.every(({ verb }) => EARNS_NOTHING.has(verb))
      ? []
      : [r.numberOf.get(card.id) as number],
  ),
]

/** Totals on which a change of this card can change anybody's coins. */
function touchedBy(r: Rules, card: number, everyTotal: number): number {
  if (card >= r.establishments) return everyTotal
  for (const effect of r.effects) if (counts(r, effect.at, effect.end, card)) return everyTotal
  let bits = 0
  for (let other = 0; other < r.establishments; other++)
    if (other === card || counts(r, r.stepsAt[other], r.stepsEnd[other], card)) bits |= totalsOf(r, other)
  return bits
}

function totalsOf(r: Rules, card: number): number {
  const row = r.ruleset.cards.find((each) => each.id === r.ids[card])
  return row && 'on' in row ? row.on.reduce((bits, total) => bits | (1 << total), 0) : 0
}

function counts(r: Rules, at: number, end: number, card: number): boolean {
  for (let step = at; step < end; step++) {
    if (r.condition[step] !== 0 && r.conditionArg[step] === card) return true
    for (let i = r.countAt[step]; i < r.countEnd[step]; i++) if (r.counted[i] === card) return true
  }
  return false
}

/**
 * Answers what cards ask, quickly and sensibly, up to the question what to build, or until there were too many; gives
 * their number and the price of landmarks lost.
 */
export function playThrough(
  r: Rules,
  s: State,
  options: Int32Array,
  most = MOST_QUESTIONS,
): { readonly questions: number; readonly lost: number } {
  let lost = 0
  let questions = 0
  for (; questions < most && !isPlayedThrough(s[ASK]); questions++) {
    const answer = quickAnswer(r, s, legal(r, s, options), options)
    if (kindOf(answer) === K.demolish) lost += listPrice(r, s[SEAT], cardOf(answer), 0)
    step(r, s, answer, null)
  }
  return { questions, lost }
}

const isPlayedThrough = (ask: number): boolean =>
  ask === Q.none || ask === Q.build || ask === Q.dice || ask === Q.opening || ask === Q.invest || ask === Q.throw

const AVERAGE_THROW = move(K.dice, 3, 4)

/** How likely a total is, one die and two taken together, by total. */
const WAYS = [0, 6, 7, 8, 9, 10, 11, 6, 5, 4, 3, 2, 1]

function quickAnswer(r: Rules, s: State, n: number, options: Int32Array): Move {
  switch (s[ASK]) {
    case Q['boat-throw']:
    case Q['first-throw']:
      return AVERAGE_THROW
    case Q.whom:
      return topOf(options, n, (m) => Math.min(coins(r, s, seatOf(m)), 5) * 100 + landmarks(r, s, seatOf(m))).answer
    case Q.demolish:
      return topOf(options, n, (m) => -listPrice(r, s[SEAT], cardOf(m), 0)).answer
    case Q.hand:
      return topOf(options, n, (m) => -r.cost[cardOf(m)]).answer
    case Q.close:
      return topOf(options, n, (m) => copiesAway(r, s, cardOf(m))).answer
    case Q.activate:
      return topOf(options, n, (m) => (kindOf(m) === K.decline ? 0 : r.cost[cardOf(m)])).answer
    case Q.mascot:
      return move(K.mascot, mascot(r, s))
    case Q.hang:
      return topOf(options, n, (m) => r.bellPays[cardOf(m) - 1] * WAYS[cardOf(m)]).answer
    default:
      return options[0]
  }
}

/** Copies of a card in other towns, less those in the active player's. */
function copiesAway(r: Rules, s: State, card: number): number {
  let n = 0
  for (let seat = 0; seat < r.players; seat++) n += (seat === s[SEAT] ? -1 : 1) * open(r, s, seat, card)
  return n
}
