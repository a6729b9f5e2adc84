import type { RowOf } from '@machinami/cards'
import type { Obstacle } from '@machinami/engine'
import type { Untrained } from '@machinami/host'
import type { BotId } from '../bots/who.ts'
import type { AroundWords } from './around-words.ts'
import type { CampaignWords } from './campaign-words.ts'
import type { DailyWords } from './daily-words.ts'
import type { FriendsWords } from './friends-words.ts'
import type { HistoryWords } from './history-words.ts'
import type { KeptWords } from './keep-problems.ts'
import type { MeWords } from './me-words.ts'
import type { BotName } from './names.ts'
import type { PlayOnWords } from './play-on-words.ts'
import type { ReviewWords } from './review-words.ts'
import type { ResultWords, StageWords } from './stage-words.ts'
import type { TogetherWords } from './together-words.ts'

/** Every word of the interface that is not a word of the game. A language is one object of this type. */
export interface Words {
  /** Fetched for lessons alone: most visitors come to play. */
  readonly lessons: () => Promise<LessonTexts>
  readonly ruleBook: () => Promise<RuleBook>
  /** Fetched with the screens around the table, and with the menu. */
  readonly around: () => Promise<AroundWords>
  /** Fetched with the first hint, the menu or the result. */
  readonly aside: () => Promise<AsideWords>
  /** Fetched where friends play elsewhere. */
  readonly friends: () => Promise<FriendsWords>
  /** Fetched where a campaign is played from several screens. */
  readonly together: () => Promise<TogetherWords>
  /** Fetched with campaigns. */
  readonly campaign: () => Promise<CampaignWords>
  /** Fetched with the rule book. */
  readonly examples: () => Promise<Examples>
  /** Fetched when something could not be kept. */
  readonly kept: () => Promise<KeptWords>
  /** Fetched with whatever goes on from there. */
  readonly playOn: () => Promise<PlayOnWords>
  /** Fetched with what games say together. */
  readonly me: () => Promise<MeWords>
  /** Fetched with the street of the day. */
  readonly daily: () => Promise<DailyWords>
  /** Fetched with a game that is looked at. */
  readonly review: () => Promise<ReviewWords>
  /** Fetched with the list of games. */
  readonly history: () => Promise<HistoryWords>

  readonly tagline: string
  readonly unofficial: string
  readonly back: string
  readonly close: string
  /** Sentences as one text. */
  readonly sentences: (texts: readonly string[]) => string
  /** Two short things side by side. */
  readonly beside: (one: string, other: string) => string
  readonly language: string
  /** A language that did not come. */
  readonly noWords: string

  readonly start: {
    readonly playNow: string
    /** What one click starts. */
    readonly planHint: (edition: string, people: number, bots: number) => string
    readonly goOn: string
    readonly goOnHint: (edition: string, turn: number) => string
    readonly table: string
    readonly tableHint: string
    readonly friends: string
    readonly friendsHint: string
    readonly learn: string
    readonly learnHint: string
    readonly learnAgain: string
    /** A heading nobody sees: everything else one can do here. */
    readonly more: string
    readonly campaign: string
    readonly campaignHint: string
    readonly rules: string
    readonly cards: string
    readonly settings: string
    readonly me: string
    readonly daily: string
    readonly games: string
    /** A record of a game, or home-made rules to play by. */
    readonly openFile: string
    readonly dropHere: string
    readonly nothingKept: string
    readonly brokenSave: string
    readonly forgetSave: string
  }
  readonly nowhere: { readonly title: string; readonly text: string; readonly home: string }
  readonly oops: { readonly title: string; readonly text: string; readonly again: string; readonly notFetched: string }
  readonly update: { readonly text: string; readonly now: string; readonly later: string }

  /** Somebody alone among bots who gave no name, one of several, and a seat. */
  readonly names: {
    readonly you: string
    readonly player: (n: number) => string
    readonly seat: (n: number) => string
  }
  readonly botNames: Readonly<Record<BotName, string>>
  readonly bots: Readonly<Record<BotId, { readonly name: string }>>

  readonly table: {
    /** Asks for a hint; asks why a game ended as it did. */
    readonly ask: string
    readonly why: string
    readonly turn: (n: number) => string
    readonly yourTurn: string
    readonly turnOf: (name: string) => string
    readonly market: string
    readonly myTown: string
    readonly townOf: (name: string) => string
    readonly towns: string
    readonly log: string
    readonly odds: string
    readonly beforeFirst: string
    readonly whoPlays: string
    readonly menu: string
    readonly undo: string
    readonly skip: string
    readonly landmarksOf: (built: number, all: number) => string
    readonly left: (n: number) => string
    readonly copies: (n: number) => string
    /** A building as a screen reader tells it: name, the numbers it acts on, and whatever else there is to say. */
    readonly plot: (name: string, numbers: string, more: readonly string[]) => string
    readonly deckLeft: (n: number) => string
    readonly closedNow: (n: number) => string
    readonly investedNow: (n: number) => string
    readonly total: (n: number) => string
    readonly diceShow: (dice: string) => string
    /** One of several secret picks. */
    readonly pickNth: (n: number, of: number) => string
    readonly offered: (card: string) => string
    /** A name or a thing, and what is said about it. */
    readonly about: (who: string, what: string) => string
    /** Things said in one breath that have nothing to do with each other. */
    readonly apart: (texts: readonly string[]) => string
    readonly leave: string
    readonly laying: string
    readonly layAgain: string
    readonly afterwards: string
    readonly inTown: (n: number) => string
    readonly lookingBack: string
    /** Asks for a roll where there is only one way to do it. */
    readonly rollDie: string
    /** All landmarks stand, and the game goes on. */
    readonly stillMissing: (what: string) => string
    /** Rows of a market that is dealt. */
    readonly rows: Readonly<Record<RowOf, string>>
    readonly whoBegins: string
    readonly sound: string
  }

