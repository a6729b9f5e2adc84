import { expect, test } from 'vitest'
import { campaignInGame } from '../scripts/campaigns.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

test('of the bells over a town only those are read on which something hangs', async () => {
  const campaign = await campaignInGame('tune', 4, 8, 14)
  await visiting({ path: '#/campaign' }, async (page) => {
    const file = { name: 'campaign.txt', mimeType: 'text/plain', buffer: Buffer.from(campaign) }
    await page.setInputFiles('.file input', file)
    const bells = page.getByRole('list', { name: 'Bells' })
    await bells.waitFor()
    const read = (await bells.ariaSnapshot()).split('\n').slice(1)
    expect(read.length).toBeGreaterThan(0)
    for (const line of read) expect(line).toMatch(/: \w+’s flag/)
  })
}, 120_000)
