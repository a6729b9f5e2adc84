import type { FirstWords } from '../catalogue.ts'
import { many } from '../many.ts'

/** What the start screen says, and everything that may be said on any screen. */
export const en: FirstWords = {
  rest: async () => (await import('./table.ts')).atTable,
  around: async () => (await import('./around.ts')).around,
  lessons: async () => (await import('./lessons.ts')).texts,
  ruleBook: async () => (await import('virtual:rule-book/en')).default,
  aside: async () => (await import('./aside.ts')).aside,
  examples: async () => (await import('./examples.ts')).examples,
  kept: async () => (await import('./kept.ts')).kept,
  playOn: async () => (await import('./play-on.ts')).playOn,
  me: async () => (await import('./me.ts')).me,
  daily: async () => (await import('./daily.ts')).daily,
  review: async () => (await import('./review.ts')).review,
  history: async () => (await import('./history.ts')).history,
  campaign: async () => (await import('./campaign.ts')).campaign,
  friends: async () => (await import('./friends.ts')).friends,
  together: async () => (await import('./together.ts')).together,

  tagline: 'Build the liveliest street in town.',
  unofficial: 'An unofficial fan project of the Machi Koro family. Wording, drawings and code are our own.',
  back: 'Back',
  close: 'Close',
  sentences: (texts) => texts.join(' '),
  beside: (one, other) => `${one} · ${other}`,
  language: 'Language',
  noWords: 'This language could not be fetched. Check the network and try again.',

  start: {
    playNow: 'Play now',
    planHint: (edition, people, bots) =>
      [edition, ...(people > 1 ? [`${people} people`] : []), ...(bots > 0 ? [many(bots, 'bot', 'bots')] : [])].join(
        ', ',
      ),
    goOn: 'Go on playing',
    goOnHint: (edition, turn) => `${edition}, turn ${turn}`,
    table: 'Set up a table',
    tableHint: 'Edition, people, bots',
    friends: 'Play with friends',
    friendsHint: 'By link or code',
    learn: 'Learn it in three minutes',
    learnHint: 'By playing',
    learnAgain: 'Learn',
    more: 'More',
    campaign: 'Campaign',
    campaignHint: 'Ten games, one island, sealed cards',
    rules: 'Rules',
    cards: 'Cards',
    me: 'My statistics',
    daily: 'Daily street',
    games: 'My games',
    settings: 'Settings',
    openFile: 'Open a file',
    dropHere: 'Let go to open this file',
    nothingKept: 'This browser keeps nothing for us. You can play, but the game is gone when you close the page.',
    brokenSave:
      'Your last game was saved by another version and cannot be read here. You can start a new one at any time; the old one stays in this browser until you delete it.',
    forgetSave: 'Delete the old game',
  },
  nowhere: {
    title: 'This street ends here',
    text: 'The link leads to nothing we know. Perhaps it was cut off on its way.',
    home: 'To the start',
  },
  oops: {
    title: 'Something went wrong',
    text: 'That was our mistake, not yours. Your game is saved up to the last move.',
    again: 'Load the page again',
    notFetched: 'This part could not be fetched. Check the network and try again.',
  },
  update: {
    text: 'A new version is ready. Your game goes on where it is.',
    now: 'Use it now',
    later: 'Later',
  },

  names: { you: 'You', seat: (n) => `Seat ${n}`, player: (n) => `Player ${n}` },
  botNames: { Hana: 'Hana', Kenji: 'Kenji', Mei: 'Mei', Sora: 'Sora', Yuki: 'Yuki' },
}
