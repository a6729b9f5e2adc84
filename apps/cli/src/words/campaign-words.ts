import type { EndStep, FaultCode, QuestionKind } from '@machinami/campaign'

/** What the command line says about campaigns. Cards, rules and stories speak for themselves, from their pack. */
export interface CampaignWords {
  readonly tasks: string
  readonly missing: (what: string) => string
  readonly unknownPack: (what: string, known: string) => string
  readonly unknownStep: (what: string) => string
  readonly townNames: readonly string[]
  readonly colours: { readonly [id: string]: string }
  readonly begun: (title: string, file: string) => string
  readonly leftIn: (file: string) => string
  readonly exported: (file: string) => string
  readonly imported: (file: string) => string
  readonly verified: (events: number, games: number) => string
  readonly damagedGame: (file: string) => string
  readonly lostGame: string
  readonly storyIn: (language: string) => string
  readonly sides: { readonly A: string; readonly B: string }
  readonly questions: { readonly [kind in Exclude<QuestionKind, 'finish-game'>]: string }
  readonly steps: { readonly [step in EndStep]: string }
  readonly answers: {
    readonly goOn: string
    readonly ready: string
    readonly open: string
    readonly stick: string
    readonly sign: string
    readonly play: string
    readonly playAll: string
  }
  readonly told: ToldWords
  readonly teach: LessonWords
  readonly sim: BalanceWords
  readonly status: StatusWords
  readonly check: {
    readonly good: (games: number) => string
    readonly faults: (n: number) => string
    readonly codes: { readonly [code in FaultCode]: string }
    readonly wanted: (what: string) => string
  }
}

/** What happened, in one line each. */
export interface ToldWords {
  readonly colour: (town: string, colour: string) => string
  readonly name: (player: string, town: string) => string
  readonly dealt: (cards: number) => string
  readonly box: (n: number, things: string) => string
  readonly rule: (name: string) => string
  readonly reference: string
  readonly landmark: (letter: string, card: string) => string
  readonly community: (card: string) => string
  readonly townSquare: (card: string) => string
  readonly side: (town: string, card: string) => string
  readonly number: (town: string, number: number) => string
  readonly option: (town: string) => string
  readonly sticker: (town: string, sticker: string) => string
  readonly game: (game: number) => string
  readonly won: (game: number, town: string, player: string) => string
  readonly signed: (town: string, player: string, substitute: string | undefined) => string
  readonly archived: (cards: string) => string
  readonly completed: (towns: string, count: number) => string
  readonly freeGame: string
  readonly freeWon: (town: string, player: string) => string
  readonly tookOver: (town: string, player: string) => string
  readonly undone: string
}

export interface StatusWords {
  readonly game: (game: number, games: number) => string
  readonly before: string
  readonly over: string
  readonly town: string
  readonly player: string
  readonly marks: string
  readonly wins: string
  readonly stickers: string
  readonly townSquare: string
  readonly landmarks: string
  readonly community: string
  readonly supply: string
  readonly rules: string
  readonly reserves: string
  readonly archives: string
  readonly register: string
  readonly freePlay: string
  readonly read: (cards: number) => string
}

/** How bots are taught the games of a pack. */
export interface LessonWords {
  readonly progress: (game: number, done: string) => string
  readonly taught: (game: number, rules: string, games: string, file: string) => string
  readonly sealed: string
  readonly noNet: (game: number) => string
  /** What a net that is kept won against the planner, by number of towns. */
  readonly tested: (won: string) => string
  readonly notBetter: (game: number, games: string, won: string, draft: string) => string
}

/** How a pack is balanced. */
export interface BalanceWords {
  readonly headline: (pack: string, bot: string, seed: string) => string
  readonly bars: (met: number, all: number, open: number) => string
  readonly open: string
  readonly ok: string
  readonly miss: string
  readonly chapters: string
  readonly faces: string
  readonly squares: string
  readonly pairs: string
  readonly whole: string
  readonly outside: string
  readonly built: (card: string) => string
  readonly picked: (card: string) => string
  readonly cannotKeep: (file: string) => string
  readonly actions: string
  readonly token: string
  readonly pin: string
  readonly heads: {
    readonly game: string
    readonly towns: string
    readonly games: string
    readonly rounds: string
    readonly first: string
    readonly again: string
    readonly trailing: string
    readonly sides: string
    readonly limit: string
    readonly match: (bot: string) => string
    readonly card: string
    readonly campaigns: string
    readonly most: string
    readonly what: string
    readonly found: string
    readonly allowed: string
    readonly action: string
    readonly afterGame: string
    readonly sideA: string
    readonly difference: string
    readonly withTowns: (n: number) => string
    readonly inGame: (n: number) => string
  }
}
