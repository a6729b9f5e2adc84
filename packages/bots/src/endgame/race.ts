import { legal, type Rules, type State, step } from '@machinami/engine'
import {
  ASK,
  at,
  board,
  cardOf,
  coins,
  K,
  kindOf,
  landmarks,
  listPrice,
  move,
  Q,
  SEAT,
  stands,
  WINNER,
} from '@machinami/engine/inside'
import { playThrough } from '../plan/probe.ts'
import { doublesMatter, throwsOf } from '../throws.ts'

/** Coins above the price of the last landmark that are told apart. */
const SPARE = 6
const GOOD_ENOUGH = 1e-7
const MOST_SWEEPS = 500
/** Where a throw wins the game instead of leading to another turn. */
const WINS = -1

/** A turn that begins: by number of dice less one, the turns its throws lead to; whether one may throw again, and how. */
interface Turn {
  readonly throws: readonly Throw[]
  readonly rerolls: 'never' | 'as-before' | 'anyhow'
}
interface Throw {
  readonly chances: Float64Array
  readonly next: Int32Array
}

/**
 * The end of a game between two players who both lack one landmark, solved exactly under one assumption: nobody builds
 * anything else any more. Only coins change then. Every mover with every two purses is a node; values are found by
 * sweeping over them until nothing changes.
 */
export class Race {
  private readonly r: Rules
  private readonly base: State
  private readonly scratch: State
  private readonly options: Int32Array
  /** What the last landmark costs each seat, at most, */
  readonly prices: readonly number[]
  /** and how many coins of it are told apart. */
  private readonly most: readonly number[]
  /** Win chances of whoever is about to throw. */
  private readonly values: Float64Array
  /** False where more than coins can change. */
  isSolved = true

  /** The race a state of the last lap belongs to, in whatever part of a turn. */
  constructor(r: Rules, s: State) {
    this.r = r
    this.base = s.slice()
    this.base.fill(0, 0, r.position)
    this.base[ASK] = Q.dice
    this.scratch = s.slice()
    this.options = new Int32Array(r.mostOptions)
    this.prices = [0, 1].map((seat) => dearest(r, s, seat))
    this.most = this.prices.map((price) => price + SPARE)
    const [most0, most1] = this.most
    const turns: Turn[] = []
    for (let mover = 0; mover < 2; mover++)
      for (let purse0 = 0; purse0 <= most0; purse0++)
        for (let purse1 = 0; purse1 <= most1; purse1++)
          if (this.isSolved) turns.push(this.explore(mover, purse0, purse1))
    this.values = new Float64Array(turns.length).fill(0.5)
    if (this.isSolved) solve(turns, this.values)
  }

  /** Whether games by these rules can end in a race at all. */
  static hasRaces(r: Rules): boolean {
    const isCoinsAlone = !r.shared && !r.closes && r.pots.length === 0 && r.raises.length === 0
    // Flags, pins and a mascot lie outside of towns, a token bends throws, and an action may be done instead of saving.
    const hasMore = r.sites < r.cards || r.hasTokens || r.seatsAt > r.bellsAt || r.markers.fund > 0
    return r.players === 2 && isCoinsAlone && !hasMore
  }

  /** Solves the race a state belongs to; null where there is none. */
  static solve(r: Rules, s: State): Race | null {
    if (!Race.hasRaces(r) || !isLastLap(r, s)) return null
    const race = new Race(r, s)
    return race.isSolved ? race : null
  }

  /** Turns that can begin. */
  get turns(): number {
    return this.values.length
  }

  /** Whether a state belongs to this race. */
  covers(s: State): boolean {
    const { r, base } = this
    for (let seat = 0; seat < 2; seat++) {
      const from = at.seat(r, seat)
      for (let i = from + 1; i < from + r.seatSize; i++) if (s[i] !== base[i]) return false
    }
    return true
  }

  /** Win chance of a seat in a state of this race, with `mover` about to throw. */
  chance(s: State, mover: number, seat = 0): number {
    const value = this.values[this.node(mover, coins(this.r, s, 0), coins(this.r, s, 1))]
    return mover === seat ? value : 1 - value
  }

  private node(mover: number, purse0: number, purse1: number): number {
    const [most0, most1] = this.most
    return (mover * (most0 + 1) + Math.min(purse0, most0)) * (most1 + 1) + Math.min(purse1, most1)
  }

