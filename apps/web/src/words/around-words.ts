import type { SetupWords } from './setup-words.ts'

/** What is said on the screens around the table: before a game, in settings, rules, the gallery and lessons. */
export interface AroundWords {
  readonly setup: SetupWords

  readonly settings: {
    readonly title: string
    readonly theme: string
    readonly themes: { readonly auto: string; readonly light: string; readonly dark: string }
    readonly speed: string
    readonly speeds: { readonly calm: string; readonly normal: string; readonly fast: string; readonly instant: string }
    readonly motion: string
    readonly motions: { readonly auto: string; readonly off: string }
    readonly mute: string
    readonly unmute: string
    readonly volume: string
    readonly hand: string
    readonly hands: { readonly left: string; readonly right: string }
    readonly keys: string
    readonly singleKeys: string
    readonly onOff: { readonly on: string; readonly off: string }
    readonly keyList: readonly (readonly [string, string])[]
    readonly about: string
    readonly aboutText: string
    readonly noOffline: string
  }

  readonly licences: { readonly title: string; readonly text: string }

  readonly rules: {
    readonly title: string
    readonly search: string
    readonly contents: string
    readonly about: string
    /** Before an example. */
    readonly example: string
    /** Ids and sources, which most readers never need. */
    readonly sources: string
    readonly learn: string
    readonly found: (n: number) => string
    readonly none: string
  }

  readonly gallery: {
    readonly title: string
    readonly search: string
    readonly all: string
    readonly found: (n: number) => string
    readonly none: string
    readonly copies: (n: number | 'players') => string
  }

  readonly tutorial: {
    readonly title: string
    readonly you: string
    readonly teacher: string
    readonly playOn: string
    readonly leave: string
    readonly step: (n: number, of: number) => string
  }

  readonly odds: {
    readonly explain: string
    readonly oneDie: string
    readonly twoDice: string
    readonly total: string
    readonly chance: string
    readonly mine: string
    readonly average: string
    readonly better: (dice: string) => string
    readonly same: string
    readonly withReroll: (n: string) => string
    readonly waiting: string
    readonly none: string
  }

  readonly log: {
    readonly show: string
    readonly all: string
    readonly coins: string
    readonly builds: string
    readonly mine: string
    readonly empty: string
    readonly jump: (n: number) => string
    readonly older: string
  }
}
