import * as Q from './codes/question.ts'
import { ASK, board, CURSOR, DICE, DRAWS, deck, deckLeft, type State, TURN } from './layout.ts'
import { K, type Move, move } from './moves.ts'
import type { Random } from './random.ts'
import type { Rules } from './rules.ts'

/**
 * Where luck comes from: outside. The engine only asks, naming the turn and how many chance answers the turn has had,
 * so that a skipped re-roll never shifts a later roll.
 */
export interface Luck {
  /** A die: 1 to 6. */
  die(turn: number, nth: number): number
  /** One of n cards left in a deck: 0 to n-1. */
  card(turn: number, nth: number, n: number): number
}

/** Chance's answer to the open question. */
export const chanceMove = (r: Rules, s: State, luck: Luck): Move => {
  const turn = board(r, s, TURN)
  const nth = s[DRAWS]
  if (s[ASK] === Q.draw) return drawMove(r, s, luck.card(turn, nth, deckLeft(r, s, s[CURSOR])))
  const two = s[ASK] !== Q.throw || s[DICE] === 2
  return move(K.dice, luck.die(turn, nth), two ? luck.die(turn, nth + 1) : 0)
}

/** The nth card of the deck that is drawn from, counted by card number. */
const drawMove = (r: Rules, s: State, nth: number): Move => {
  const { rowCards } = r
  const end = r.rowAt[s[CURSOR] + 1]
  let left = nth
  for (let i = r.rowAt[s[CURSOR]]; i < end; i++) {
    left -= deck(r, s, rowCards[i])
    if (left < 0) return move(K.draw, rowCards[i])
  }
  throw new Error('the deck is empty')
}

/** Luck for simulations: a seeded stream, fast, not indexed. */
export class StreamLuck implements Luck {
  private readonly random: Random
  constructor(random: Random) {
    this.random = random
  }
  die(): number {
    return 1 + this.random.below(6)
  }
  card(_turn: number, _nth: number, n: number): number {
    return this.random.below(n)
  }
}
