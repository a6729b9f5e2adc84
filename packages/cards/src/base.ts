import type { Card } from './vocabulary.ts'
import { boost, each, extraTurn, gain, icon, swap, take, when } from './words.ts'

/** Machi Koro, base game: 15 establishments and 4 landmarks. */
export const BASE = [
  { id: 'wheat-field', kind: 'establishment', color: 'blue', icon: 'wheat', on: [1], cost: 1, copies: 6, does: [gain(1)] },
  { id: 'ranch', kind: 'establishment', color: 'blue', icon: 'cow', on: [2], cost: 1, copies: 6, does: [gain(1)] },
  { id: 'bakery', kind: 'establishment', color: 'green', icon: 'bread', on: [2, 3], cost: 1, copies: 6, does: [gain(1)] },
  { id: 'cafe', kind: 'establishment', color: 'red', icon: 'cup', on: [3], cost: 2, copies: 6, does: [take(1, 'roller')] },
  { id: 'convenience-store', kind: 'establishment', color: 'green', icon: 'bread', on: [4], cost: 2, copies: 6, does: [gain(3)] },
  { id: 'forest', kind: 'establishment', color: 'blue', icon: 'gear', on: [5], cost: 3, copies: 6, does: [gain(1)] },
  { id: 'stadium', kind: 'establishment', major: true, onePerTown: true, color: 'purple', icon: 'tower', on: [6], cost: 6, copies: 'players', does: [take(2, 'each-opponent')] },
  { id: 'tv-station', kind: 'establishment', major: true, onePerTown: true, color: 'purple', icon: 'tower', on: [6], cost: 7, copies: 'players', does: [take(5, 'one-opponent')] },
  { id: 'business-center', kind: 'establishment', major: true, onePerTown: true, color: 'purple', icon: 'tower', on: [6], cost: 8, copies: 'players', does: [swap({ majors: false, optional: true })] },
  { id: 'cheese-factory', kind: 'establishment', color: 'green', icon: 'factory', on: [7], cost: 5, copies: 6, does: [gain(each(3, icon('cow')))] },
  { id: 'furniture-factory', kind: 'establishment', color: 'green', icon: 'factory', on: [8], cost: 3, copies: 6, does: [gain(each(3, icon('gear')))] },
  { id: 'mine', kind: 'establishment', color: 'blue', icon: 'gear', on: [9], cost: 6, copies: 6, does: [gain(5)] },
  { id: 'family-restaurant', kind: 'establishment', color: 'red', icon: 'cup', on: [9, 10], cost: 3, copies: 6, does: [take(2, 'roller')] },
  { id: 'apple-orchard', kind: 'establishment', color: 'blue', icon: 'wheat', on: [10], cost: 3, copies: 6, does: [gain(3)] },
  { id: 'farmers-market', kind: 'establishment', color: 'green', icon: 'fruit', on: [11, 12], cost: 2, copies: 6, does: [gain(each(2, icon('wheat')))] },

  { id: 'train-station', kind: 'landmark', cost: 4, for: 'owner', powers: [{ power: 'dice', count: 2 }] },
  { id: 'shopping-mall', kind: 'landmark', cost: 10, for: 'owner', powers: [boost(1, 'cup', 'bread')] },
  { id: 'amusement-park', kind: 'landmark', cost: 16, for: 'owner', powers: [when('doubles', extraTurn())] },
  { id: 'radio-tower', kind: 'landmark', cost: 22, for: 'owner', powers: [{ power: 'reroll' }] },
] as const satisfies readonly Card[]
