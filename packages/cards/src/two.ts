import type { Card } from './vocabulary.ts'
import { boost, each, extraTurn, gain, give, icon, payerHas, pool, swap, take, when, win } from './words.ts'

const LOW = [10, 14, 22] as const
const HIGH = [12, 16, 22] as const

/** Machi Koro 2: 20 establishment types (86 cards) and 20 landmarks, one of each. */
export const TWO = [
  { id: 'mk2-sushi-bar', kind: 'establishment', color: 'red', icon: 'cup', on: [1], cost: 2, copies: 5, does: [take(3, 'roller')] },
  { id: 'mk2-wheat-field', kind: 'establishment', color: 'blue', icon: 'wheat', on: [1, 2], cost: 1, copies: 5, does: [gain(1)] },
  { id: 'mk2-vineyard', kind: 'establishment', color: 'blue', icon: 'fruit', on: [2], cost: 1, copies: 5, does: [gain(2)] },
  { id: 'mk2-bakery', kind: 'establishment', color: 'green', icon: 'bread', on: [2, 3], cost: 1, copies: 5, does: [gain(2)] },
  { id: 'mk2-cafe', kind: 'establishment', color: 'red', icon: 'cup', on: [3], cost: 1, copies: 5, does: [take(2, 'roller')] },
  { id: 'mk2-convenience-store', kind: 'establishment', color: 'green', icon: 'bread', on: [4], cost: 1, copies: 5, does: [gain(3)] },
  { id: 'mk2-flower-garden', kind: 'establishment', color: 'blue', icon: 'flower', on: [4], cost: 2, copies: 5, does: [gain(2)] },
  { id: 'mk2-forest', kind: 'establishment', color: 'blue', icon: 'gear', on: [5], cost: 3, copies: 5, does: [gain(2)] },
  { id: 'mk2-flower-shop', kind: 'establishment', color: 'green', icon: 'combo', on: [6], cost: 1, copies: 3, does: [gain(each(3, icon('flower')))] },
  { id: 'mk2-business-center', kind: 'establishment', major: true, color: 'purple', icon: 'tower', on: [6], cost: 3, copies: 3, does: [swap({ majors: true, optional: true })] },
  { id: 'mk2-corn-field', kind: 'establishment', color: 'blue', icon: 'wheat', on: [7], cost: 2, copies: 5, does: [gain(3)] },
  { id: 'mk2-stadium', kind: 'establishment', major: true, color: 'purple', icon: 'tower', on: [7], cost: 3, copies: 3, does: [take(3, 'each-opponent')] },
  { id: 'mk2-hamburger-stand', kind: 'establishment', color: 'red', icon: 'cup', on: [8], cost: 1, copies: 5, does: [take(2, 'roller')] },
  { id: 'mk2-furniture-factory', kind: 'establishment', color: 'green', icon: 'combo', on: [8], cost: 4, copies: 3, does: [gain(each(4, icon('gear')))] },
  { id: 'mk2-shopping-district', kind: 'establishment', major: true, color: 'purple', icon: 'tower', on: [8, 9], cost: 3, copies: 3, does: [take('half', 'each-opponent', payerHas(11))] },
  { id: 'mk2-winery', kind: 'establishment', color: 'green', icon: 'combo', on: [9], cost: 3, copies: 3, does: [gain(each(3, icon('fruit')))] },
  { id: 'mk2-family-restaurant', kind: 'establishment', color: 'red', icon: 'cup', on: [9, 10], cost: 2, copies: 5, does: [take(2, 'roller')] },
  { id: 'mk2-apple-orchard', kind: 'establishment', color: 'blue', icon: 'fruit', on: [10], cost: 1, copies: 5, does: [gain(3)] },
  { id: 'mk2-food-warehouse', kind: 'establishment', color: 'green', icon: 'combo', on: [10, 11], cost: 2, copies: 3, does: [gain(each(2, icon('cup')))] },
  { id: 'mk2-mine', kind: 'establishment', color: 'blue', icon: 'gear', on: [11, 12], cost: 4, copies: 5, does: [gain(6)] },

  { id: 'mk2-farmers-market', kind: 'landmark', cost: LOW, for: 'everyone', powers: [boost(1, 'wheat')] },
  { id: 'mk2-french-restaurant', kind: 'landmark', cost: LOW, for: 'owner', powers: [when('built', take(2, 'each-opponent'))] },
  { id: 'mk2-moving-company', kind: 'landmark', cost: LOW, for: 'everyone', powers: [when('doubles', give('right-neighbour', true))] },
  { id: 'mk2-observatory', kind: 'landmark', cost: LOW, for: 'everyone', powers: [{ power: 'discount', coins: 5, on: { card: 'mk2-launch-pad' } }] },
  { id: 'mk2-publisher', kind: 'landmark', cost: LOW, for: 'owner', powers: [when('built', take(each(1, icon('bread'), 'payer'), 'each-opponent'))] },
  { id: 'mk2-shopping-mall', kind: 'landmark', cost: LOW, for: 'everyone', powers: [boost(1, 'bread')] },
  { id: 'mk2-tech-startup', kind: 'landmark', cost: LOW, for: 'everyone', powers: [when({ total: 12 }, gain(8))] },
  { id: 'mk2-loan-office', kind: 'landmark', cost: [10, null, null], for: 'owner', buildIf: 'only-town-without-landmark', powers: [{ power: 'discount', coins: 2, on: 'landmarks' }] },
  { id: 'mk2-airport', kind: 'landmark', cost: HIGH, for: 'everyone', powers: [when('built-nothing', gain(5))] },
  { id: 'mk2-amusement-park', kind: 'landmark', cost: HIGH, for: 'everyone', powers: [when('doubles', extraTurn())] },
  { id: 'mk2-charterhouse', kind: 'landmark', cost: HIGH, for: 'everyone', powers: [when({ earnedNothingWithDice: 2 }, gain(3))] },
  { id: 'mk2-exhibit-hall', kind: 'landmark', cost: HIGH, for: 'owner', powers: [when('built', take('half', 'each-opponent', payerHas(11)))] },
  { id: 'mk2-forge', kind: 'landmark', cost: HIGH, for: 'everyone', powers: [boost(1, 'gear')] },
  { id: 'mk2-museum', kind: 'landmark', cost: HIGH, for: 'owner', powers: [when('built', take(each(3, 'landmarks', 'payer'), 'each-opponent'))] },
  { id: 'mk2-park', kind: 'landmark', cost: HIGH, for: 'owner', powers: [when('built', pool('bank'))] },
  { id: 'mk2-radio-tower', kind: 'landmark', cost: HIGH, for: 'owner', powers: [when('built', extraTurn())] },
  { id: 'mk2-soda-bottling-plant', kind: 'landmark', cost: HIGH, for: 'everyone', powers: [boost(1, 'cup')] },
  { id: 'mk2-temple', kind: 'landmark', cost: HIGH, for: 'everyone', powers: [when('doubles', take(2, 'each-opponent'))] },
  { id: 'mk2-tv-station', kind: 'landmark', cost: HIGH, for: 'owner', powers: [when('built', take(each(1, icon('cup'), 'payer'), 'each-opponent'))] },
  { id: 'mk2-launch-pad', kind: 'landmark', cost: [45, 38, 25], for: 'owner', powers: [when('built', win())] },
] as const satisfies readonly Card[]
