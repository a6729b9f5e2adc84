import {
  Campaign,
  type CampaignState,
  formatCampaign,
  parseCampaign,
  rulesetFor,
  seenBy,
  statusOf,
  verifyCampaign,
} from '@machinami/campaign'
import { CampaignHost } from '@machinami/campaign-host'
import { Random } from '@machinami/engine'
import { verify } from '@machinami/table'
import { describe, expect, it } from 'vitest'
import { isUnread, Search, secretsOf } from '../apps/web/e2e/unread.ts'
import { cipher, deckOf, sourceOf } from './campaign/packs.ts'
import { begin, playStep, sure } from './campaign/play.ts'

const TOWNS = 3

const { pack } = sourceOf('tune')
const deck = deckOf('tune')
const secrets = secretsOf(pack)
const search = new Search(secrets.map(({ text }) => text))

/** What of the book is new since the state before. */
const freshIn = (now: CampaignState, before: CampaignState): object =>
  (['texts', 'names', 'cards', 'art', 'nets'] as const).map((map) =>
    Object.fromEntries(Object.entries(now[map]).filter(([id]) => !Object.hasOwn(before[map], id))),
  )

/** A state without the book of what was read, which is looked at when it grows. */
const withoutBook = (state: CampaignState): object => ({ ...state, texts: 0, names: 0, cards: 0, art: 0, nets: 0 })

/** Everything anybody is told when they ask for what cannot be. */
function refusals(campaign: Campaign): unknown[] {
  const { state, log } = campaign
  const [question] = campaign.asked()
  const strange = { kind: question?.kind ?? 'go-on', side: 'C', number: 99, option: '?', colour: '?', record: '?' }
  return [
    question && state.now.at !== 'playing' ? campaign.play(question.n + 1000, strange as never) : null,
    ['side', 'number', 'option', 'finish-game'].includes(question?.kind) && campaign.play(question.n, strange as never),
    campaign.undo(TOWNS),
    campaign.takeOver(TOWNS, { name: '' }),
    Campaign.resume(deck, [...log.slice(0, -1), { ...log[log.length - 1], kind: 'cardRead', record: '?' } as never]),
  ]
}

/** What can be seen at one moment: by whoever plays, watches, asks for the status, errs, or looks into the save. */
const views = (campaign: Campaign, since: number): unknown[] => [
  [null, ...campaign.state.towns.keys()].map((town) => withoutBook(seenBy(campaign.state, town))),
  statusOf(campaign.state),
  campaign.asked(),
  campaign.log.slice(since),
  campaign.state.now.at === 'before-game' ? rulesetFor(campaign.state) : null,
]

describe('a campaign of ten games, looked at after every step', () => {
  it('tells nothing of what is unread, in any language', () => {
    const campaign = begin(deck, TOWNS)
    const random = new Random(1)
    /** Words that were read somewhere are nobody's secret any more. */
    const said = new Set<string>()
    const leaks: string[] = []
    const games = new Set<number>()
    let unread = secrets
    let before = { ...campaign.state, texts: {}, names: {}, cards: {}, art: {}, nets: {} } as CampaignState
    let since = 0
    const look = () => {
      const { state } = campaign
      const fresh = JSON.stringify(freshIn(state, before))
      unread = unread.filter((secret) => isUnread(state, secret))
      const stillSecret = new Set(unread.map(({ text }) => text))
      const shown = [views(campaign, since), games.has(state.game) ? [] : refusals(campaign)]
      // A side that only the winner sees has been told to nobody else.
      const { now } = state
      const faces = now.at === 'choosing' ? JSON.stringify(now.pair) : ''
      for (const word of search.in(fresh)) said.add(word)
      for (const word of search.in(faces)) stillSecret.delete(word)
      for (const word of search.in(JSON.stringify(shown)))
        if (stillSecret.has(word) && !said.has(word)) leaks.push(`game ${state.game}: ${word}`)
      games.add(state.game)
      before = state
      since = campaign.log.length
    }
    look()
    expect(unread.length).toBeGreaterThan(1000)
    while (!campaign.state.isOver) {
      playStep(campaign, random)
      look()
    }
    expect(leaks).toEqual([])
    expect([...games]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    // The search itself finds what is there: everything but the ways nobody took was read.
    expect(unread.length).toBeLessThan(300)
    expect(said.size).toBeGreaterThan(700)
  })

  it('in the file that is taken along before each game', () => {
    const outside = {
      today: () => '2026-07-01',
      seed: () => '5'.repeat(32),
      firstQuestion: () => 1,
      botSeed: 7,
      townNames: ['Aa', 'Bb', 'Cc', 'Dd'],
    }
    const players = ['Ann', 'Bob'].map((name) => ({ name, bot: 'planner' }))
    const host = sure(CampaignHost.begin(deck, players, outside))
    for (let game = 1; game <= pack.head.games; game++) {
      while (host.game === null || host.campaign.state.game < game) sure(host.next())
      const text = formatCampaign(host.file())
      const { state } = host.campaign
      const read = search.in(JSON.stringify([state.texts, state.names, state.cards]))
      const unread = new Set(secrets.filter((secret) => isUnread(state, secret)).map(({ text: each }) => each))
      const lines = text.split('\n').filter((line) => !line.startsWith('heap '))
      const found = [...search.in(lines.join('\n'))].filter((word) => unread.has(word) && !read.has(word))
      expect(found, `game ${game}`).toEqual([])
      if (game % 4 !== 1) continue
      // A verdict tells no more, whatever is wrong with the file.
      const file = sure(parseCampaign(text))
      const verdicts = [
        verifyCampaign(file, cipher.open, verify),
        verifyCampaign({ ...file, log: file.log.slice(1) }, cipher.open, verify),
        verifyCampaign({ ...file, sealed: { ...file.sealed, heap: new Uint8Array(9) } }, cipher.open, verify),
        parseCampaign(text.slice(0, -40)),
      ]
      expect([...search.in(JSON.stringify(verdicts))].filter((word) => unread.has(word) && !read.has(word))).toEqual([])
    }
  })
})
