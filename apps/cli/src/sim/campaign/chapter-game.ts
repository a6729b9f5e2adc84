import { type Bot, Match } from '@machinami/bots'
import { Random, type Rules, type State, StreamLuck } from '@machinami/engine'
import { ASK, cardOf, coins, K, kindOf, owned, priceOf, Q, SEAT, stands } from '@machinami/engine/inside'
import { type Counts, count } from './counts.ts'

/** What a game showed, besides who won it. */
export interface Seen {
  readonly winner: number
  readonly first: number
  readonly rounds: number
  readonly isAtLimit: boolean
  /** The poorest town when half of the turns were over. */
  readonly trailing: number
  /** By card: the seats that built it, a bit each; the seats that picked it; how often it was done. */
  readonly built: ReadonlyMap<string, number>
  readonly picked: ReadonlyMap<string, number>
  readonly done: ReadonlyMap<string, number>
}

/** More than any game's limit: the engine ends it before. */
const MOST_TURNS = 100_000

/** Things that are done without being an action. */
export const TOKEN = 'token'
export const PIN = 'pin'

/** Plays games of one ruleset and looks on. */
export class ChapterTable {
  readonly rules: Rules
  private readonly match: Match

  constructor(rules: Rules) {
    this.rules = rules
    this.match = new Match(rules, MOST_TURNS)
  }

  play(bots: readonly Bot[], seed: number, stream: number): Seen {
    const { rules } = this
    const watch = new Watch(rules)
    const { winner, turns } = this.match.play(
      bots,
      new StreamLuck(new Random(seed, 2 * stream)),
      new Random(seed, 2 * stream + 1),
      (s, answer, seat) => watch.see(s, answer, seat),
    )
    return { winner, isAtLimit: turns >= rules.turnLimit, ...watch.told() }
  }
}

class Watch {
  private readonly r: Rules
  private first = -1
  private last = -1
  private rounds = 0
  private readonly poorest: number[] = []
  private readonly built = new Map<string, number>()
  private readonly picked = new Map<string, number>()
  private readonly done = new Map<string, number>()

  constructor(r: Rules) {
    this.r = r
  }

  see(s: State, answer: number, seat: number): void {
    const { r } = this
    const id = () => r.ids[cardOf(answer)]
    switch (kindOf(answer)) {
      case K.roll:
        return this.roll(s)
      case K.build:
        return cardOf(answer) < r.sites ? mark(this.built, id(), seat) : more(this.done, id())
      case K.pick:
        return mark(this.picked, id(), seat)
      case K.shift:
        return more(this.done, TOKEN)
      case K.pin:
        return s[ASK] === Q.pin ? more(this.done, PIN) : undefined
      default:
    }
  }

  private roll(s: State): void {
    const seat = s[SEAT]
    if (this.first < 0) this.first = seat
    if (seat === this.first && this.last !== seat) this.rounds++
    this.last = seat
    this.poorest.push(poorestOf(this.r, s))
  }

  told() {
    const { first, rounds, built, picked, done, poorest } = this
    return { first, rounds, trailing: poorest[poorest.length >> 1] ?? -1, built, picked, done }
  }
}

const mark = (seats: Map<string, number>, id: string, seat: number): void =>
  void seats.set(id, (seats.get(id) ?? 0) | (1 << seat))

const more = (times: Map<string, number>, id: string): void => void times.set(id, (times.get(id) ?? 0) + 1)

/** By coins and what was paid for everything that stands; the last in seating among equals. */
function poorestOf(r: Rules, s: State): number {
  let poorest = 0
  let least = Number.POSITIVE_INFINITY
  for (let seat = 0; seat < r.players; seat++) {
    let wealth = coins(r, s, seat)
    for (let card = 0; card < r.establishments; card++) wealth += r.cost[card] * owned(r, s, seat, card)
    for (let site = r.establishments; site < r.sites; site++)
      if (stands(r, s, seat, site)) wealth += Math.max(0, priceOf(r, s, seat, site))
    if (wealth > least) continue
    least = wealth
    poorest = seat
  }
  return poorest
}

const bits = (n: number): number => (n === 0 ? 0 : 1 + bits(n & (n - 1)))

/** Adds a game to the sums under a name. */
export function countGame(counts: Counts, name: string, rules: Rules, seen: Seen): void {
  const { winner, first, rounds, isAtLimit, trailing, built, picked, done } = seen
  count(counts, `${name}/games`)
  count(counts, `${name}/rounds:${rounds}`)
  if (isAtLimit) count(counts, `${name}/limit`)
  if (winner === first) count(counts, `${name}/first`)
  if (winner === trailing) count(counts, `${name}/trailing`)
  for (const [card, seats] of built) {
    count(counts, `${name}/built:${card}`, bits(seats))
    if (seats & (1 << winner)) count(counts, `${name}/winner-built:${card}`)
  }
  for (const [card, seats] of picked) count(counts, `${name}/picked:${card}`, bits(seats))
  for (const [what, times] of done) count(counts, `${name}/done:${what}`, times)
  for (const card of rules.ruleset.cards)
    if (card.kind === 'action') count(counts, `${name}/done:${card.id}`, 0)
    else if (card.kind === 'establishment' && card.copies !== 0)
      count(counts, `${name}/there:${card.id}`, rules.players)
  for (const { cards, marks } of rules.picks)
    if (marks < cards.length) for (const card of cards) count(counts, `${name}/square:${rules.ids[card]}`)
}