  readonly stage: StageWords

  readonly card: {
    /** Why a card cannot be built, in as few words as possible; `short` is what is missing in the purse. */
    readonly obstacles: Readonly<Record<Obstacle, (short: number) => string>>
    /** Nothing stands in the way, but nobody is asked to build. */
    readonly notNow: string
    /** The same as sentences, for whoever taps the price: not asked, or asked for another card by a lesson. */
    readonly whyNot: string
    readonly whyNotInLesson: string
    readonly oneDie: string
    readonly twoDice: string
    readonly source: { readonly inferred: string; readonly 'our-choice': string }
  }

  readonly handOver: {
    readonly title: (name: string) => string
    readonly text: string
    readonly ready: (name: string) => string
  }
}

/** What is said at a table: fetched with the first screen that follows the start screen. */
export type RestWords = Pick<Words, 'table' | 'stage' | 'card' | 'handOver' | 'bots'>

/** What the start screen says, and everything that may be said on any screen. */
export interface FirstWords extends Omit<Words, keyof RestWords> {
  readonly rest: () => Promise<RestWords>
}

/** What is said beside the table, where not everybody looks. */
export interface AsideWords extends ResultWords {
  readonly noGame: { readonly title: string; readonly text: string }
  readonly newGame: string
  /** Whoever looks back goes from moment to moment, and back to the game. */
  readonly back: { readonly stepBack: string; readonly stepOn: string; readonly backToGame: string }
  /** Cards to give away, and to begin with. */
  readonly pick: { readonly pickWhom: string; readonly picked: string; readonly pickFirst: string }
  /** What one more of a card adds, what they bring now, and who has one. */
  readonly ofCard: {
    readonly fires: string
    readonly never: string
    readonly earnedSoFar: string
    readonly wouldEarn: string
    readonly wouldEarnTheirs: string
    readonly earns: string
    readonly onAverage: string
    /** The same for a card that depends on what is in the purses. */
    readonly onAverageNow: string
    readonly whoHasIt: string
    readonly nobody: string
  }
  /** What keeps trained bots from what they learned, and how far they are with learning it. */
  readonly untrained: Readonly<Record<Untrained, string>>
  readonly learning: { readonly label: string; readonly learned: string; readonly asGood: string }
  /** A game that is kept by another tab, or nowhere. */
  readonly unsaved: { readonly elsewhere: string; readonly keepHere: string; readonly nowhere: string }
  readonly order: {
    readonly how: string
    readonly go: string
    readonly actsAt: (card: string, n: number, of: number) => string
    readonly nowAt: (card: string, n: number, of: number) => string
    readonly earlier: (card: string) => string
    readonly later: (card: string) => string
  }
  readonly end: {
    readonly won: (name: string) => string
    readonly youWon: string
    readonly coinsOverTime: string
    readonly incomeOverTime: string
    readonly chartOf: (what: string) => string
    readonly landmarks: string
    readonly buildings: string
    readonly earned: string
    readonly taken: string
    readonly best: string
    /** A building's name before what it earned. */
    readonly bestName: (card: string) => string
    readonly player: string
    readonly rematch: string
    readonly change: string
    readonly look: string
    readonly result: string
    readonly record: string
    readonly copy: string
    readonly copied: string
    /** The browser does not copy; the text is there and marked. */
    readonly notCopied: string
    readonly download: string
    readonly downloadRecord: string
    readonly home: string
  }
  /** Why an answer is good: hints during a game, bots' reasons after it. */
  readonly reasons: {
    readonly title: string
    readonly thinking: string
    readonly explain: string
    /** For whom chances hold: people are taken for this level, by their games or for want of any. */
    readonly chancesFor: (level: string, isKnown: boolean) => string
    readonly noNet: string
    readonly noAdvice: string
    /** Coins a roll brings on average. */
    readonly brings: (coins: string) => string
    /** What passing is good for. */
    readonly saves: string
    /** The same where a building pays for it. */
    readonly paysToPass: (card: string) => string
    /** Where all answers shown are worth the same. */
    readonly equal: string
    readonly doIt: string
    readonly toWin: string
  }
  /** Dice that were promised before the game, and can be checked after it. */
  readonly fairDice: {
    readonly title: string
    readonly promise: string
    /** What that cannot show to somebody alone among bots. */
    readonly alone: string
    readonly commitment: string
    readonly check: string
    readonly kept: string
    readonly checkNow: string
    readonly right: (n: number) => string
    readonly untold: string
    /** Who added to the dice. */
    readonly shared: (names: string) => string
    readonly missing: (names: string) => string
    /** Where to look after such a game. */
    readonly missingCheck: string
  }
}

/** A turn of each game, a sentence to each step of `How a turn goes`. */
export type Examples = Readonly<Record<'base' | 'two' | 'legacy', readonly string[]>>

/** What is said at each step of a lesson. */
export type LessonTexts = Readonly<Record<'base' | 'two', readonly string[]>>

export type RuleBook = typeof import('virtual:rule-book/en').default
