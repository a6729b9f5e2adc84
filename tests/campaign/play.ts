import {
  Campaign,
  type CampaignAnswer,
  type CampaignEvent,
  type CampaignQuestion,
  type CampaignState,
  type Deck,
  freeRuleset,
  rulesetFor,
} from '@machinami/campaign'
import { isRefusal, type Ruleset } from '@machinami/cards'
import { formatRecord, Random } from '@machinami/engine'
import { Table } from '@machinami/table'

export const sure = <T>(value: T): Exclude<T, { readonly refused: unknown }> => {
  if (isRefusal(value)) throw new Error(JSON.stringify(value))
  return value as Exclude<T, { readonly refused: unknown }>
}

const NAMES = ['Ann', 'Bob', 'Cas', 'Dee']
const TOWNS = ['Puddle Bay', 'Foxholm', 'Soupton', 'Glint']

export function begin(deck: Deck, towns: number): Campaign {
  return sure(
    Campaign.begin(
      deck,
      NAMES.slice(0, towns).map((name) => ({ name, bot: 'planner' })),
      '2026-07-01',
    ),
  )
}

/** A whole game by bots, as its record. */
export function playGame(ruleset: Ruleset, seats: readonly { name: string; bot?: string }[], seed: number): string {
  const players = seats.map(({ name, bot = 'planner' }) => ({ name, bot }))
  const table = sure(
    Table.create({ ruleset, seats: players, seed: seed.toString(16).padStart(32, '0'), botSeed: seed }),
  )
  table.run()
  return formatRecord(table.record())
}

export const rulesetOn = (state: CampaignState): Ruleset =>
  state.now.at === 'playing' && state.now.draw ? freeRuleset(state, state.now.draw) : rulesetFor(state)

/** Answers one question at random; games are played by bots. */
export function answerTo(
  state: CampaignState,
  { kind, town, options = [] }: CampaignQuestion,
  random: Random,
): CampaignAnswer {
  const any = <T>(from: readonly unknown[]): T => from[random.below(from.length)] as T
  switch (kind) {
    case 'colour':
      return { kind, colour: any(options) }
    case 'name':
      return { kind, name: TOWNS[town ?? 0] }
    case 'side':
      return { kind, side: any(options) }
    case 'number':
      return { kind, number: any(options) }
    case 'option':
      return { kind, option: any(options) }
    case 'start-game':
      return { kind, date: '2026-07-02', seats: state.towns.map(({ player }) => player) }
    case 'start-free-game':
      return { kind, date: '2026-07-03', seats: state.towns.map(({ player }) => player), seed: random.below(1000) }
    case 'finish-game': {
      const seats = state.now.at === 'playing' ? state.now.seats : []
      return { kind, record: playGame(rulesetOn(state), seats, random.below(1e6) + 1) }
    }
    case 'sign':
      return { kind, date: '2026-07-02' }
    default:
      return { kind }
  }
}

/** One answer to whoever is asked first. */
export function playStep(campaign: Campaign, random: Random): readonly CampaignEvent[] {
  const [question] = campaign.asked()
  return sure(campaign.play(question.n, answerTo(campaign.state, question, random)))
}

/** Plays on until something holds, or the campaign is over. */
export function playUntil(campaign: Campaign, random: Random, holds: (state: CampaignState) => boolean): void {
  for (let steps = 0; steps < 5000 && !campaign.state.isOver && !holds(campaign.state); steps++)
    playStep(campaign, random)
}
