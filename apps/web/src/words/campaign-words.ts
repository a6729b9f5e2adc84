import type { EndStep } from '@machinami/campaign'

/** What the browser says about campaigns; fetched with them. Cards, rules and stories speak for themselves, from their pack. */
export interface CampaignWords {
  readonly game: (n: number) => string
  readonly side: (side: 'A' | 'B') => string
  readonly storyIn: (language: string) => string
  readonly letters: string
  readonly leaf: (n: number, of: number) => string
  readonly turnLeaf: string
  readonly next: string
  readonly reads: (name: string) => string
  readonly listen: (names: string, count: number) => string
  readonly again: string
  readonly unkept: { readonly 'not-kept': string; readonly changed: string }
  readonly townNames: readonly string[]
  readonly colours: { readonly [id: string]: string }

  readonly list: {
    readonly title: string
    readonly about: string
    readonly begin: string
    readonly import: string
    readonly afar: string
    readonly none: string
    readonly game: (n: number, of: number) => string
    readonly founding: string
    readonly over: string
    readonly remove: string
    readonly removeTitle: string
    readonly removeText: (title: string) => string
    readonly keep: string
    readonly notRead: string
    readonly gone: string
  }
  readonly create: {
    readonly title: string
    readonly which: string
    readonly games: (n: number) => string
    readonly bots: string
    readonly begin: string
    readonly notFetched: string
  }
  readonly founding: {
    readonly title: string
    readonly whose: (name: string) => string
    readonly name: string
    readonly colour: string
    readonly hint: string
    readonly found: string
    readonly bots: string
  }
  readonly menu: {
    readonly title: string
    readonly island: string
    readonly boards: string
    readonly register: string
    readonly rules: string
    readonly chronicle: string
    readonly players: string
    readonly soundOn: string
    readonly soundOff: string
    readonly export: string
    readonly leave: string
    readonly isKept: string
  }
  readonly between: { readonly first: string; readonly next: string }
  readonly stop: {
    readonly before: string
    readonly told: (games: number) => string
    readonly sealed: string
    readonly breakSeal: string
    readonly nobodyLooks: string
    readonly opened: string
  }
  readonly box: {
    readonly title: (n: number) => string
    readonly sealed: string
    readonly together: string
    readonly open: string
    readonly thing: (name: string, count: number) => string
    readonly nextCard: string
    readonly take: string
  }
  readonly cards: {
    readonly start: string
    readonly startHint: string
    readonly rule: string
    readonly ruleHint: string
    readonly clear: string
    readonly reference: string
    readonly referenceHint: string
    readonly freePlay: string
    readonly landmark: (letter: string) => string
    readonly landmarkHint: string
    readonly community: string
    readonly communityHint: string
    readonly townSquare: string
    readonly townSquareHint: string
  }
  readonly rules: { readonly number: (n: number) => string; readonly sealed: string; readonly none: string }
  readonly choice: {
    readonly title: string
    readonly won: (name: string, game: number) => string
    readonly island: string
    readonly forGood: string
    readonly onlyYou: string
    readonly pick: string
    readonly confirm: (card: string) => string
    readonly note: (n: number) => string
    readonly listen: (n: number) => string
  }
  readonly ask: {
    readonly title: (town: string) => string
    readonly who: (name: string) => string
    readonly forGood: string
    readonly pick: string
    /** Empty where it is no number. */
    readonly confirm: (number: string) => string
    readonly taken: (n: number, town: string) => string
  }
  readonly sticker: {
    readonly title: (town: string) => string
    readonly who: (name: string) => string
    readonly how: string
    readonly keys: string
    readonly slot: string
    readonly move: (sticker: string) => string
    readonly forGood: string
    readonly stick: string
  }
  readonly waiting: { readonly title: (town: string) => string; readonly hint: string }
  readonly board: {
    readonly empty: string
    readonly townSquare: string
    readonly marks: (n: number) => string
    readonly flags: string
    readonly flagCount: (n: number) => string
    readonly wins: (n: number) => string
  }
  readonly players: {
    readonly tonight: string
    readonly plays: (name: string) => string
    readonly change: string
    readonly who: (town: string) => string
    readonly howLong: string
    readonly thisGame: string
    readonly thisGameHint: string
    readonly always: string
    readonly alwaysHint: string
    readonly sitDown: string
  }
  readonly before: {
    readonly title: string
    readonly hint: string
    readonly play: (game: number) => string
    readonly lost: string
  }
  /** At the table, during a game. */
  readonly table: {
    readonly onward: string
    /** After a game of free play there is no more story. */
    readonly home: string
    readonly lookUp: string
    readonly newRule: string
    readonly gotIt: string
  }
  readonly won: {
    readonly title: (town: string) => string
    readonly hint: (player: string) => string
    readonly read: string
  }
  readonly closing: {
    readonly title: string
    readonly signs: (name: string) => string
    readonly sign: string
    readonly draw: string
    readonly tidy: string
    readonly done: string
    readonly chose: (town: string, card: string) => string
    readonly steps: { readonly [step in EndStep]: string }
  }
  readonly island: {
    readonly map: (title: string) => string
    readonly after: (games: number) => string
    readonly changed: string
    readonly nothingYet: string
    readonly won: (town: string) => string
    readonly chose: (town: string) => string
    readonly built: (card: string) => string
    readonly wins: (n: number) => string
    readonly pause: string
    readonly next: string
  }
  readonly register: {
    readonly title: string
    readonly free: string
    readonly game: string
    readonly date: string
    readonly winner: string
    readonly town: string
    readonly note: string
    readonly thisGame: string
    readonly substitute: (name: string) => string
  }
  readonly tune: {
    readonly title: string
    /** Once its last note is there. */
    readonly whole: string
    readonly notes: (numbers: string) => string
    readonly hint: string
    readonly old: string
    readonly author: (town: string, game: number, card: string) => string
    readonly slower: string
    readonly play: string
  }
  readonly over: {
    readonly title: string
    readonly champions: (towns: string, count: number) => string
    readonly all: string
    readonly play: string
  }
  readonly chronicle: {
    readonly title: string
    readonly print: string
    readonly empty: string
    readonly begun: (date: string, players: string) => string
    readonly founded: (town: string, player: string) => string
    readonly chose: (town: string, card: string) => string
    readonly number: (town: string, n: number) => string
    readonly sticker: (town: string, sticker: string) => string
    readonly won: (game: number, town: string, player: string, date: string, substitute: string | undefined) => string
    readonly tookOver: (town: string, player: string) => string
    readonly completed: (towns: string, count: number) => string
  }
}
