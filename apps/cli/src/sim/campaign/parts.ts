import { type Bot, prepareBots } from '@machinami/bots'
import { type CampaignState, type Deck, rulesetFor, SIDES, trialRuleset } from '@machinami/campaign'
import { usePackNet } from '@machinami/campaign-host'
import { isRefusal, type Ruleset } from '@machinami/cards'
import { compile, Random, type Rules } from '@machinami/engine'
import { ChapterTable, countGame } from './chapter-game.ts'
import { type Counts, count } from './counts.ts'
import { Islands } from './island.ts'

/** A piece of work small enough to be lost: games of one chapter on one island, a side to choose, or a whole campaign. */
export type Part =
  | {
      readonly what: 'games'
      readonly towns: number
      readonly game: number
      readonly island: number
      readonly games: number
    }
  | {
      readonly what: 'side'
      readonly towns: number
      readonly game: number
      readonly island: number
      readonly trials: number
    }
  | { readonly what: 'campaign'; readonly towns: number; readonly island: number }
  | { readonly what: 'match'; readonly towns: number; readonly game: number; readonly island: number }

/** Games that a part counts for, so that a bar moves evenly. */
export const sizeOf = (part: Part, games: number): number =>
  part.what === 'games'
    ? part.games
    : part.what === 'side'
      ? 2 * part.trials
      : part.what === 'match'
        ? part.towns
        : games

/** Plays parts. The same part gives the same sums, whoever plays it and when. */
export class PartPlayer {
  private readonly islands: Islands
  private readonly bot: Bot
  private readonly against: Bot
  private readonly seed: number
  private known: { readonly name: string; readonly states: ReturnType<Islands['states']> } | null = null

  constructor(deck: Deck, bot: Bot, against: Bot, seed: number) {
    this.islands = new Islands(deck, seed)
    this.bot = bot
    this.against = against
    this.seed = seed
  }

  async play(part: Part): Promise<Counts> {
    if (part.what === 'campaign') return this.campaign(part.towns, part.island)
    const { before, choosing } = this.statesOf(part.towns, part.island)
    const { towns, game, island } = part
    const stream = (((island * 64 + game) * 8 + towns) * 64) | 0
    if (part.what === 'match') return this.match(before[game - 1], `${towns}/${game}`, stream)
    return part.what === 'games'
      ? this.games(before[game - 1], `${towns}/${game}`, stream, part.games)
      : this.side(choosing[game - 1], `${towns}/${game}`, stream, part.trials)
  }

  private statesOf(towns: number, island: number): ReturnType<Islands['states']> {
    const name = `${towns} ${island}`
    if (this.known?.name !== name) this.known = { name, states: this.islands.states(towns, island) }
    return this.known.states
  }

  private async games(state: CampaignState, name: string, stream: number, games: number): Promise<Counts> {
    const counts: Counts = {}
    const table = await this.table(rulesetFor(state), state)
    const newest = state.supply.findLast(({ pair }) => pair !== undefined)
    const side = state.choices[newest?.pair ?? '']
    for (let nth = 0; nth < games; nth++) {
      const seen = table.play(this.seats(state), this.seed, stream + nth)
      countGame(counts, name, table.rules, seen)
      if (!newest || !side) continue
      count(counts, `${name}/new:${newest.card}`)
      countGame(counts, `${name}/${side}`, table.rules, seen)
    }
    return counts
  }

  /** The same dice with the bot in each town once, the others held by whom it is compared with. */
  private async match(state: CampaignState, name: string, stream: number): Promise<Counts> {
    const counts: Counts = {}
    const table = await this.table(rulesetFor(state), state)
    for (const own of state.towns.keys()) {
      const seats = state.towns.map((_, town) => (town === own ? this.bot : this.against))
      count(counts, `${name}/matches`)
      if (table.play(seats, this.seed + 3, stream).winner === own) count(counts, `${name}/match-won`)
    }
    return counts
  }

  /** The last game once more with either side up, by the same dice: how often whoever chooses wins. */
  private async side(state: CampaignState, name: string, stream: number, trials: number): Promise<Counts> {
    const counts: Counts = {}
    const chooser = state.lastWinner ?? 0
    const wins = [0, 0]
    for (const [nth, side] of SIDES.entries()) {
      const table = await this.table(trialRuleset(state, side) as Ruleset, state)
      for (let trial = 0; trial < trials; trial++)
        if (table.play(this.seats(state), this.seed + 1, stream + trial).winner === chooser) wins[nth]++
      count(counts, `${name}/chooser-won:${side}`, wins[nth])
    }
    count(counts, `${name}/trials`, trials)
    count(counts, `${name}/choices`)
    count(counts, `${name}/choice:${wins[0] === wins[1] ? 'equal' : wins[0] > wins[1] ? 'A' : 'B'}`)
    return counts
  }

  /** A whole campaign, its games won by whoever wins them; sides as they fall. */
  private async campaign(towns: number, island: number): Promise<Counts> {
    const counts: Counts = {}
    const winners: number[] = []
    const random = new Random(this.seed, 7_000_000 + 8 * island + towns)
    const sides: ('A' | 'B')[] = Array.from({ length: this.islands.games }, () => SIDES[random.below(2)])
    for (let game = 1; game <= this.islands.games; game++) {
      const state = this.before(towns, island, sides, winners, game)
      const table = await this.table(rulesetFor(state), state)
      winners.push(table.play(this.seats(state), this.seed + 2, (island * 64 + game) * 8 + towns).winner)
    }
    count(counts, `${towns}/campaigns`)
    winners.forEach((winner, nth) => {
      if (nth > 0 && winners[nth - 1] === winner) count(counts, `${towns}/${nth + 1}/again`)
    })
    const most = Math.max(...winners.map((winner) => winners.filter((each) => each === winner).length))
    count(counts, `${towns}/most:${most}`)
    return counts
  }

  /** The state before a game of a campaign whose games so far were won like this. */
  private before(
    towns: number,
    island: number,
    sides: readonly ('A' | 'B')[],
    winners: readonly number[],
    game: number,
  ) {
    let found: CampaignState | null = null
    this.islands.go(towns, new Random(this.seed, 9_000_000 + 8 * island + towns), {
      side: (state) => sides[state.game - 1],
      winner: (nth) => winners[nth - 1] ?? 0,
      watch: (state) => {
        if (state.now.at === 'before-game' && state.game === game) found ??= state
      },
    })
    return found as unknown as CampaignState
  }

  private seats = (state: CampaignState): Bot[] => state.towns.map(() => this.bot)

  private async table(ruleset: Ruleset, state: CampaignState): Promise<ChapterTable> {
    const rules = compile(ruleset)
    if (isRefusal(rules)) throw new Error(`unchecked rules: ${rules.refused}`)
    await this.ready(rules, state)
    return new ChapterTable(rules)
  }

  private async ready(rules: Rules, state: CampaignState): Promise<void> {
    await usePackNet(state, rules)
    await prepareBots([this.bot, this.against], rules)
  }
}
