import {
  type Campaign,
  type CampaignState,
  Deck,
  type DeckRecord,
  formatCampaign,
  freeRuleset,
  parseCampaign,
  Campaign as Resumed,
  rehearse,
  rulesetFor,
  sealPack,
  unsealed,
} from '@machinami/campaign'
import { Random } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { cipher, deckOf, sourceOf } from './campaign/packs.ts'
import { begin, playStep, playUntil, sure } from './campaign/play.ts'

const deck = deckOf('tiny')

/** The first game is won; its closing has come to this step. */
function atStep(step: CampaignState['steps'][number]): Campaign {
  const campaign = begin(deck, 3)
  playUntil(campaign, new Random(11), ({ steps }) => steps[0] === step)
  return campaign
}

/** What changes when one more answer is given. */
function after(step: CampaignState['steps'][number]) {
  const campaign = atStep(step)
  const before = campaign.state
  const events = playStep(campaign, new Random(11))
  return { before, now: campaign.state, events }
}

describe('the end of a game', () => {
  it('1: the winner alone signs the register, with date, name and town', () => {
    const campaign = atStep('register')
    const [{ n, town }] = campaign.asked()
    expect(town).toBe(campaign.state.lastWinner)
    expect(campaign.play(n, { kind: 'sign', date: 'yesterday' })).toMatchObject({ refused: 'not-an-option' })
    sure(campaign.play(n, { kind: 'sign', date: '2026-07-04' }))
    const { name, player } = campaign.state.towns[town ?? 0]
    const signed = { name, player: player.name, bot: player.bot }
    expect(campaign.state.register).toEqual([{ game: 1, date: '2026-07-04', town, ...signed }])
  })

  it('2: the community landmark goes to the archives', () => {
    const { before, now } = after('archive-community')
    expect(before.community?.card).toBe('legacy-observatory')
    expect(now.community).toBeNull()
    expect(now.archives['legacy-observatory']).toBe(1)
  })

  it('3: so does the leftmost landmark of every board, with the set nobody plays', () => {
    const { before, now } = after('archive-landmark')
    expect(before.reserves['legacy-forge']).toBe(1)
    expect(now.archives['legacy-forge']).toBe(4)
    expect(now.reserves['legacy-forge']).toBeUndefined()
    expect(now.landmarks.map(({ letter }) => letter)).toEqual(['B', 'C'])
  })

  it('4: every town gets a town square card of its colour; that of the fourth goes to the archives', () => {
    const { before, now, events } = after('town-square')
    expect(events.map(({ kind }) => kind)).toEqual(['cardRead', 'townSquareAdded'])
    expect(now.towns.map(({ square }) => square.at(-1)?.card)).toEqual(Array(3).fill('tiny-lemonade-stand'))
    expect(before.archives['tiny-lemonade-stand']).toBeUndefined()
    expect(now.archives['tiny-lemonade-stand']).toBe(1)
  })

  it('5: the winner chooses a side of five cards, for good', () => {
    const campaign = atStep('pair')
    playStep(campaign, new Random(1))
    const [{ n, town, kind }] = campaign.asked()
    expect({ town, kind }).toEqual({ town: campaign.state.lastWinner, kind: 'side' })
    sure(campaign.play(n, { kind: 'side', side: 'A' }))
    expect(campaign.state.supply.at(-1)).toEqual({ card: 'tiny-fish-stall', copies: 5, pair: 'pair-1' })
    expect(campaign.state.tune?.notes).toEqual([{ note: 8, town, game: 1, card: 'tiny-fish-stall' }])
  })

  it('6: every town puts its things in the reserves', () => {
    const { before, now } = after('reserve')
    expect([before, now].map(({ towns }) => towns.map(({ isAway }) => isAway))).toEqual([
      Array(3).fill(false),
      Array(3).fill(true),
    ])
  })

  it('7: the supply is whole again, with the new stack in its place by number', () => {
    const { now, events } = after('supply')
    expect(events).toEqual([expect.objectContaining({ kind: 'supplyRebuilt', stacks: 9 })])
    expect(now.supply.map(({ copies }) => copies)).toEqual(Array(9).fill(5))
  })

  it('8: coins go back to the bank, and the table reads on', () => {
    const { now, events } = after('bank')
    expect(events.map(({ kind }) => kind)).toEqual(['coinsReturned'])
    expect(now.steps).toEqual([])
    expect(now.questions.map(({ kind }) => kind)).toEqual(['go-on'])
  })
})

describe('a campaign of an older release', () => {
  it('goes on by the rules it began with', () => {
    const campaign = begin(deck, 2)
    playUntil(campaign, new Random(3), ({ register, steps }) => register.length === 1 && steps.length === 0)
    const kept = formatCampaign({ sealed: deck.sealed, log: campaign.log })
    // A later release changes the price of a card nobody has read yet.
    const { pack } = sourceOf('tiny')
    const dearer = pack.deck.map((record) => (record.record === 'community' ? { ...record, cost: 99 } : record))
    const today = new Deck(sealPack({ ...pack, deck: dearer }, cipher), cipher.open)
    expect(today.hash).not.toBe(deck.hash)
    const { sealed, log } = sure(parseCampaign(kept))
    expect(Resumed.resume(today, log)).toMatchObject({ refused: 'ruleset-differs' })
    const resumed = sure(Resumed.resume(new Deck(sealed, cipher.open), log))
    playUntil(resumed, new Random(4), ({ now, game }) => now.at === 'before-game' && game === 2)
    expect(rulesetFor(resumed.state).cards.find(({ kind }) => kind === 'community')).toMatchObject({ cost: 24 })
  })

  it('plays on freely though its rules still name their community landmarks themselves', () => {
    const { pack } = sourceOf('tune')
    const owners = (rule: string) =>
      pack.deck.flatMap((record) =>
        record.record === 'community' && record.rules?.includes(rule) ? [record.card] : [],
      )
    const older = pack.deck.map((record): DeckRecord => {
      if (record.record === 'community')
        return { record: 'community', card: record.card, ...(record.cost === undefined ? {} : { cost: record.cost }) }
      const cards = record.record === 'rule' ? owners(record.id) : []
      return cards.length === 0 ? record : ({ ...record, with: cards } as DeckRecord)
    })
    const told = [pack.deck, older].map(
      (deck) =>
        rehearse(
          unsealed({ ...pack, deck }),
          3,
          (options) => options[0],
          () => 0,
        ).last,
    )
    expect(told[1].past.rules.some((rule) => rule.with)).toBe(true)
    for (const { card } of told[0].past.communities) {
      const [now, then] = told.map((state) =>
        freeRuleset(state, {
          community: card,
          landmarks: state.past.landmarks.slice(0, 3).map((landmark) => landmark.card),
          stacks: state.supply.map((stack) => stack.card),
        }),
      )
      expect(then).toEqual(now)
    }
  })
})
