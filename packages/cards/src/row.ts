import type { Card } from './vocabulary.ts'
import { activate, card, close, demolish, each, gain, give, icon, landmarksAtLeast, landmarksAtMost, leave, pay, pool, take } from './words.ts'

/** Millionaire's Row: 14 establishments, no landmarks. */
export const ROW = [
  { id: 'general-store', kind: 'establishment', color: 'green', icon: 'bread', on: [2], cost: 0, copies: 6, does: [gain(2, landmarksAtMost(1, 'owner'))] },
  { id: 'corn-field', kind: 'establishment', color: 'blue', icon: 'wheat', on: [3, 4], cost: 2, copies: 6, does: [gain(1, landmarksAtMost(1, 'owner'))] },
  { id: 'demolition-company', kind: 'establishment', color: 'green', icon: 'briefcase', on: [4], cost: 2, copies: 6, does: [demolish(), gain(8)] },
  { id: 'french-restaurant', kind: 'establishment', color: 'red', icon: 'cup', on: [5], cost: 3, copies: 6, does: [take(5, 'roller', landmarksAtLeast(2, 'roller'))] },
  { id: 'loan-office', kind: 'establishment', color: 'green', icon: 'briefcase', on: [5, 6], cost: 0, copies: 6, does: [pay(2)], whenBuilt: [gain(5)] },
  { id: 'vineyard', kind: 'establishment', color: 'blue', icon: 'wheat', on: [7], cost: 3, copies: 6, does: [gain(3)] },
  { id: 'renovation-company', kind: 'establishment', major: true, onePerTown: true, color: 'purple', icon: 'tower', on: [8], cost: 4, copies: 'players', does: [close('a-type'), take(each(1, 'closed-now', 'payer'), 'each-opponent')] },
  { id: 'winery', kind: 'establishment', color: 'green', icon: 'factory', on: [9], cost: 3, copies: 6, does: [gain(each(6, card('vineyard'))), close('this')] },
  { id: 'moving-company', kind: 'establishment', color: 'green', icon: 'briefcase', on: [9, 10], cost: 2, copies: 6, does: [give('any-opponent', false), gain(4)] },
  { id: 'tech-startup', kind: 'establishment', major: true, onePerTown: true, color: 'purple', icon: 'tower', on: [10], cost: 1, copies: 'players', takesInvestment: true, does: [take(each(1, 'invested', 'owner'), 'each-opponent')] },
  { id: 'exhibit-hall', kind: 'establishment', major: true, onePerTown: true, color: 'purple', icon: 'tower', on: [10], cost: 7, copies: 'players', does: [activate('one'), leave()] },
  { id: 'soda-bottling-plant', kind: 'establishment', color: 'green', icon: 'factory', on: [11], cost: 5, copies: 6, does: [gain(each(1, icon('cup'), 'everyone'))] },
  { id: 'park', kind: 'establishment', major: true, onePerTown: true, color: 'purple', icon: 'tower', on: [11, 12, 13], cost: 3, copies: 'players', does: [pool('bank')] },
  { id: 'private-club', kind: 'establishment', color: 'red', icon: 'cup', on: [12, 13, 14], cost: 4, copies: 6, does: [take('all', 'roller', landmarksAtLeast(3, 'roller'))] },
] as const satisfies readonly Card[]
