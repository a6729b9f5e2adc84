import type {
  CampaignAnswer,
  CampaignEvent,
  CampaignQuestion,
  ChronicleEntry,
  GameInPlay,
  Learned,
  PairPage,
  Player,
  SealedPack,
  SeenState,
} from '@machinami/campaign'
import type { Refusal } from '@machinami/cards'

export type { Learned, SeenState }

/** What is kept of a campaign: the sealed pack as text, its log, and the game on the table. */
export interface KeptCampaign {
  readonly sealed: SealedPack
  readonly log: readonly CampaignEvent[]
  readonly playing?: GameInPlay
}

/** What the page asks of a campaign in its worker. */
export type CampaignWish =
  /** `pack`: the sealed pack as it is shipped; `townNames`: for towns nobody names. */
  | {
      readonly wish: 'begin'
      readonly pack: string
      readonly players: readonly Player[]
      readonly townNames: readonly string[]
    }
  | { readonly wish: 'open'; readonly kept: KeptCampaign; readonly townNames: readonly string[] }
  /** A file from elsewhere: read and verified, from the first event and with all dice. */
  | { readonly wish: 'read'; readonly text: string; readonly townNames: readonly string[] }
  | { readonly wish: 'answer'; readonly n: number; readonly answer: CampaignAnswer }
  /** One thing that happens without people; also what follows a game that is over. */
  | { readonly wish: 'next' }
  | { readonly wish: 'take-over'; readonly town: number; readonly player: Player }
  | { readonly wish: 'undo'; readonly town: number }
  /** Both faces, for the winner alone. */
  | { readonly wish: 'faces' }
  | { readonly wish: 'chronicle' }
  | { readonly wish: 'file' }
  /** The game on the table as it is to be kept. */
  | { readonly wish: 'game' }

/** What happened and how things stand. */
export interface CampaignNews {
  readonly state: SeenState
  readonly learned: Learned
  /** Events since the last news, to be kept; the first of them has this number. */
  readonly from: number
  readonly events: readonly CampaignEvent[]
  /** What lies on top: the event that the screen shows. */
  readonly top: CampaignEvent
  /** What people are asked. */
  readonly asked: readonly CampaignQuestion[]
  /** Something happens without people. */
  readonly goesOn: boolean
  /** Towns that may take back what they decided. */
  readonly undo: readonly number[]
  /** Whether there is a game to sit down at. */
  readonly hasGame: boolean
}

export type CampaignSaid =
  | {
      readonly is: 'campaign'
      readonly news: CampaignNews
      readonly sealed?: SealedPack
      readonly playing?: GameInPlay
    }
  | { readonly is: 'faces'; readonly pair: PairPage | null }
  | { readonly is: 'chronicle'; readonly entries: readonly ChronicleEntry[] }
  | { readonly is: 'file'; readonly text: string }
  | { readonly is: 'game'; readonly game: GameInPlay | null }
  | { readonly is: 'campaign-refused'; readonly refusal: Refusal }
