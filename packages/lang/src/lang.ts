import type {
  Card,
  Color,
  EditionId,
  Goal,
  HouseOptionId,
  HouseRuleId,
  Icon,
  Landmark,
  MarketId,
  Noun,
  Power,
  Refusal,
  RefusalCode,
  Ruleset,
  Step,
} from '@machinami/cards'
import type { Answer, CardName, GameEvent, QuestionKind, Seat, SeatRecord } from '@machinami/engine'
import type { WordOf } from './families.ts'
import type { LangCode } from './languages.ts'
import type { Naming } from './naming.ts'

/** Who and what is spoken of. `you` is the seat of the reader, who is then addressed in person. */
export interface Context extends Naming {
  readonly seatName: (seat: Seat) => string
  readonly kindOf?: (id: CardName) => Card['kind'] | undefined
  readonly you?: Seat
  /** Where things are told when they are long past: how a verb is said then. */
  readonly afterwards?: Afterwards
}

/** A verb as it is said of what is over: `built` for `build`. */
export type Afterwards = (verb: string) => string

/** Figures that an answer does not carry itself and that its label may show. */
export interface Figures {
  /** What a build costs. */
  readonly price?: number
  /** What is taken from a player. */
  readonly coins?: number
  /** What is added to the total. */
  readonly by?: number
}

/** The member of a union that has this kind. */
export type Of<Union extends { readonly kind: string }, Kind> = Union extends unknown
  ? Kind extends Union['kind']
    ? Union & { readonly kind: Kind }
    : never
  : never

export type EventSentences = {
  readonly [Kind in GameEvent['kind']]: (event: Of<GameEvent, Kind>, ctx: Context) => string
}
export type AnswerLabels = {
  readonly [Kind in Answer['kind']]: (answer: Of<Answer, Kind>, ctx: Context, figures: Figures) => string
}
/** What a `decided` event tells: who answered what. */
export type DecisionSentences = {
  readonly [Kind in Answer['kind']]: (answer: Of<Answer, Kind>, seat: Seat, ctx: Context) => string
}

/** Whom a question is put to, and the card it comes from. */
export type Asking = Pick<Of<GameEvent, 'asked'>, 'seats' | 'card'>
export interface QuestionWords {
  /** Asks the player who has to answer. */
  readonly prompt: (asking: Asking, ctx: Context) => string
  /** Tells everybody else whom the game waits for. */
  readonly waiting: (asking: Asking, ctx: Context) => string
}

/** What happens at a table beside the game. */
export interface RoomSentences {
  readonly reseated: (event: { readonly was: SeatRecord; readonly becomes: SeatRecord }) => string
  readonly late: (event: { readonly seat: Seat }, ctx: Context) => string
}

export interface ColorWords {
  readonly color: string
  /** The type of establishment that has this colour. */
  readonly type: string
  /** When cards of this colour act, as a sentence. */
  readonly acts: string
}

/** What speaks for an answer, in figures: how likely it wins, and what it changes at once. */
export interface Advice {
  /** 0 to 1; null where nobody knows. */
  readonly chance: number | null
  readonly wins: boolean
  /** Own coins per round. */
  readonly income: number
  /** Own rounds to the goal: less is better. */
  readonly tempo: number
  /** Rounds to the goal of the nearest opponent: more is better. */
  readonly denial: number
  /** Things left to build for the goal: less is better. */
  readonly goal: number
  /** What speaks for it comes later. */
  readonly later: boolean
}

/** Phrases, not sentences: they stand side by side. Changes have a sign and are never nothing. */
export interface AdviceWords {
  readonly chance: (share: number) => string
  /** The game is won with it. */
  readonly wins: string
  readonly income: (coins: number) => string
  readonly tempo: (rounds: number) => string
  /** More rounds than a game has: what was built before earned next to nothing. */
  readonly leap: (rounds: number) => string
  readonly denial: (rounds: number) => string
  /** So many things more, or fewer, are left to build for the goal. */
  readonly goal: (things: number) => string
  readonly later: string
  /** Where nothing worth telling changes. */
  readonly nothing: string
}

/** What is said when something is refused. */
export interface RefusalWords {
  /** Why not, as it goes on after a colon: `explain` makes it a sentence. */
  readonly refusals: Readonly<Record<RefusalCode, (refusal: Refusal) => string>>
  /** What is wrong with a record, and what to do about it, for somebody who only wants to open it. */
  readonly records: { readonly foreign: string; readonly damaged: string; readonly changed: string }
  /** Where in a file it was refused: `Line 3: `, or nothing. */
  readonly place: (refusal: Refusal) => string
}

/** What the points are called on which printings differ, and what each option says. */
export interface HouseWords {
  readonly rules: Readonly<Record<HouseRuleId, string>>
  readonly options: Readonly<Record<HouseOptionId, string>>
}

/** A language, whole: a name or sentence that is missing does not compile. */
export interface Lang {
  readonly code: LangCode

  // Words.
  /** Asked through `namingFor`, which knows the names that a ruleset brings too. */
  readonly names: WordOf<Noun>
  readonly editions: Readonly<Record<EditionId, string>>
  /** Rules that are none of ours. */
  readonly homeMade: string
  readonly markets: Readonly<Record<MarketId, string>>
  readonly orders: Readonly<Record<Ruleset['order'], string>>
  readonly colors: Readonly<Record<Color, ColorWords>>
  readonly icons: Readonly<Record<Icon, string>>
  readonly kinds: Readonly<Record<Card['kind'], string>>

  // Figures.
  readonly number: (n: number) => string
  readonly coins: (n: number) => string
  /** `first`, `second`, ... */
  readonly ordinal: (n: number) => string
  readonly list: (items: readonly string[]) => string
  /** A throw with its total: `3 + 4 = 7`. */
  readonly dice: (dice: readonly number[]) => string
  /** The numbers that activate a card: `9–10`. */
  readonly totals: (on: readonly number[]) => string
  readonly price: (cost: Landmark['cost']) => string
  /** The price of a landmark that costs what its slot of the town board says. */
  readonly slotPrice: (slots: readonly number[]) => string

  // Sentences.
  /** Fetched for whoever plays by a house rule or chooses one: most do neither. */
  readonly house: () => Promise<HouseWords>
  /** Fetched when something is refused. */
  readonly refusals: () => Promise<RefusalWords>
  readonly questions: Readonly<Record<QuestionKind, QuestionWords>>
  readonly answers: AnswerLabels
  readonly events: EventSentences
  readonly room: RoomSentences
  /** What has to be done to win. */
  readonly goal: (goal: readonly Goal[], naming: Naming) => string
  /** What steps of one card do, one sentence each. */
  readonly steps: (steps: readonly Step[], naming: Naming) => string[]
  /** What a power of a building changes. */
  readonly power: (power: Power, naming: Naming) => string[]
  /** All there is to say about a card: what it does, when, what else to know; `beside` are cards of its game: some landmarks give actions. */
  readonly cardText: (card: Card, naming: Naming, beside?: readonly Card[]) => string[]
  /** Why a bot would answer so. */
  readonly advice: AdviceWords
}
