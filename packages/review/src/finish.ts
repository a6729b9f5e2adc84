import { type Bot, Match } from '@machinami/bots'
import { luckJudgeFor } from '@machinami/bots/judge'
import { Random, type Rules, type State, StreamLuck } from '@machinami/engine'

/** What came of a position that was played to its end many times. */
export interface Finished {
  readonly games: number
  /** Games won, by seat. */
  readonly wins: readonly number[]
  /** Share of games each seat wins, the dice's luck taken out where a net can tell it, */
  readonly shares: readonly number[]
  /** and half of its 95 % interval. */
  readonly margins: readonly number[]
}

/** Standard errors that hold 19 of 20 results. */
const CERTAIN = 1.96
/** A game nobody has won by then is no game any more; it counts for nobody. */
const MOST_TURNS = 500
/** What never happened in so many games may, in 19 of 20 cases, happen in three of as many others: no spread tells that. */
const NEVER_SEEN = 3

/**
 * Bots finish a game from here, again and again; after each game it says how it stands. Whoever does not ask for the next one
 * has cancelled it. The same seed gives the same games.
 */
export function* finishGames(
  rules: Rules,
  from: State,
  bots: readonly Bot[],
  games: number,
  seed: number,
): Generator<Finished, void> {
  const match = new Match(rules, MOST_TURNS)
  const judge = luckJudgeFor(rules)
  const tally = new Tally(rules.players)
  for (let game = 0; game < games; game++) {
    judge?.reset()
    const watch = judge ? (s: State, answer: number) => judge.watch(s, answer) : undefined
    const { winner } = match.playFrom(
      from,
      bots,
      new StreamLuck(new Random(seed, 2 * game)),
      new Random(seed, 2 * game + 1),
      watch,
    )
    tally.add(winner, judge?.luck ?? null)
    yield tally.sum()
  }
}

class Tally {
  private games = 0
  private readonly wins: number[]
  private readonly sums: number[]
  private readonly squares: number[]

  constructor(players: number) {
    this.wins = Array.from({ length: players }, () => 0)
    this.sums = [...this.wins]
    this.squares = [...this.wins]
  }

  add(winner: number, luck: Float64Array | null): void {
    this.games++
    for (let seat = 0; seat < this.wins.length; seat++) {
      const won = seat === winner ? 1 : 0
      const came = won - (luck?.[seat] ?? 0)
      this.wins[seat] += won
      this.sums[seat] += came
      this.squares[seat] += came * came
    }
  }

  sum(): Finished {
    const { games, wins, sums, squares } = this
    const shares = sums.map((sum) => Math.min(1, Math.max(0, sum / games)))
    const margins = squares.map((square, seat) => {
      const variance = Math.max(0, square / games - (sums[seat] / games) ** 2)
      const error = Math.sqrt(variance / Math.max(1, games - 1))
      const isAllAlike = wins[seat] === 0 || wins[seat] === games
      return Math.min(1, Math.max(isAllAlike ? NEVER_SEEN / games : 0, games < 2 ? 1 : CERTAIN * error))
    })
    return { games, wins: [...wins], shares, margins }
  }
}
