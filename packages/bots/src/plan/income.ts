import type { Rules, State } from '@machinami/engine'
import { mostDice, POWER, powers, worksFor } from '@machinami/engine/inside'
import { Probe } from './probe.ts'
import type { Outcome } from './slots.ts'
import { worthOfToken } from './token.ts'

/** What a round (one turn of every seat) is expected to bring each seat, with the best use of dice by whoever rolls. */
export class Incomes {
  /** Coins per round, by seat. */
  readonly perRound: Float64Array
  /** Coins of a seat in one turn of its own, extra turns included. */
  readonly ownTurn: Float64Array
  /** Coins of a seat in a turn in which it builds nothing, on top of that: by the best action, or for not building. */
  readonly spare: Float64Array
  /** What the action costs that brings it; nothing where passing does. */
  readonly sparePrice: Float64Array
  /** Coins per round when all landmarks but the last one stand: some cards earn less then, and some take more. */
  readonly late: Float64Array
  /** What a token that can be used is worth to a seat, in coins. */
  readonly token: Float64Array
  readonly probe: Probe
  private readonly r: Rules
  private readonly flow: Float64Array
  private readonly best: Float64Array

  private readonly later: Incomes | null

  /** With `landmarks` as if every town had so many. */
  constructor(r: Rules, purse: number, landmarks = 0) {
    this.r = r
    this.probe = new Probe(r, purse, landmarks)
    this.later =
      landmarks === 0 && r.landmarksToWin > 1 && countsLandmarks(r) ? new Incomes(r, purse, r.landmarksToWin - 1) : null
    this.perRound = new Float64Array(r.players)
    this.ownTurn = new Float64Array(r.players)
    this.spare = new Float64Array(r.players)
    this.sparePrice = new Float64Array(r.players)
    this.token = new Float64Array(r.players)
    this.late = this.later?.perRound ?? this.perRound
    this.flow = new Float64Array(r.players)
    this.best = new Float64Array(r.players)
  }

  /** Works out the incomes of a state. */
  of(s: State): void {
    this.later?.of(s)
    if (!this.probe.look(s)) return
    this.perRound.fill(0)
    for (let roller = 0; roller < this.r.players; roller++) {
      this.throwBest(s, roller)
      if (powers(this.r, s, roller) & POWER.reroll) this.throwAgain(s, roller)
      this.ownTurn[roller] = this.best[roller]
      for (let seat = 0; seat < this.r.players; seat++) this.perRound[seat] += this.best[seat]
    }
    if (this.r.sites < this.r.cards || this.r.builtNothing.length > 0)
      for (let seat = 0; seat < this.r.players; seat++) this.lookAtSpareTurns(seat)
    if (this.r.hasTokens)
      for (let seat = 0; seat < this.r.players; seat++) this.token[seat] = worthOfToken(this.r, s, seat, this.probe)
  }

  private lookAtSpareTurns(seat: number): void {
    const { perRound, ownTurn, probe } = this
    let others = 0
    for (let other = 0; other < perRound.length; other++) if (other !== seat) others += Math.max(0, perRound[other])
    const { gain, price } = probe.spare(seat, ownTurn[seat], others / (perRound.length - 1))
    this.spare[seat] = gain
    this.sparePrice[seat] = price
  }

  /** The number of dice that earns the roller most; `best` becomes what it earns everybody. */
  private throwBest(s: State, roller: number): void {
    const most = mostDice(this.r, s, roller)
    for (let dice = 1; dice <= most; dice++) {
      this.sum(s, roller, dice, Number.NEGATIVE_INFINITY, null)
      if (dice === 1 || this.flow[roller] > this.best[roller]) this.best.set(this.flow)
    }
  }

  /** A throw worse than the average of a new one is thrown again. */
  private throwAgain(s: State, roller: number): void {
    const again = this.best.slice()
    const most = mostDice(this.r, s, roller)
    for (let dice = 1; dice <= most; dice++) {
      this.sum(s, roller, dice, again[roller], again)
      if (this.flow[roller] > this.best[roller]) this.best.set(this.flow)
    }
  }

  /** Expected coins of everybody from a throw; outcomes worth less than `floor` to the roller become `instead`. */
  private sum(s: State, roller: number, dice: number, floor: number, instead: Float64Array | null): void {
    const { r, flow, probe } = this
    const { gains } = probe
    flow.fill(0)
    const first = roller * probe.throws.slots.length
    let extra = 0
    for (const outcome of probe.throws.outcomes[dice]) {
      const from = (first + this.slotOf(s, roller, outcome)) * r.players
      const isReplaced = instead !== null && gains[from + roller] < floor
      for (let seat = 0; seat < r.players; seat++)
        flow[seat] += outcome.chance * (isReplaced ? instead[seat] : gains[from + seat])
      if (!isReplaced && grantsTurn(r, s, roller, outcome)) extra += outcome.chance
    }
    if (extra > 0 && extra < 1) for (let seat = 0; seat < r.players; seat++) flow[seat] /= 1 - extra
  }

  private slotOf(s: State, roller: number, outcome: Outcome): number {
    if (outcome.raisedSlot < 0 || (powers(this.r, s, roller) & POWER.raise) === 0) return outcome.slot
    const { gains, throws } = this.probe
    const first = roller * throws.slots.length
    const plain = gains[(first + outcome.slot) * this.r.players + roller]
    const raised = gains[(first + outcome.raisedSlot) * this.r.players + roller]
    return raised > plain ? outcome.raisedSlot : outcome.slot
  }
}

/** Whether what some establishment earns depends on how many landmarks stand. */
const countsLandmarks = ({ ruleset }: Rules): boolean =>
  ruleset.cards.some(
    (card) =>
      card.kind === 'establishment' &&
      card.does.some((step) => 'if' in step && step.if !== undefined && 'landmarks' in step.if),
  )

function grantsTurn(r: Rules, s: State, roller: number, outcome: Outcome): boolean {
  for (const { site, on } of r.extraTurns)
    if ((on === -1 ? outcome.isDouble : on === outcome.total) && worksFor(r, s, site, roller)) return true
  return false
}
