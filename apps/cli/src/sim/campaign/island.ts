import { type CampaignQuestion, type CampaignState, type Deck, rehearse } from '@machinami/campaign'
import { likedAnswers } from '@machinami/campaign-host'
import { Random } from '@machinami/engine'

/** A campaign up to some point, with everything left to chance that people would decide. */
export class Islands {
  private readonly deck: Deck
  private readonly seed: number

  constructor(deck: Deck, seed: number) {
    this.deck = deck
    this.seed = seed
  }

  /** How many games the campaign has. */
  get games(): number {
    return this.deck.head.games
  }

  /** States before each game, and where a side is to be chosen, of the nth campaign. Entry 0 is the first game's. */
  states(towns: number, nth: number): { readonly before: CampaignState[]; readonly choosing: CampaignState[] } {
    const random = new Random(this.seed, 1000 * nth + towns)
    const before: CampaignState[] = []
    const choosing: CampaignState[] = []
    this.go(towns, random, {
      side: () => (random.below(2) === 0 ? 'A' : 'B'),
      winner: () => random.below(towns),
      watch: (state) => {
        if (state.now.at === 'before-game') before[state.game - 1] ??= state
        if (state.now.at === 'choosing') choosing[state.game - 1] ??= state
      },
    })
    return { before, choosing }
  }

  /** Goes through a campaign; games are not played but won by whom `winner` says. */
  go(towns: number, random: Random, { side, winner, watch = () => {} }: Deciding): void {
    let now: CampaignState | null = null
    const decide = (options: readonly (string | number)[], { kind }: CampaignQuestion) => {
      if (kind === 'side' && now) return side(now)
      const good = now ? likedAnswers(now, options) : options
      return good[random.below(good.length)]
    }
    rehearse(
      this.deck,
      towns,
      decide,
      (game) => winner(game, now as CampaignState | null),
      (state) => {
        now = state
        watch(state)
      },
    )
  }
}

export interface Deciding {
  readonly side: (state: CampaignState) => 'A' | 'B'
  readonly winner: (game: number, state: CampaignState | null) => number
  readonly watch?: (state: CampaignState) => void
}
