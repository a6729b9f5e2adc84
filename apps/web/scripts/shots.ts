// Every screen there is a picture of: some in every size and language, the others once or twice.
import type { Setup } from '@machinami/cards'
import { board, TURN } from '@machinami/engine/inside'
import type { Page } from 'playwright-core'
import { campaignInGame } from './campaigns.ts'
import { builder, keptGame, like, smallestTown } from './games.ts'
import { click, LAPTOP, PHONE, type Shot, seats, TABLET, WIDE, ZOOMED } from './shot.ts'
import { EVERYWHERE } from './shots-everywhere.ts'

const ULTRAWIDE = { width: 3440, height: 1440 }

/** Played by planners up to a turn in which seat 0 is asked this. */
const played =
  (setup: Setup, from: number, question: string, seed = 7) =>
  () =>
    keptGame(
      setup,
      seats(setup.players),
      seed,
      like('planner'),
      (table, asked) => asked.question === question && board(table.rules, table.state, TURN) >= from,
    )

/** Five towns of twenty buildings and more. */
const late = () =>
  keptGame(
    { edition: 'row', players: 5 },
    seats(5),
    3,
    builder,
    (table, asked) => asked.question === 'build' && smallestTown(table) >= 20,
  )

const over =
  (setup: Setup, seed = 11) =>
  () =>
    keptGame(setup, seats(setup.players), seed, like('planner'), () => false)

/** The first moment at which somebody is asked this, with everything in the market. */
const asking = (question: string) => () =>
  keptGame(
    { edition: 'both', players: 3, order: 'chosen', market: 'open' },
    seats(3),
    5,
    builder,
    (_, asked) => asked.question === question,
  )

/** Cards of one total, of which somebody chooses the order. */
const ordering = () =>
  keptGame(
    { edition: 'both', players: 3, order: 'chosen', market: 'open' },
    seats(3),
    5,
    builder,
    (_, asked) => asked.question === 'order' && asked.options.length > 2,
  )

/** The secret choice with which one Legacy game begins. */
const picking = () =>
  keptGame(
    { edition: 'legacy', players: 3, house: { 'town-square': 'two-of-four' } },
    seats(3),
    5,
    builder,
    (_, asked) => asked.question === 'pick',
  )

const about = (nth: number) => async (page: Page) => {
  await page.click(`.market-card .about >> nth=${nth}`)
  // All its words can be touched, but in their middle may lie a button.
  await page.click('.about-card', { position: { x: 9, y: 9 } })
}
const base: Setup = { edition: 'base', players: 4 }
const dark = { theme: 'dark' }
const nl = { lang: 'nl' }
const ja = { lang: 'ja' }
/** A picture of something that moves: nobody waits until it has come to rest. */
export const SLOW = { speed: 'calm' }

