import { isRefusal } from '@machinami/cards'
import { type GameRecord, type Luck, type Rules, replay, type State, toMove } from '@machinami/engine'
import { ASK, board, CURSOR, cardOf, DRAWS, deck, deckLeft, isChance, Q, seatOf, TURN } from '@machinami/engine/inside'

/**
 * The same luck once more: dice and draws of a game, by turn and by how often chance had spoken in it. What that game never asked
 * for (a second die, a turn that it did not have) comes from other luck.
 */
export class RecordedLuck implements Luck {
  private readonly known = new Map<string, number>()
  private readonly other: Luck

  constructor(record: GameRecord, other: Luck) {
    this.other = other
    const replayed = replay(record, (rules, state, { answer }) => {
      if (isChance(state[ASK])) this.note(rules, state, toMove(rules, answer))
      return null
    })
    // What cannot be played again has no luck to give: everything comes from the other.
    if (isRefusal(replayed)) this.known.clear()
  }

  die(turn: number, nth: number): number {
    return this.known.get(key('die', turn, nth)) ?? this.other.die(turn, nth)
  }

  card(turn: number, nth: number, n: number): number {
    const share = this.known.get(key('card', turn, nth))
    return share === undefined ? this.other.card(turn, nth, n) : Math.min(n - 1, Math.floor(share * n))
  }

  private note(rules: Rules, state: State, move: number): void {
    const turn = board(rules, state, TURN)
    const nth = state[DRAWS]
    if (state[ASK] === Q.draw) {
      this.known.set(key('card', turn, nth), placeInDeck(rules, state, cardOf(move)))
      return
    }
    this.known.set(key('die', turn, nth), cardOf(move))
    if (seatOf(move) > 0) this.known.set(key('die', turn, nth + 1), seatOf(move))
  }
}

const key = (what: string, turn: number, nth: number): string => `${what} ${turn} ${nth}`

/** Where in the deck a card was drawn, as a share of it: another deck of another size has such a place, too. */
function placeInDeck(rules: Rules, state: State, card: number): number {
  const row = state[CURSOR]
  let before = 0
  for (let i = rules.rowAt[row]; i < rules.rowAt[row + 1] && rules.rowCards[i] !== card; i++)
    before += deck(rules, state, rules.rowCards[i])
  return (before + 0.5) / deckLeft(rules, state, row)
}
