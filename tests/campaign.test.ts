import { Campaign, type CampaignState, rulesetFor } from '@machinami/campaign'
import { rulesetFor as editionRules } from '@machinami/cards'
import { Random, rulesetHash } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { cardsOnTable } from './campaign/on-table.ts'
import { deckOf, sourceOf } from './campaign/packs.ts'
import { begin, playStep, playUntil, sure } from './campaign/play.ts'

const deck = deckOf('tiny')
const { pack } = sourceOf('tiny')

const atGame = (game: number) => (state: CampaignState) => state.now.at === 'before-game' && state.game === game

function campaignAt(game: number, towns = 3, seed = 1): Campaign {
  const campaign = begin(deck, towns)
  playUntil(campaign, new Random(seed), atGame(game))
  return campaign
}

describe('a campaign', () => {
  it.each([2, 3, 4])('begins with the game of the box, to the card (%i towns)', (players) => {
    const printed = sure(editionRules({ edition: 'legacy', players }))
    expect(rulesetHash(rulesetFor(campaignAt(1, players).state))).toBe(rulesetHash(printed))
  })

  it('deals 65 cards: 40 establishments, 12 landmarks, 8 town square cards, 4 reference cards, 1 community landmark', () => {
    const { log, state } = campaignAt(1)
    expect(log.find(({ kind }) => kind === 'cardsDealt')).toEqual({ kind: 'cardsDealt', cards: 65 })
    expect(state.supply.reduce((sum, { copies }) => sum + copies, 0)).toBe(40)
  })

  it('closes a game in eight steps, one at a time', () => {
    const campaign = campaignAt(1)
    playUntil(campaign, new Random(2), ({ steps }) => steps.length > 0)
    const from = campaign.log.length
    playUntil(campaign, new Random(2), ({ steps }) => steps.length === 0)
    expect(campaign.log.slice(from).map(({ kind }) => kind)).toEqual([
      'registered',
      'archived',
      'archived',
      ...['cardRead', 'townSquareAdded'],
      ...['cardRead', 'sideChosen'],
      'reserved',
      'supplyRebuilt',
      'coinsReturned',
    ])
    const { archives, landmarks, towns, supply, community } = campaign.state
    expect(archives).toMatchObject({ 'legacy-observatory': 1, 'legacy-forge': 4, 'tiny-lemonade-stand': 1 })
    expect(landmarks.map(({ letter }) => letter)).toEqual(['B', 'C'])
    expect(towns.map((town) => town.square.length)).toEqual([3, 3, 3])
    expect(supply.at(-1)).toMatchObject({ copies: 5, pair: 'pair-1' })
    expect(community).toBeNull()
  })

  it('plays the second game by what was read and chosen', () => {
    const { state } = campaignAt(2, 4)
    const ruleset = rulesetFor(state)
    expect(ruleset).toMatchObject({
      startCoins: state.numbers.oil,
      first: state.lastWinner,
      slots: [5, 15, 25],
      townSquare: { cards: ['legacy-wheat-field', 'legacy-bakery', 'tiny-lemonade-stand'], marks: 3 },
    })
    expect(ruleset.cards.filter(({ kind }) => kind === 'landmark').map(({ id }) => id)).toEqual([
      'legacy-flower-shop',
      'legacy-fountain',
      'tiny-lamp-stairs',
    ])
    expect(ruleset.cards.find(({ kind }) => kind === 'community')).toMatchObject({ id: 'tiny-long-bench', cost: 34 })
    expect(ruleset.names?.['tiny-long-bench']).toMatchObject({ ja: '長いベンチ' })
    expect(state.reference).toBe('reference-2')
    expect(state.destroyed).toEqual({ 'reference-1': 4 })
  })

  it('reads on by what the winner chose', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { state, log } = campaignAt(2, 2, seed)
      const story = state.choices['pair-1'] === 'A' ? 'opening-2-fish' : 'opening-2-kites'
      expect(log).toContainEqual(expect.objectContaining({ kind: 'cardRead', id: story }))
      expect(Object.keys(state.texts).filter((id) => id.startsWith('opening-2'))).toEqual([`${story}.a`])
    }
  })

  it('is won by most lines in the register; ties share the title', () => {
    const campaign = campaignAt(2, 2, 3)
    playUntil(campaign, new Random(9), () => false)
    const { register } = campaign.state
    const winners = [...new Set(register.map(({ town }) => town))].sort((a, b) => a - b)
    expect(register).toHaveLength(2)
    expect(campaign.log.at(-1)).toEqual({ kind: 'completed', champions: winners })
  })

  it('goes on in free play with all the island has become', () => {
    const campaign = campaignAt(2, 3, 4)
    const random = new Random(4)
    playUntil(campaign, random, () => false)
    playStep(campaign, random)
    playStep(campaign, random)
    const { freeRegister, now } = campaign.state
    expect(now.at).toBe('over')
    expect(freeRegister).toHaveLength(1)
    const started = campaign.log.find(({ kind }) => kind === 'freeGameStarted')
    expect(started).toMatchObject({
      draw: { landmarks: ['legacy-flower-shop', 'legacy-fountain', 'tiny-lamp-stairs'] },
    })
  })
})

/** What the cards read so far have brought, from the source. */
function cardsRead(campaign: Campaign): Map<string, number> {
  const count = new Map<string, number>()
  const add = (id: string, n: number) => count.set(id, (count.get(id) ?? 0) + n)
  for (const event of campaign.log) {
    if (event.kind === 'cardRead' && event.record === 'pair') add(event.id ?? '', 5)
    if (event.kind === 'landmarkAdded') add(event.card, 4)
    if (event.kind === 'communityAdded') add(event.card, 1)
    if (event.kind === 'townSquareAdded') add(event.card, 4)
    if (event.kind === 'ruleAdded') add(event.rule, 1)
    if (event.kind === 'referenceReplaced') add(event.reference, 4)
    const [start] = pack.deck
    if (event.kind !== 'cardsDealt' || start.record !== 'start') continue
    for (const id of start.establishments) add(id, 5)
    for (const id of [...start.landmarks, ...start.townSquare, start.reference]) add(id, 4)
    add(start.community.card, 1)
  }
  return count
}