export const SHOTS: readonly Shot[] = [
  ...EVERYWHERE,
  { name: 'start-zoomed', size: ZOOMED },
  { name: 'cards-legacy', size: LAPTOP, path: '#/cards', last: legacyLandmarks },
  { name: 'lesson-laptop', size: LAPTOP, path: '#/tutorial/base', last: click('.dock [data-answer="roll"]') },
  { name: 'lesson-nl', size: LAPTOP, path: '#/tutorial/two', settings: nl },
  { name: 'table-laptop', size: LAPTOP, game: played(base, 41, 'build', 11) },
  { name: 'readme', size: LAPTOP, game: played({ edition: 'two', players: 4 }, 20, 'build') },
  { name: 'readme-campaign', size: LAPTOP, path: '#/campaign/new', last: firstCard },
  { name: 'table-harbor', size: LAPTOP, game: played({ edition: 'harbor', players: 4 }, 40, 'build', 5) },
  { name: 'table-phone', size: PHONE, game: played(base, 33, 'build') },
  { name: 'table-phone-dice', size: PHONE, game: played(base, 25, 'dice') },
  { name: 'table-dark', size: LAPTOP, game: played({ edition: 'harbor', players: 3 }, 30, 'build'), settings: dark },
  { name: 'table-phone-dark', size: PHONE, game: played({ edition: 'two', players: 3 }, 14, 'build'), settings: dark },
  { name: 'table-nl', size: LAPTOP, game: played({ edition: 'two', players: 4 }, 20, 'build'), settings: nl },
  { name: 'table-phone-nl', size: PHONE, game: played({ edition: 'two', players: 4 }, 12, 'build'), settings: nl },
  { name: 'table-ja', size: LAPTOP, game: played(base, 22, 'build'), settings: ja },
  { name: 'table-phone-ja', size: PHONE, game: played(base, 22, 'build'), settings: ja },
  { name: 'table-legacy', size: LAPTOP, game: played({ edition: 'legacy', players: 4 }, 16, 'build') },
  { name: 'table-zoomed', size: ZOOMED, game: played(base, 22, 'build') },
  { name: 'table-tablet', size: TABLET, game: played({ edition: 'harbor', players: 4 }, 40, 'build') },
  { name: 'table-tablet-dice', size: TABLET, game: played({ edition: 'two', players: 3 }, 20, 'dice'), settings: dark },
  { name: 'table-wide', size: WIDE, game: played({ edition: 'harbor', players: 4 }, 40, 'build') },
  { name: 'pick-phone-nl', size: PHONE, game: picking, settings: nl },
  { name: 'late-five-row', size: LAPTOP, game: late },
  { name: 'late-five-row-phone', size: PHONE, game: late },
  { name: 'late-five-row-dark', size: LAPTOP, game: late, settings: dark },
  { name: 'late-five-row-tablet', size: TABLET, game: late },
  { name: 'late-five-row-ultrawide', size: ULTRAWIDE, game: late },
  { name: 'order-laptop', size: LAPTOP, game: ordering },
  { name: 'order-phone', size: PHONE, game: ordering },
  { name: 'swap-offer-phone', size: PHONE, game: asking('offer') },
  { name: 'swap-want-phone', size: PHONE, game: asking('want') },
  { name: 'swap-want-laptop', size: LAPTOP, game: asking('want') },
  { name: 'whom-phone-nl', size: PHONE, game: asking('whom'), settings: nl },
  { name: 'roll-phone', size: PHONE, game: played(base, 45, 'dice', 11), settings: SLOW, last: roll },
  { name: 'roll-laptop', size: LAPTOP, game: played(base, 45, 'dice', 11), settings: SLOW, last: roll },
  { name: 'odds-laptop', size: LAPTOP, game: played(base, 30, 'dice'), last: click('.open-odds') },
  { name: 'hint-laptop', size: LAPTOP, game: played(base, 22, 'build'), last: hint },
  { name: 'hint-phone-ja', size: PHONE, game: played(base, 22, 'build'), settings: ja, last: hint },
  { name: 'end-lost-laptop', size: LAPTOP, game: over(base, 7) },
  { name: 'end-lost-phone-ja', size: PHONE, game: over({ edition: 'both', players: 5 }, 7), settings: ja },
  { name: 'end-nl', size: PHONE, game: over({ edition: 'harbor', players: 4 }), settings: nl },
  { name: 'why-laptop', size: LAPTOP, game: over(base), last: why },
  { name: 'why-phone-nl', size: PHONE, game: over(base), settings: nl, last: why },
  { name: 'card-laptop', size: LAPTOP, game: played(base, 16, 'build'), last: click('.stage .stand >> nth=0') },
  {
    name: 'card-phone-nl',
    size: PHONE,
    game: played(base, 16, 'build'),
    settings: nl,
    last: about(3),
  },
  {
    name: 'card-ja',
    size: LAPTOP,
    game: played(base, 16, 'build'),
    settings: ja,
    last: about(5),
  },
  {
    name: 'chosen-phone',
    size: PHONE,
    game: played(base, 33, 'build'),
    last: click('.market-card.can .about >> nth=2'),
  },
  { name: 'full-phone', size: PHONE, game: played(base, 33, 'build'), last: click('.grip') },
  { name: 'first-laptop-two', size: LAPTOP, game: played({ edition: 'two', players: 4 }, 0, 'opening') },
  { name: 'goal-phone', size: PHONE, game: played(base, 33, 'build'), last: click('.purse') },
  { name: 'town-phone', size: PHONE, game: played(base, 30, 'dice'), last: click('.rival >> nth=0') },
  { name: 'first-phone-legacy', size: PHONE, game: played({ edition: 'legacy', players: 4 }, 1, 'dice') },
  { name: 'legacy-phone', size: PHONE, game: played({ edition: 'legacy', players: 4 }, 16, 'build') },
  // Screens around a campaign.
  { name: 'campaign-eight-phone', size: PHONE, campaign: () => campaignInGame('tune', 4, 8, 14) },
  { name: 'campaign-new-phone', size: PHONE, path: '#/campaign/new' },
  { name: 'campaign-new-laptop', size: LAPTOP, path: '#/campaign/new' },
  // Games that are kept, and what can be learned from them.
  { name: 'games-phone', size: PHONE, game: played(base, 33, 'build'), path: '#/games' },
  { name: 'me-laptop', size: LAPTOP, game: over(base), path: '#/games', last: judged },
  { name: 'me-phone-ja', size: PHONE, game: over(base), path: '#/games', settings: ja, last: judged },
  { name: 'daily-phone', size: PHONE, path: '#/daily' },
  { name: 'daily-laptop-ja', size: LAPTOP, path: '#/daily', settings: ja, last: dailyAnswer },
  { name: 'why-mistake-phone', size: PHONE, game: over(base), last: mistake },
  { name: 'why-mistake-laptop', size: LAPTOP, game: over(base), last: mistake },
  // Friends elsewhere.
  { name: 'friends-phone', size: PHONE, path: '#/friends' },
  { name: 'friends-room-phone-nl', size: PHONE, path: '#/friends', settings: nl, last: waitingRoom },
  { name: 'friends-room-laptop', size: LAPTOP, path: '#/friends', last: waitingRoom },
]

