import type { GlyphName } from '../shell/glyph.tsx'
import type { Screen } from '../shell/router.ts'
import { hasPlayed } from '../store/going-on.ts'
import { recallPlan } from '../store/last-setup.ts'
import type { FirstWords } from '../words/catalogue.ts'

type Said = (t: FirstWords['start']) => string

/** Something one can do from the start screen. To add one, add a row to one of the lists below and its words to `start`. */
export interface Entry {
  readonly screen: Screen
  readonly part?: string
  readonly text: Said
  /** Left out: always. */
  readonly isShown?: () => boolean
}

/** Beside "Play now": other ways to play at once. */
export interface PlayEntry extends Entry {
  readonly hint: Said
}

/** A line with a little picture of a street and, at its end, something short that changes: days in a row, a turn. */
export interface CardEntry extends Entry {
  readonly hint: Said
  /** Two or three buildings, of the base game. */
  readonly street: readonly string[]
  readonly note?: Said
}

/** A sign with a word below it. */
export interface ShelfEntry extends Entry {
  readonly icon: GlyphName
}

/** Somebody who never played here is shown how it goes; whoever has finds it on the shelf. */
const isNewcomer = (): boolean => !hasPlayed() && recallPlan() === null

export const PLAY: readonly PlayEntry[] = [
  { screen: 'setup', text: (t) => t.table, hint: (t) => t.tableHint },
  { screen: 'friends', text: (t) => t.friends, hint: (t) => t.friendsHint },
]

export const CARDS: readonly CardEntry[] = [
  {
    screen: 'tutorial',
    part: 'base',
    text: (t) => t.learn,
    hint: (t) => t.learnHint,
    street: ['wheat-field', 'bakery', 'train-station'],
    isShown: isNewcomer,
  },
  {
    screen: 'campaign',
    text: (t) => t.campaign,
    hint: (t) => t.campaignHint,
    street: ['forest', 'cafe', 'amusement-park'],
  },
]

export const SHELF: readonly ShelfEntry[] = [
  { screen: 'games', icon: 'log', text: (t) => t.games, isShown: hasPlayed },
  // A small phone has room for five; whoever has played finds it beside their games.
  { screen: 'daily', icon: 'market', text: (t) => t.daily, isShown: () => !hasPlayed() },
  { screen: 'tutorial', part: 'base', icon: 'bulb', text: (t) => t.learnAgain, isShown: () => !isNewcomer() },
  { screen: 'rules', icon: 'book', text: (t) => t.rules },
  { screen: 'cards', icon: 'cards', text: (t) => t.cards },
]

export const shown = <E extends Entry>(entries: readonly E[]): readonly E[] =>
  entries.filter(({ isShown }) => isShown?.() ?? true)
