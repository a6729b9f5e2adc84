import type { Problem } from '@machinami/bots'
import type { Decision, LogProblem } from '@machinami/bots/arena'
import type { Verdict } from '@machinami/table'
import type { Mode } from '../bench/meter.ts'
import type { CommandName, ExampleId } from '../examples.ts'
import type { CampaignWords } from './campaign-words.ts'
import type { ReviewWords } from './review-words.ts'

/** The words of the command line itself, whole: one that is missing does not compile. Cards and moves speak through `lang`. */
export interface Words {
  readonly help: HelpWords
  readonly usage: UsageWords
  readonly files: {
    readonly cannotWrite: (file: string) => string
    readonly exists: (file: string) => string
    readonly existsAlready: (file: string) => string
    /** `owner` is the number of a process and its machine, `lock` the file that says so. */
    readonly inUse: (file: string, owner: string, lock: string) => string
    readonly noFolder: (folder: string) => string
    readonly noFile: (name: string) => string
    readonly movedTo: (from: string, to: string) => string
    readonly nowhere: (file: string) => string
    readonly overwrite: string
    readonly leaveAsItIs: string
    readonly tryAgain: string
    readonly leaveUnsaved: string
  }
  readonly bots: {
    /** Where no net fits the game. */
    readonly asPlanner: (bots: string) => string
    /** Where one should, but its file is missing or damaged. */
    readonly notLoaded: (bots: string) => string
  }
  readonly play: PlayWords
  readonly menu: MenuWords
  readonly sim: SimWords
  readonly teach: TeachWords
  readonly arena: ArenaWords
  readonly replay: {
    readonly factsOnly: string
    readonly unfinished: string
    readonly givenUp: string
    readonly step: string
  }
  readonly verify: { readonly commitmentShape: string; readonly good: (verdict: Verdict) => string }
  /** The price of a landmark by the slot it lies in when the first game of a campaign begins. */
  readonly cards: { readonly inFirstGame: (price: string) => string }
  readonly rules: { readonly usual: string }
  readonly bench: BenchWords
  readonly campaign: CampaignWords
  readonly review: ReviewWords
  readonly server: { readonly notBuilt: string }
}

const OPTION_IDS = [
  'lang',
  'edition',
  'players',
  'market',
  'order',
  'house',
  'first',
  'ruleset',
  'seats',
  'seed',
  'record',
  'force',
  'resume',
  'confirm',
  'no-confirm',
  'games',
  'bots',
  'sim-seed',
  'arena-seed',
  'threads',
  'units',
  'sprt',
  'matrix',
  'svg',
  'log',
  'no-rotate',
  'json',
  'csv',
  'facts',
  'step',
  'partial',
  'noted',
  'newest',
  'cards-edition',
  'cards-ruleset',
  'rules-edition',
  'seconds',
  'rounds',
  'lesson',
  'anew',
  'to',
  'pack',
  'towns',
  'stand-in',
  'until',
  'chapter',
  'chapter-games',
  'campaigns',
  'choices',
  'sim-bot',
  'against',
  'matches',
  'keep',
  'open',
  'markdown',
  'html',
  'at',
  'stdio',
] as const
export type OptionId = (typeof OPTION_IDS)[number]

export interface TeachWords {
  readonly progress: (done: string) => string
  readonly known: (file: string) => string
  readonly goesOn: (done: string) => string
  readonly brokenOff: (done: string) => string
  readonly better: (games: string, share: string, file: string) => string
  readonly notBetter: (games: string, share: string) => string
}

export interface HelpWords {
  readonly about: string
  readonly titles: {
    readonly usage: string
    readonly arguments: string
    readonly options: string
    readonly commands: string
    readonly examples: string
    readonly exitCodes: string
    readonly environment: string
    readonly bots: string
  }
  /** `default: base` */
  readonly defaultValue: string
  readonly helpOption: string
  readonly helpCommand: string
  readonly version: string
  readonly commands: Readonly<Record<CommandName, string>>
  readonly arguments: {
    readonly file: string
    readonly files: string
    readonly search: string
    readonly contestants: string
    readonly task: string
    readonly campaign: string
    readonly target: string
    readonly rules: string
    readonly fileOrLink: string
    readonly folder: string
    readonly bot: string
    readonly backup: string
  }
  readonly options: Readonly<Record<OptionId, string>>
  readonly examples: Readonly<Record<ExampleId, string>>
  readonly exitCodes: {
    readonly ok: string
    readonly failed: string
    readonly usage: string
    readonly broken: string
    readonly hungUp: string
    readonly stopped: string
    readonly terminated: string
  }
  readonly environment: {
    readonly lang: string
    readonly color: string
    readonly data: string
    readonly trace: string
  }
}