/** In the middle of a throw: its number is called, houses are lit, coins are on their way. */
async function roll(page: Page): Promise<void> {
  await page.click('.dock [data-answer="roll"]')
  await page.waitForTimeout(1700)
}

async function legacyLandmarks(page: Page): Promise<void> {
  await page.click('.segments label >> nth=-1')
  await page.locator('.gallery-cards li >> nth=-1').scrollIntoViewIfNeeded()
}

/** The expert thinks it over first. */
async function hint(page: Page): Promise<void> {
  await page.click('.ask-hint')
  await page.waitForSelector('.reason', PATIENT)
}

/** A review takes its time on a busy machine. */
const PATIENT = { timeout: 240_000 }

async function why(page: Page): Promise<void> {
  await page.click('.why')
  await page.waitForSelector('.sums li', PATIENT)
}

async function mistake(page: Page): Promise<void> {
  await why(page)
  await page.click('.see-mistake')
  await page.waitForSelector('.verdict-then')
}

/** The first card of a campaign, as it is read aloud. */
async function firstCard(page: Page): Promise<void> {
  for (const [i, name] of ['Ann', 'Ben'].entries()) await page.fill(`.seat input >> nth=${i}`, name)
  await page.click('.button.main')
  await page.waitForSelector('.camp')
  for (let i = 0; i < 20 && !(await page.isVisible('.story-text')); i++) {
    const onward = page.locator('.camp-dock .go-on:enabled')
    if (await onward.isVisible()) await onward.click()
    await page.waitForTimeout(500)
  }
  await page.waitForSelector('.story-text', { timeout: 5000 })
}

async function judged(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/me'
  })
  await page.click('.judge-all .button')
  await page.waitForSelector('.me-sum', PATIENT)
}

async function waitingRoom(page: Page): Promise<void> {
  await page.click('.friends .button.main')
  await page.waitForSelector('.waiting-room .to-say')
}

async function dailyAnswer(page: Page): Promise<void> {
  await page.click('.retry-choices button >> nth=0')
  await page.waitForSelector('.alternatives .chip.best')
}