const sorted = (counts: Map<string, number>) => [...counts].sort(([a], [b]) => (a < b ? -1 : 1))

describe('laws of a campaign', () => {
  it.each([2, 3, 4])('cards are conserved across supply, towns, reserves and archives (%i towns)', (towns) => {
    for (let seed = 0; seed < 3; seed++) {
      const campaign = begin(deck, towns)
      const random = new Random(seed, towns)
      while (!campaign.state.isOver) {
        playStep(campaign, random)
        expect(sorted(cardsOnTable(campaign.state))).toEqual(sorted(cardsRead(campaign)))
      }
    }
  })

  it('a save taken at any event goes on identically', () => {
    const towns = 3
    const campaign = begin(deck, towns)
    const states: string[] = []
    const random = new Random(towns)
    while (!campaign.state.isOver) {
      playStep(campaign, random)
      states[campaign.log.length] = JSON.stringify(campaign.state)
    }
    for (let length = 1; length <= campaign.log.length; length++) {
      const resumed = sure(Campaign.resume(deck, JSON.parse(JSON.stringify(campaign.log.slice(0, length)))))
      // A log cut in the middle of a card is completed by what that card asks for.
      expect(campaign.log.slice(0, resumed.log.length)).toEqual(resumed.log)
      if (states[resumed.log.length]) expect(JSON.stringify(resumed.state)).toBe(states[resumed.log.length])
    }
  })

  it('an answer given twice changes nothing, a stale one is refused', () => {
    const campaign = begin(deck, 2)
    const [question] = campaign.asked()
    const first = sure(campaign.play(question.n, { kind: 'colour', colour: 'red' }))
    const length = campaign.log.length
    expect(campaign.play(question.n, { kind: 'colour', colour: 'red' })).toEqual(first)
    expect(campaign.log).toHaveLength(length)
    expect(campaign.play(question.n, { kind: 'colour', colour: 'blue' })).toMatchObject({ refused: 'stale-question' })
    expect(campaign.play(999, { kind: 'go-on' })).toMatchObject({ refused: 'stale-question' })
  })

  it('a decision is taken back until something new is seen, and only by whoever made it', () => {
    const campaign = campaignAt(1, 2, 2)
    playUntil(campaign, new Random(2), ({ now }) => now.at === 'choosing')
    const [{ n, town }] = campaign.asked()
    const winner = town ?? 0
    sure(campaign.play(n, { kind: 'side', side: 'A' }))
    expect(campaign.canUndo(1 - winner)).toBe(false)
    sure(campaign.undo(winner))
    expect(campaign.state.supply.some(({ pair }) => pair === 'pair-1')).toBe(false)
    const [again] = campaign.asked()
    expect(again.n).toBeGreaterThan(n)
    sure(campaign.play(again.n, { kind: 'side', side: 'B' }))
    expect(campaign.state.choices['pair-1']).toBe('B')
    playStep(campaign, new Random(1))
    expect(campaign.undo(winner)).toMatchObject({ refused: 'nothing-to-undo' })
    expect(sure(Campaign.resume(deck, campaign.log)).state).toEqual(campaign.state)
  })

  it('substitutes are named in the register, and towns change hands between games', () => {
    const campaign = campaignAt(1, 2, 1)
    const [{ n }] = campaign.asked()
    const seats = [
      { name: 'Zoe', bot: 'planner' },
      { name: 'Yan', bot: 'planner' },
    ]
    sure(campaign.play(n, { kind: 'start-game', date: '2026-07-02', seats }))
    expect(campaign.takeOver(0, { name: 'Eve' })).toMatchObject({ refused: 'not-an-option' })
    playUntil(campaign, new Random(1), ({ register }) => register.length === 1)
    const [{ town, substitute, player }] = campaign.state.register
    expect({ substitute, player }).toEqual({ substitute: ['Zoe', 'Yan'][town], player: ['Ann', 'Bob'][town] })
    sure(campaign.takeOver(0, { name: 'Eve' }))
    expect(campaign.state.towns[0].player).toEqual({ name: 'Eve' })
  })

  it('a signature stays that of whoever had the town: a person for a bot, or before it was given on', () => {
    const campaign = campaignAt(1, 2, 1)
    playUntil(campaign, new Random(1), ({ steps }) => steps[0] === 'register')
    const town = campaign.state.lastWinner ?? 0
    const winner = ['Ann', 'Bob'][town]
    // Between the win and the signature.
    sure(campaign.takeOver(town, { name: 'Eve' }))
    playUntil(campaign, new Random(1), ({ register }) => register.length === 1)
    expect(campaign.state.register[0]).toMatchObject({ player: 'Eve', substitute: winner })
    expect(campaign.state.register[0]).not.toHaveProperty('bot')
    sure(campaign.takeOver(0, { name: 'Hana', bot: 'expert' }))
    sure(campaign.takeOver(1, { name: 'Kenji', bot: 'expert' }))
    playUntil(campaign, new Random(1), ({ register }) => register.length === 2)
    for (const nth of [0, 1]) sure(campaign.takeOver(nth, { name: `Person ${nth}` }))
    expect(campaign.state.register.map(({ bot }) => bot)).toEqual([undefined, 'expert'])
    expect(sure(Campaign.resume(deck, campaign.log)).state).toEqual(campaign.state)
  })
})
