import { Log, legal, type Move, Random, type Rules, type State, StreamLuck, start, step } from '@machinami/engine'
import { ASK, board, chanceMove, fold, isChance, Q, sample, TURN } from '@machinami/engine/inside'
import { addRevealed, cardsInGame, coinsInPurses, coinsPaidOut, strayMarker } from './conservation.ts'

/** What a stretch of random play amounted to. Broken laws throw. */
export interface Tally {
  decisions: number
  games: number
  turns: number
}

/** Every second choice is drawn by `sample`, the others from the full list: both must be legal. */
export class Player {
  readonly r: Rules
  readonly state: State
  readonly log = new Log()
  private readonly twin: State
  private readonly shadow: State
  private readonly options: Int32Array
  private readonly scratch: Int32Array
  /** The decision at which a move was last an option. */
  private readonly offered = new Uint32Array(1 << 16)
  private readonly random: Random
  private readonly luck: StreamLuck
  private readonly tally: Tally = { decisions: 0, games: 0, turns: 0 }
  private coins = 0
  private cards: number[] = []

  constructor(r: Rules, seed: number) {
    this.r = r
    this.state = new Int16Array(r.size)
    this.twin = new Int16Array(r.size)
    this.shadow = new Int16Array(r.size)
    this.options = new Int32Array(r.mostOptions)
    this.scratch = new Int32Array(r.mostOptions)
    this.random = new Random(seed, 77)
    this.luck = new StreamLuck(this.random)
  }

  /** Plays game after game until so many decisions are made; the last one may stay unfinished. */
  play(decisions: number): Tally {
    while (this.tally.decisions < decisions) {
      this.begin()
      while (this.state[ASK] !== Q.none && this.tally.decisions < decisions) this.decide()
      if (this.state[ASK] !== Q.none) break
      this.tally.games++
      this.tally.turns += board(this.r, this.state, TURN)
    }
    return this.tally
  }

  begin(): void {
    const { r, state, log, shadow } = this
    log.clear()
    start(r, log, state)
    fold(r, shadow.fill(0), log)
    this.same(shadow, 'folding the start gives another state')
    this.coins = coinsInPurses(r, state)
    this.cards = cardsInGame(r, state)
  }

  /** A copy is stepped at every fourth decision; folded facts are looked at every eighth (a difference would stay). */
  decide(): void {
    const { r, state, twin, shadow, log, tally } = this
    const move = this.choose()
    const copies = (tally.decisions & 3) === 0
    log.clear()
    if (copies) {
      twin.set(state)
      step(r, twin, move, null)
    }
    step(r, state, move, log)
    if (copies) this.same(twin, 'copy then step gives another state than step')
    fold(r, shadow, log)
    const over = state[ASK] === Q.none
    if (over || (tally.decisions & 7) === 0) this.same(shadow, 'folding facts gives another state')
    this.conserve(move)
    tally.decisions++
  }

  /** A random legal answer; the list must be neither empty nor repeat itself. */
  choose(): Move {
    const { r, state, options, offered, random } = this
    const now = this.tally.decisions + 1
    const n = legal(r, state, options)
    if (n === 0) this.broken('a question without an answer')
    for (let i = 0; i < n; i++) {
      if (offered[options[i]] === now) this.broken(`an option twice: ${options[i]}`)
      offered[options[i]] = now
    }
    const move = isChance(state[ASK])
      ? chanceMove(r, state, this.luck)
      : now % 2 === 0
        ? sample(r, state, random, this.scratch)
        : options[random.below(n)]
    if (offered[move] !== now) this.broken(`chosen but not legal: ${move}`)
    return move
  }

  private conserve(move: Move): void {
    const { r, state, log } = this
    this.coins += coinsPaidOut(log)
    if (coinsInPurses(r, state) !== this.coins) this.broken(`coins appeared or vanished by ${move}`)
    addRevealed(log, this.cards)
    if ((this.tally.decisions & 31) !== 0 && state[ASK] !== Q.none) return
    const stray = strayMarker(r, state)
    if (stray !== null) this.broken(stray)
    const cards = cardsInGame(r, state)
    for (let card = 0; card < cards.length; card++)
      if (cards[card] !== this.cards[card] && r.copies[card] > 0) this.broken(`${r.ids[card]} appeared or vanished`)
  }

  private same(other: State, complaint: string): void {
    const { state } = this
    for (let i = 0; i < state.length; i++)
      if (state[i] !== other[i]) this.broken(`${complaint}: place ${i} is ${other[i]}, not ${state[i]}`)
  }

  private broken(complaint: string): never {
    const { edition, players, order } = this.r.ruleset
    throw new Error(`${edition} for ${players}, ${order}, decision ${this.tally.decisions + 1}: ${complaint}`)
  }
}
