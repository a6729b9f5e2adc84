import { describe, expect, it } from 'vitest'
import { ALL_CARDS, type Card, EDITIONS } from './index.ts'

/**
 * The printed figures, written down a second time: id, colour, icon, numbers, price, copies (p: as many as players).
 * What a card does is shown by the golden games.
 */
const FIRST_GAME = `
wheat-field blue wheat 1 1 6
ranch blue cow 2 1 6
bakery green bread 2,3 1 6
cafe red cup 3 2 6
convenience-store green bread 4 2 6
forest blue gear 5 3 6
stadium purple tower 6 6 p
tv-station purple tower 6 7 p
business-center purple tower 6 8 p
cheese-factory green factory 7 5 6
furniture-factory green factory 8 3 6
mine blue gear 9 6 6
family-restaurant red cup 9,10 3 6
apple-orchard blue wheat 10 3 6
farmers-market green fruit 11,12 2 6
train-station landmark 4
shopping-mall landmark 10
amusement-park landmark 16
radio-tower landmark 22
sushi-bar red cup 1 4 6
flower-garden blue wheat 4 2 6
flower-shop green bread 6 1 6
pizza-joint red cup 7 1 6
publisher purple tower 7 5 p
hamburger-stand red cup 8 1 6
mackerel-boat blue boat 8 2 6
tax-office purple tower 8,9 4 p
food-warehouse green factory 12,13 2 6
tuna-boat blue boat 12,13,14 5 6
harbor landmark 2
airport landmark 30
city-hall bonus
general-store green bread 2 0 6
corn-field blue wheat 3,4 2 6
demolition-company green briefcase 4 2 6
french-restaurant red cup 5 3 6
loan-office green briefcase 5,6 0 6
vineyard blue wheat 7 3 6
renovation-company purple tower 8 4 p
winery green factory 9 3 6
moving-company green briefcase 9,10 2 6
tech-startup purple tower 10 1 p
exhibit-hall purple tower 10 7 p
soda-bottling-plant green factory 11 5 6
park purple tower 11,12,13 3 p
private-club red cup 12,13,14 4 6`

const SECOND_GAME = `
mk2-sushi-bar red cup 1 2 5
mk2-wheat-field blue wheat 1,2 1 5
mk2-vineyard blue fruit 2 1 5
mk2-bakery green bread 2,3 1 5
mk2-cafe red cup 3 1 5
mk2-convenience-store green bread 4 1 5
mk2-flower-garden blue flower 4 2 5
mk2-forest blue gear 5 3 5
mk2-flower-shop green combo 6 1 3
mk2-business-center purple tower 6 3 3
mk2-corn-field blue wheat 7 2 5
mk2-stadium purple tower 7 3 3
mk2-hamburger-stand red cup 8 1 5
mk2-furniture-factory green combo 8 4 3
mk2-shopping-district purple tower 8,9 3 3
mk2-winery green combo 9 3 3
mk2-family-restaurant red cup 9,10 2 5
mk2-apple-orchard blue fruit 10 1 5
mk2-food-warehouse green combo 10,11 2 3
mk2-mine blue gear 11,12 4 5
mk2-farmers-market landmark 10,14,22
mk2-french-restaurant landmark 10,14,22
mk2-moving-company landmark 10,14,22
mk2-observatory landmark 10,14,22
mk2-publisher landmark 10,14,22
mk2-shopping-mall landmark 10,14,22
mk2-tech-startup landmark 10,14,22
mk2-loan-office landmark 10,,
mk2-airport landmark 12,16,22
mk2-amusement-park landmark 12,16,22
mk2-charterhouse landmark 12,16,22
mk2-exhibit-hall landmark 12,16,22
mk2-forge landmark 12,16,22
mk2-museum landmark 12,16,22
mk2-park landmark 12,16,22
mk2-radio-tower landmark 12,16,22
mk2-soda-bottling-plant landmark 12,16,22
mk2-temple landmark 12,16,22
mk2-tv-station landmark 12,16,22
mk2-launch-pad landmark 45,38,25`

const LEGACY_GAME = `
legacy-wheat-field blue wheat 1 1 5
legacy-bakery green bread 2,3 1 5
legacy-forest blue gear 4,5 4 5
legacy-fox-meadow green fox 6 3 5
legacy-gold-mine blue gear 7 6 5
legacy-furniture-factory green factory 8 2 5
legacy-apple-orchard blue wheat 9,10 3 5
legacy-convenience-store green bread 11,12 2 5
legacy-forge landmark 0
legacy-flower-shop landmark 0
legacy-fountain landmark 0
legacy-observatory community 20`

function line(card: Card): string {
  if (card.kind === 'establishment')
    return [card.id, card.color, card.icon, card.on, card.cost, card.copies === 'players' ? 'p' : card.copies].join(' ')
  return 'cost' in card ? `${card.id} ${card.kind} ${String(card.cost)}` : `${card.id} ${card.kind}`
}

const rows = (text: string) => text.trim().split('\n')
const establishments = (cards: readonly Card[]) => cards.filter((card) => card.kind === 'establishment')

describe('cards', () => {
  it('have the printed figures', () => {
    expect(ALL_CARDS.map(line)).toEqual([...rows(FIRST_GAME), ...rows(SECOND_GAME), ...rows(LEGACY_GAME)])
  })

  it('are 46, 40 and 12', () => {
    expect([FIRST_GAME, SECOND_GAME, LEGACY_GAME].map((text) => rows(text).length)).toEqual([46, 40, 12])
  })

  it('of Machi Koro 2 add up to 46 low, 40 high and 20 landmarks', () => {
    const { cards } = EDITIONS.two
    const copies = (low: boolean) =>
      establishments(cards).reduce((n, card) => n + (card.on[0] <= 6 === low ? Number(card.copies) : 0), 0)
    expect([copies(true), copies(false)]).toEqual([46, 40])
    expect(cards.filter((card) => card.kind === 'landmark')).toHaveLength(20)
    expect(establishments(cards)).toHaveLength(20)
  })

  it('are Majors, one per town, where they have a tower in the first game; without limit in the second', () => {
    for (const card of establishments(ALL_CARDS)) {
      expect(card.major ?? false, card.id).toBe(card.icon === 'tower')
      expect(card.onePerTown ?? false, card.id).toBe(card.icon === 'tower' && !card.id.startsWith('mk2-'))
      expect(card.color === 'purple', card.id).toBe(card.icon === 'tower')
    }
  })

  it('of Legacy whose tag or effect nobody can read say so', () => {
    const sources = ALL_CARDS.filter((card) => card.id.startsWith('legacy-') && 'source' in card)
    expect(sources.filter((card) => 'source' in card && card.source === 'our-choice').map((card) => card.id)).toEqual([
      'legacy-fox-meadow',
      'legacy-convenience-store',
      'legacy-flower-shop',
      'legacy-observatory',
    ])
  })

  it('are plain data: no functions, the same after a journey through JSON', () => {
    expect(JSON.parse(JSON.stringify(ALL_CARDS))).toEqual(ALL_CARDS)
  })

  it('have ids of their own', () => {
    expect(new Set(ALL_CARDS.map((card) => card.id)).size).toBe(ALL_CARDS.length)
  })
})
