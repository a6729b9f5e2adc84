import type { Card } from './vocabulary.ts'
import { boost, each, extraTurn, gain, icon, when } from './words.ts'

/**
 * Machi Koro Legacy, game 1. Figures are printed; tags are not legible in any public source, so every tag is marked:
 * `inferred` follows the base game's twin, `our-choice` is ours and explained in docs/DESIGN.md.
 * Landmarks have no price of their own: the slot of the town board they lie in has one.
 */
export const LEGACY = [
  { id: 'legacy-wheat-field', kind: 'establishment', color: 'blue', icon: 'wheat', on: [1], cost: 1, copies: 5, does: [gain(1)], source: 'inferred' },
  { id: 'legacy-bakery', kind: 'establishment', color: 'green', icon: 'bread', on: [2, 3], cost: 1, copies: 5, does: [gain(1)], source: 'inferred' },
  { id: 'legacy-forest', kind: 'establishment', color: 'blue', icon: 'gear', on: [4, 5], cost: 4, copies: 5, does: [gain(1)], source: 'inferred' },
  { id: 'legacy-fox-meadow', kind: 'establishment', color: 'green', icon: 'fox', on: [6], cost: 3, copies: 5, does: [gain(3)], source: 'our-choice' },
  { id: 'legacy-gold-mine', kind: 'establishment', color: 'blue', icon: 'gear', on: [7], cost: 6, copies: 5, does: [gain(3)], source: 'inferred' },
  { id: 'legacy-furniture-factory', kind: 'establishment', color: 'green', icon: 'factory', on: [8], cost: 2, copies: 5, does: [gain(each(3, icon('gear')))], source: 'inferred' },
  { id: 'legacy-apple-orchard', kind: 'establishment', color: 'blue', icon: 'wheat', on: [9, 10], cost: 3, copies: 5, does: [gain(2)], source: 'inferred' },
  { id: 'legacy-convenience-store', kind: 'establishment', color: 'green', icon: 'bread', on: [11, 12], cost: 2, copies: 5, does: [gain(each(2, icon('wheat')))], boost: 'once', source: 'our-choice' },

  { id: 'legacy-forge', kind: 'landmark', cost: 0, for: 'owner', powers: [{ power: 'dice', count: 2 }] },
  { id: 'legacy-flower-shop', kind: 'landmark', cost: 0, for: 'owner', powers: [boost(1, 'bread')], source: 'our-choice' },
  { id: 'legacy-fountain', kind: 'landmark', cost: 0, for: 'owner', powers: [when({ total: 7 }, extraTurn())] },
  { id: 'legacy-observatory', kind: 'community', cost: 20, powers: [when('built', gain(each(1, icon('wheat'))))], source: 'our-choice' },
] as const satisfies readonly Card[]