  private explore(mover: number, purse0: number, purse1: number): Turn {
    const { r, base, scratch, options } = this
    base[SEAT] = mover
    base[at.seat(r, 0)] = purse0
    base[at.seat(r, 1)] = purse1
    const most = legal(r, base, options)
    const isDoubleSeen = doublesMatter(r, base, mover)
    let rerolls: Turn['rerolls'] = 'never'
    const throws = Array.from({ length: most }, (_, i) => {
      const all = throwsOf(i + 1, isDoubleSeen)
      const next = new Int32Array(all.length)
      all.forEach(({ die1, die2 }, k) => {
        scratch.set(base)
        step(r, scratch, move(K.roll, i + 1), null)
        step(r, scratch, move(K.dice, die1, die2), null)
        if (scratch[ASK] === Q.reroll) {
          rerolls = r.ruleset.rerollMayChangeDice ? 'anyhow' : 'as-before'
          step(r, scratch, move(K.keep), null)
        }
        playThrough(r, scratch, options)
        next[k] = this.wayOn(scratch, mover)
      })
      return { chances: Float64Array.from(all, ({ chance }) => chance), next }
    })
    return { throws, rerolls }
  }

  /** The turn after this one, or the win: the last landmark if it can be paid, otherwise nothing is built. */
  private wayOn(s: State, mover: number): number {
    const { r, options } = this
    if (s[ASK] !== Q.build || !this.covers(s)) return this.giveUp()
    const n = legal(r, s, options)
    let pass = -1
    for (let i = 0; i < n; i++) {
      if (kindOf(options[i]) === K.pass) pass = options[i]
      else if (kindOf(options[i]) === K.build && cardOf(options[i]) >= r.establishments) {
        step(r, s, options[i], null)
        return board(r, s, WINNER) - 1 === mover ? WINS : this.giveUp()
      }
    }
    step(r, s, pass, null)
    playThrough(r, s, options)
    const asked: number = s[ASK]
    if (asked !== Q.dice || !this.covers(s)) return this.giveUp()
    return this.node(s[SEAT], coins(r, s, 0), coins(r, s, 1))
  }

  /** More than coins can change: no race. */
  private giveUp(): number {
    this.isSolved = false
    return WINS
  }
}

/** Whether everybody lacks one landmark. */
export function isLastLap(r: Rules, s: State): boolean {
  for (let seat = 0; seat < r.players; seat++) if (r.landmarksToWin - landmarks(r, s, seat) !== 1) return false
  return true
}

/** The highest price of a landmark a seat has not built. */
function dearest(r: Rules, s: State, seat: number): number {
  let most = 0
  for (let site = r.establishments; site < r.sites; site++)
    if (r.isLandmark[site] && !stands(r, s, seat, site)) most = Math.max(most, listPrice(r, seat, site, 0))
  return most
}

/** Value iteration: the mover's chance in every node. */
function solve(turns: readonly Turn[], values: Float64Array): void {
  const half = turns.length / 2
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let change = 0
    // From full purses down: those games end soonest.
    for (let i = half - 1; i >= 0; i--)
      for (const node of [i, i + half]) {
        const value = valueOf(turns[node], node < half, half, values)
        change = Math.max(change, Math.abs(value - values[node]))
        values[node] = value
      }
    if (change < GOOD_ENOUGH) return
  }
}

/** What each result of a throw is worth, and the throw as a whole. Scratch of `valueOf`. */
const worths = [new Float64Array(36), new Float64Array(36)]
const means = [0, 0]

function valueOf({ throws, rerolls }: Turn, isFirst: boolean, half: number, values: Float64Array): number {
  let best = 0
  for (let dice = 0; dice < throws.length; dice++) {
    const { chances, next } = throws[dice]
    let sum = 0
    for (let i = 0; i < next.length; i++) {
      const node = next[i]
      const isOwn = node < half === isFirst
      const worth = node === WINS ? 1 : isOwn ? values[node] : 1 - values[node]
      worths[dice][i] = worth
      sum += chances[i] * worth
    }
    means[dice] = sum
    best = Math.max(best, sum)
  }
  if (rerolls === 'never') return best
  let kept = 0
  for (let dice = 0; dice < throws.length; dice++) {
    const again = rerolls === 'anyhow' ? best : means[dice]
    const { chances } = throws[dice]
    let sum = 0
    for (let i = 0; i < chances.length; i++) sum += chances[i] * Math.max(worths[dice][i], again)
    kept = Math.max(kept, sum)
  }
  return kept
}
