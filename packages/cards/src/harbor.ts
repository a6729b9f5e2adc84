import type { Card } from './vocabulary.ts'
import { card, dice, each, gain, has, icon, payerHas, take, when } from './words.ts'

/** Harbor: 10 establishments, 2 landmarks and the City Hall every town begins with. */
export const HARBOR = [
  { id: 'sushi-bar', kind: 'establishment', color: 'red', icon: 'cup', on: [1], cost: 4, copies: 6, does: [take(3, 'roller', has('harbor'))] },
  { id: 'flower-garden', kind: 'establishment', color: 'blue', icon: 'wheat', on: [4], cost: 2, copies: 6, does: [gain(1)] },
  { id: 'flower-shop', kind: 'establishment', color: 'green', icon: 'bread', on: [6], cost: 1, copies: 6, does: [gain(each(1, card('flower-garden')))] },
  { id: 'pizza-joint', kind: 'establishment', color: 'red', icon: 'cup', on: [7], cost: 1, copies: 6, does: [take(1, 'roller')] },
  { id: 'publisher', kind: 'establishment', major: true, onePerTown: true, color: 'purple', icon: 'tower', on: [7], cost: 5, copies: 'players', does: [take(each(1, icon('cup', 'bread'), 'payer'), 'each-opponent')] },
  { id: 'hamburger-stand', kind: 'establishment', color: 'red', icon: 'cup', on: [8], cost: 1, copies: 6, does: [take(1, 'roller')] },
  { id: 'mackerel-boat', kind: 'establishment', color: 'blue', icon: 'boat', on: [8], cost: 2, copies: 6, does: [gain(3, has('harbor'))] },
  { id: 'tax-office', kind: 'establishment', major: true, onePerTown: true, color: 'purple', icon: 'tower', on: [8, 9], cost: 4, copies: 'players', does: [take('half', 'each-opponent', payerHas(10))] },
  { id: 'food-warehouse', kind: 'establishment', color: 'green', icon: 'factory', on: [12, 13], cost: 2, copies: 6, does: [gain(each(2, icon('cup')))] },
  { id: 'tuna-boat', kind: 'establishment', color: 'blue', icon: 'boat', on: [12, 13, 14], cost: 5, copies: 6, does: [gain(dice('once'), has('harbor'))] },

  { id: 'harbor', kind: 'landmark', cost: 2, for: 'owner', powers: [{ power: 'raise', by: 2, from: 10 }] },
  { id: 'airport', kind: 'landmark', cost: 30, for: 'owner', powers: [when('built-nothing', gain(10))] },
  { id: 'city-hall', kind: 'bonus', powers: [when('no-coins', gain(1))] },
] as const satisfies readonly Card[]
