import type { EndStep, Thing } from '../pack/pack.ts'
import { plusAll } from './counts.ts'
import { champions } from './order.ts'
import type { CampaignQuestion } from './questions.ts'
import type { CampaignState, Counts, Now, RegisterLine, Sticker, Tune } from './state.ts'

/** A campaign for programs (`campaign status --json`): documented in docs/CAMPAIGN.md, and nothing of what is unread. */
export interface CampaignStatus {
  readonly pack: string
  readonly hash: string
  readonly games: number
  readonly game: number
  readonly step: Now['at'] | EndStep
  readonly cardsRead: number
  readonly towns: readonly TownStatus[]
  readonly landmarks: readonly { readonly letter: string; readonly card: string }[]
  readonly community: string | null
  readonly supply: Counts
  readonly reserves: Counts
  readonly archives: Counts
  readonly destroyed: Counts
  readonly rules: readonly string[]
  readonly reference: string | null
  readonly boxes: readonly { readonly n: number; readonly things: readonly Thing[] }[]
  readonly choices: { readonly [id: string]: string }
  readonly numbers: { readonly [ask: string]: number }
  readonly tune: Tune | null
  readonly register: readonly RegisterLine[]
  readonly champions: readonly number[]
  readonly freePlay: readonly RegisterLine[]
  readonly questions: readonly CampaignQuestion[]
}

export interface TownStatus {
  readonly name: string | null
  readonly colour: string | null
  readonly player: string
  readonly bot: string | null
  readonly slots: readonly number[]
  readonly marks: number
  readonly flags: number
  readonly townSquare: readonly string[]
  readonly stickers: readonly Sticker[]
  readonly numbers: { readonly [ask: string]: number }
  readonly inReserves: boolean
}

export function statusOf(state: CampaignState): CampaignStatus {
  const { head, hash, game, now, steps, register, supply, landmarks, community } = state
  const { cardsRead, destroyed, reference, boxes, choices, numbers, tune, questions, laidAside, past } = state
  const ids = (rules: CampaignState['rules']) => rules.map(({ id }) => id)
  return {
    pack: head.id,
    hash,
    games: head.games,
    game,
    step: now.at === 'reading' ? (steps[0] ?? 'reading') : now.at,
    cardsRead,
    towns: state.towns.map(townStatus),
    landmarks: landmarks.map(({ letter, card }) => ({ letter, card })),
    community: community?.card ?? null,
    supply: Object.fromEntries(supply.map(({ card, copies }) => [card, copies])),
    reserves: plusAll(state.reserves, ids(laidAside)),
    archives: plusAll(state.archives, ids(past.rules)),
    destroyed,
    rules: ids(state.rules),
    ...{ reference, boxes, choices, numbers, tune, register },
    champions: state.isOver ? champions(state) : [],
    freePlay: state.freeRegister,
    questions,
  }
}

const townStatus = (town: CampaignState['towns'][number]): TownStatus => ({
  name: town.name,
  colour: town.colour,
  player: town.player.name,
  bot: town.player.bot ?? null,
  slots: town.slots,
  marks: town.marks,
  flags: town.flags,
  townSquare: town.square.map(({ card }) => card),
  stickers: town.stickers,
  numbers: town.numbers,
  inReserves: town.isAway,
})
