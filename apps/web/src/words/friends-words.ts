import type { Met } from '@machinami/remote'
import type { Phrase, WireRefusalCode } from '@machinami/wire'
import type { AccountWords } from './account-words.ts'

/** What is said about playing with friends elsewhere. */
export interface FriendsWords {
  readonly title: string
  readonly name: string
  readonly make: string
  readonly makeHint: string
  readonly campaign: string
  readonly campaignHint: string
  readonly needTowns: string
  readonly openBox: string
  readonly chapter: (game: number, of: number) => string
  readonly join: string
  readonly code: string
  readonly codeHint: string
  readonly go: string
  readonly mine: string
  readonly open: string
  readonly noneOpen: string
  readonly seatsTaken: (taken: number, of: number) => string
  readonly lastThere: (when: string) => string
  readonly yourTurn: string
  /** Tables besides. */
  readonly moreWait: (n: number) => string
  readonly turnOf: (name: string) => string
  readonly over: string
  /** In a list, of a game. */
  readonly pausedNow: string
  readonly forget: string
  /** Of a game that goes on. */
  readonly forgetSure: string
  /** Of a game of one's own that is over. */
  readonly eraseSure: string
  readonly offTheList: string
  /** Nobody heard that a seat was to be given up, or a game erased. */
  readonly unheard: string
  readonly erase: string
  readonly noServer: string
  readonly sameScreen: string

  readonly waiting: string
  readonly sayCode: string
  readonly orScan: string
  readonly send: string
  readonly copy: string
  /** The address of the table works on this machine alone. */
  readonly onlyHere: string
  readonly copied: string
  readonly inviteText: (code: string) => string
  readonly you: string
  readonly thatIsYou: string
  readonly looks: {
    readonly change: string
    readonly changeName: string
    readonly title: string
    readonly face: string
    /** In the order of `PEOPLE`. */
    readonly faces: readonly string[]
    readonly colour: string
    readonly colours: { readonly [colour in 'red' | 'blue' | 'green' | 'purple' | 'gold']: string }
    readonly done: string
  }
  readonly free: string
  readonly freeHint: string
  /** For those who cannot seat a bot. */
  readonly freeForAny: string
  readonly freed: string
  readonly addBot: string
  readonly chooseBot: string
  readonly botHint: string
  readonly take: string
  readonly remove: (name: string) => string
  readonly seatsNow: (n: number) => string
  readonly moreSeats: string
  readonly fewerSeats: string
  readonly here: string
  readonly away: string
  readonly host: string
  readonly watching: (n: number) => string
  readonly game: string
  readonly change: string
  readonly ownRules: string
  readonly ownRulesPlayed: string
  readonly clock: string
  readonly clocks: {
    readonly none: string
    readonly turn: string
    readonly bank: string
    readonly days: string
  }
  /** How long a clock of the chosen kind runs. */
  readonly howLong: string
  readonly clockAbout: {
    readonly none: string
    readonly turn: (seconds: number) => string
    readonly bank: (minutes: number, more: number) => string
    readonly days: (days: number, isNightQuiet: boolean) => string
  }
  readonly more: string
  readonly listed: string
  readonly takeBack: string
  readonly takeBacks: { readonly free: string; readonly ask: string; readonly off: string }
  readonly chat: string
  readonly chats: { readonly all: string; readonly phrases: string; readonly off: string }
  readonly onlookers: string
  readonly onlooking: { readonly now: string; readonly late: string; readonly none: string }
  readonly standIn: string
  readonly standInIs: (bot: string) => string
  readonly standInByDays: (bot: string) => string
  readonly standsIn: { readonly soon: string; readonly never: string }
  readonly sealed: string
  readonly sealing: (names: string) => string
  readonly begin: (people: number) => string
  readonly needTwo: string
  readonly waitForHost: (name: string) => string
  readonly joinAs: string
  readonly joinHere: string
  readonly full: string
  readonly leave: string
  readonly gone: string

  readonly connecting: string
  readonly lost: string
  readonly nothingLost: (turn: number) => string
  /** Why there is no line, as far as this device can tell. */
  readonly noNetwork: string
  readonly met: Readonly<Record<Met, string>>
  readonly asOf: (seconds: number) => string
  readonly nextTry: (seconds: number) => string
  readonly standInSoon: (minutes: number) => string
  readonly tryNow: string
  readonly brokeDown: string
  readonly reload: string

  readonly talk: string
  readonly sayFreely: string
  readonly say: string
  readonly nothingSaid: string
  readonly hushing: string
  readonly mute: (name: string) => string
  readonly hearAgain: (name: string) => string
  readonly silence: (name: string) => string
  readonly letSpeak: (name: string) => string
  readonly phrases: Readonly<Record<Phrase, string>>

  readonly paused: string
  readonly pausedHint: string
  readonly pause: string
  readonly goOn: string
  readonly asks: { readonly undo: (name: string) => string; readonly pause: (name: string) => string }
  readonly asked: string
  /** To whoever asked. */
  readonly notAgreed: string
  readonly yes: string
  readonly no: string
  readonly botPlays: (bot: string) => string
  readonly backToSeat: string
  readonly letBotPlay: string
  readonly leaveGame: string
  readonly leaveGameSure: string
  readonly again: string
  /** Nobody who played is left. */
  readonly givenUp: string
  readonly toNext: string
  /** A game that is over, move by move. */
  readonly lookBack: string
  readonly youWatch: string
  readonly youWatchLate: (seconds: number) => string
  readonly seenSoon: (seconds: number) => string
  readonly left: (time: string) => string

  /** Everything that was thrown on a server. */
  readonly dice: {
    readonly link: string
    readonly title: string
    readonly none: string
    readonly about: (dice: string, games: number) => string
    readonly faces: string
    readonly totals: string
    readonly seen: string
    readonly expected: string
    readonly chiSquare: (value: string, freedom: number) => string
    /** How often fair dice are at least as uneven. */
    readonly usual: (share: string) => string
    readonly strange: (share: string) => string
    readonly check: string
  }

  /** What happens while somebody is away. */
  readonly bells: {
    readonly title: string
    readonly about: string
    readonly quiet: string
    readonly here: string
    readonly noPush: { readonly insecure: string; readonly unsupported: string; readonly denied: string }
    readonly noMail: string
    readonly by: { readonly mail: string; readonly hook: string }
    readonly tellMe: string
    readonly hung: { readonly push: string; readonly mail: string; readonly hook: string }
    readonly unconfirmed: string
    readonly stop: string
    readonly order: string
    readonly orders: { readonly none: string; readonly one: string; readonly two: string }
    readonly orderHint: string
    readonly next: (names: string) => string
    readonly suggestion: string
    readonly arrange: string
    readonly notNow: string
  }

  readonly account: AccountWords

  readonly refused: Readonly<Record<WireRefusalCode, string>>
}