/** What was wrong with the command line itself. */
export interface UsageWords {
  readonly unknownCommand: (name: string) => string
  readonly unknownOption: (flag: string) => string
  readonly missingValue: (flag: string) => string
  readonly missingArgument: (name: string) => string
  readonly tooMany: string
  readonly other: string
  readonly badChoice: (flag: string, value: string, wanted: string) => string
  readonly notTogether: (one: string, other: string) => string
  readonly onlyWith: (one: string, other: string) => string
  /** An option that this task of a command does not have. */
  readonly notHere: (flag: string, command: string) => string
  readonly seeHelp: (command: string) => string
  /** A bug, and what to send with the report of it. */
  readonly brokenDown: string
  readonly report: (what: string) => string
}

export interface PlayWords {
  readonly you: string
  readonly player: (n: number) => string
  readonly commitment: (hash: string) => string
  readonly seedTold: (seed: string) => string
  readonly checkWith: string
  readonly seedShape: string
  readonly seedMissing: (file: string) => string
  readonly savedIn: (file: string) => string
  readonly leftIn: (file: string) => string
  readonly nothingToResume: string
  readonly contradicts: (flag: string, value: string, recorded: string) => string
  readonly homeMade: string
  readonly odds: { readonly dice: (n: 1 | 2) => string; readonly mean: string }
  readonly market: {
    readonly card: string
    readonly numbers: string
    readonly price: string
    readonly left: string
    readonly yours: string
    /** Instead of a price, where a card has none for this player. */
    readonly notForYou: string
  }
  readonly notYet: string
  readonly left: (n: string) => string
  readonly owned: (n: string) => string
  readonly closed: (n: number) => string
  readonly onAverage: (change: string) => string
  readonly keys: (canUndo: boolean) => string
  /** How to answer, with a move of this game. */
  readonly typing: (move: string) => string
  readonly undone: string
  readonly endTurn: string
  readonly goOn: string
  readonly handOver: (name: string) => string
}

/** What is asked before a game that was started without any flag. */
export interface MenuWords {
  readonly edition: string
  readonly players: string
  readonly playerCount: (n: number) => string
  readonly ready: string
  readonly start: string
  readonly market: string
  readonly opponents: string
  readonly order: string
  readonly mixedBots: string
  readonly onlyPeople: string
  readonly keys: (canGoBack: boolean) => string
}

export interface SimWords {
  readonly players: (n: number) => string
  readonly games: (n: string, seed: string) => string
  readonly unfinished: (n: string) => string
  readonly sameBot: (bot: string) => string
  readonly progress: (done: string, of: string) => string
  readonly heads: {
    readonly bot: string
    readonly seat: string
    readonly wins: string
    readonly share: string
    readonly interval: string
    readonly turns: string
    readonly mean: string
    readonly least: string
    readonly most: string
    readonly card: string
    readonly perGame: string
    readonly builders: string
    readonly builderWins: string
  }
  /** `tolerance` is how far luck may take the mean from what is known. */
  readonly reference: (mean: string, known: string, tolerance: string) => string
  readonly ok: string
  readonly off: string
  readonly tooFew: string
  readonly speed: (turns: string, seconds: string, threads: number, rate: string) => string
}

export interface ArenaWords {
  readonly match: (bot: string, other: string) => string
  readonly howMany: string
  readonly heads: {
    readonly adjusted: string
    readonly raw: string
    readonly fair: string
    readonly games: string
    readonly turns: string
    readonly worst: string
  }
  /** How many standard errors mean luck is from nought, and how many games fewer that saves. */
  readonly luckFair: (errors: string, saving: string) => string
  readonly tooFew: string
  /** How many units, or from how few to how many, every match of a matrix had, of so many games each. */
  readonly unitsEach: (units: string, games: number) => string
  /** Matches with how many games of them were stopped. */
  readonly unfinishedIn: (matches: string) => string
  readonly luckOff: (errors: string) => string
  /** Of several matches, named as `match` names them. */
  readonly luckOffIn: (matches: string) => string
  /** What a sequential test for so many points says. */
  readonly decisions: Readonly<Record<Exclude<Decision, 'open'>, (points: string) => string>> & {
    /** How far on the way to which decision. */
    readonly open: (points: string, way: string, to: Exclude<Decision, 'open'>) => string
  }
  readonly logProblems: Readonly<Record<LogProblem['problem'], (file: string, line: number) => string>>
  /** Why there is no net, and what happens instead. */
  readonly netProblems: Readonly<Record<Problem, string>>
}

export interface BenchWords {
  readonly title: (node: string) => string
  readonly note: string
  readonly modes: Readonly<Record<Mode, string>>
  readonly lost: (share: string) => string
  readonly times: (factor: string) => string
  readonly heads: {
    readonly game: string
    readonly mode: string
    readonly games: string
    readonly best: string
    readonly median: string
    readonly compared: string
    readonly copy: string
    readonly stateBytes: string
    readonly recordBytes: string
  }
}
