// Screens of which there are pictures in every size, every language, by day and by night.
import type { Setup } from '@machinami/cards'
import { board, TURN } from '@machinami/engine/inside'
import type { Page } from 'playwright-core'
import { campaignInGame } from './campaigns.ts'
import { builder, keptGame, like } from './games.ts'
import { click, LAPTOP, PHONE, type Shot, seats, TABLET, WIDE } from './shot.ts'

const SIZES = { phone: PHONE, laptop: LAPTOP, tablet: TABLET, wide: WIDE }
/** Not every way to look at a screen, but every size, language and theme with most of the others. */
const LOOKS = [
  ['phone', 'en', 'light'],
  ['phone', 'nl', 'light'],
  ['phone', 'ja', 'dark'],
  ['laptop', 'en', 'dark'],
  ['laptop', 'ja', 'light'],
  ['tablet', 'nl', 'dark'],
  ['tablet', 'ja', 'light'],
  ['wide', 'en', 'light'],
  ['wide', 'nl', 'dark'],
] as const

const everywhere = (name: string, shot: Omit<Shot, 'name' | 'size'>): Shot[] =>
  LOOKS.map(([size, lang, theme]) => ({
    ...shot,
    name: [name, size, lang, ...(theme === 'dark' ? [theme] : [])].join('-'),
    size: SIZES[size],
    settings: { lang, theme },
  }))

/** Made once: many pictures show the same game. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The first question of this kind to seat 0 in this turn or later. */
const turn = (setup: Setup, from: number, question: string, choose = like('planner')) =>
  once(() =>
    keptGame(
      setup,
      seats(setup.players),
      7,
      choose,
      (table, asked) => asked.question === question && board(table.rules, table.state, TURN) >= from,
    ),
  )

const base: Setup = { edition: 'base', players: 4 }
const midGame = turn(base, 30, 'build')
const finished = turn(base, Number.POSITIVE_INFINITY, '')
/** Two people at one screen, each with a secret to keep. */
const secret = once(() =>
  keptGame(
    { edition: 'legacy', players: 3, house: { 'town-square': 'two-of-four' } },
    [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Kenji', bot: 'restaurateur' }],
    5,
    builder,
    (_, asked) => asked.question === 'pick',
  ),
)
/** Ten games take a while. */
const gameTen = once(() => campaignInGame('tune', 4, 10, 24))

/** Through a whole lesson: the one card that is offered, or what is asked. */
async function lessonEnd(page: Page): Promise<void> {
  while (!(await page.isVisible('.coach .button.main'))) {
    await page.evaluate(() => {
      const [next] = ['.price.main', '.dock [data-answer]'].flatMap(
        (each) => document.querySelector<HTMLElement>(each) ?? [],
      )
      next?.click()
    })
    await page.waitForTimeout(60)
  }
}

export const EVERYWHERE: readonly Shot[] = [
  // Around the table.
  ...everywhere('start', {}),
  ...everywhere('start-again', { game: midGame, path: '' }),
  ...everywhere('setup', { path: '#/setup' }),
  ...everywhere('setup-more', { path: '#/setup', last: click('.setup-more summary') }),
  ...everywhere('setup-players', { path: '#/setup', last: click('.seat .who >> nth=1') }),
  ...everywhere('settings', { path: '#/settings' }),
  ...everywhere('rules', { path: '#/rules' }),
  ...everywhere('cards', { path: '#/cards' }),
  ...everywhere('cards-one', { path: '#/cards', last: click('.gallery-tile >> nth=6') }),
  ...everywhere('lesson', { path: '#/tutorial/base' }),
  ...everywhere('lesson-end', { path: '#/tutorial/base', last: lessonEnd }),
  ...everywhere('log', { game: midGame, last: click('.open-log') }),
  ...everywhere('menu', { game: midGame, last: click('.top-bar button >> nth=0') }),
  ...everywhere('hand-over', { game: secret }),
  ...everywhere('games', { game: finished, path: '#/games' }),
  ...everywhere('nowhere', { path: '#/nothing' }),
  // The table: the first turn, the twentieth of two and of five, and one after a hundred with everything there is.
  ...everywhere('turn-1', { game: turn(base, 1, 'dice') }),
  ...everywhere('turn-20-two', { game: turn({ edition: 'base', players: 2 }, 20, 'build') }),
  ...everywhere('turn-20-five', { game: turn({ edition: 'both', players: 5 }, 20, 'build') }),
  ...everywhere('turn-120-five', { game: turn({ edition: 'both', players: 5 }, 120, 'build', builder) }),
  ...everywhere('end', { game: finished }),
  // The last game of a campaign, with four towns.
  ...everywhere('campaign-10', { campaign: gameTen }),
]
