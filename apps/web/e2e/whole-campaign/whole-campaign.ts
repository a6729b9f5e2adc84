import { Campaign, type CampaignEvent, type CampaignState } from '@machinami/campaign'
import { isRefusal } from '@machinami/cards'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beginCampaign, playCampaignUntil } from '../campaign-player.ts'
import { deckOf, packOf, Spoilers, storageOf } from '../spoilers.ts'
import { useBrowser, visiting } from '../visits.ts'

useBrowser()

const GAMES = 10

/** `npm run test:campaign`: two people and a bot play all ten games and free play, stopping between and during them. */
test.each([
  ['en', "The Five O'Clock Tune"],
  ['nl', 'Het liedje van vijf uur'],
])('the whole campaign, in %s', { timeout: 4 * 3_600_000 }, (lang, title) =>
  visiting({ locale: 'en-US', path: '#/campaign/new', kept: { settings: settings(lang) } }, async (page) => {
    const spoilers = new Spoilers(page, packOf('tune'))
    await page.waitForSelector('.pack')
    await beginCampaign(page, title)
    for (let game = 1; game <= GAMES; game++) {
      await playCampaignUntil(page, '.camp-game .dock [data-answer]', PATIENCE)
      await page.reload()
      await page.waitForSelector('.camp-game .table')
      await spoilers.expectNone(await stateOn(page))
      await playCampaignUntil(page, game === GAMES ? '.camp-epilogue' : '.camp-after-game', PATIENCE)
      await page.reload()
      await page.waitForSelector(game === GAMES ? '.camp-epilogue' : '.camp-after-game')
      await spoilers.expectNone(await stateOn(page))
      console.info(`${lang}: game ${game} is told`)
    }
    expect(await page.locator('.register tbody tr:not(.empty)').count()).toBe(GAMES)
    expect(await pinsOffTheDrum(page)).toEqual([14, 0])
    await page.click('.camp-dock .go-on')
    await page.waitForSelector('.camp-game .table')
    await playCampaignUntil(page, '.camp-epilogue', PATIENCE)
    console.info(`${lang}: a game of free play`)
  }),
)

/** Where the campaign of this browser is, by its log. */
async function stateOn(page: Page): Promise<CampaignState> {
  const [{ log }] = JSON.parse((await storageOf(page)).campaigns) as { readonly log: readonly CampaignEvent[] }[]
  const campaign = Campaign.resume(await deckOf('tune'), log)
  if (isRefusal(campaign)) throw new Error(campaign.refused)
  return campaign.state
}

/** How many notes the tune has, and how many of them lie beside the drum: the table's styles are loaded by now. */
const pinsOffTheDrum = (page: Page): Promise<number[]> =>
  page.locator('.tune-box .drum >> nth=0').evaluate((drum) => {
    const { top, bottom, left, right } = drum.getBoundingClientRect()
    const heads = [...drum.querySelectorAll('.head')].map((head) => head.getBoundingClientRect())
    const isOff = (head: DOMRect) => head.top < top || head.bottom > bottom || head.left < left || head.right > right
    return [heads.length, heads.filter(isOff).length]
  })

/** Milliseconds a game may take on a very busy machine. */
const PATIENCE = 1_800_000

const settings = (lang: string) => ({ speed: 'instant', muted: true, lang, theme: 'light', motion: 'off' })
