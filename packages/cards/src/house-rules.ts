import type { Ruleset } from './ruleset.ts'
import type { Establishment } from './vocabulary.ts'
import { activate, close, dice, each, gain, has, landmarksAtMost, leave, pool, swap, take } from './words.ts'

/** What an option changes: fields of rows, rows left out, fields of the ruleset. The first option of a rule changes nothing. */
export interface HouseOption {
  readonly id: string
  readonly cards?: { readonly [id: string]: Partial<Establishment> }
  readonly without?: readonly string[]
  readonly rules?: Partial<Ruleset>
}

/** A point on which printings and players differ. */
export interface HouseRule {
  readonly id: string
  /** The editions it belongs to, where its options change no card that would tell. */
  readonly editions?: readonly string[]
  readonly options: readonly HouseOption[]
}

/**
 * All of them (RULES.md, section H). An option is data laid over the cards; the engine never sees that it was chosen.
 * A rule is offered where it changes something: in editions that have its card, or that it names.
 */
export const HOUSE_RULES = [
  {
    id: 'sushi-bar-cost',
    options: [
      { id: '4' },
      { id: '2', cards: { 'sushi-bar': { cost: 2 } } },
      { id: '1', cards: { 'sushi-bar': { cost: 1 } } },
    ],
  },
  {
    id: 'general-store-pays',
    options: [{ id: '2' }, { id: '1', cards: { 'general-store': { does: [gain(1, landmarksAtMost(1, 'owner'))] } } }],
  },
  { id: 'demolition-company-cost', options: [{ id: '2' }, { id: '1', cards: { 'demolition-company': { cost: 1 } } }] },
  {
    id: 'renovation-paid-by',
    options: [
      { id: 'opponents' },
      {
        id: 'bank',
        cards: { 'renovation-company': { does: [close('a-type'), gain(each(1, 'closed-now', 'everyone'))] } },
      },
    ],
  },
  {
    id: 'tech-startup-paid-by',
    options: [
      { id: 'opponents' },
      { id: 'bank', cards: { 'tech-startup': { does: [gain(each(1, 'invested', 'everyone'))] } } },
    ],
  },
  { id: 'park-remainder', options: [{ id: 'bank' }, { id: 'owner', cards: { park: { does: [pool('owner')] } } }] },
  {
    id: 'exhibit-hall',
    options: [
      { id: 'one-copy' },
      { id: 'all-copies', cards: { 'exhibit-hall': { does: [activate('all'), leave()] } } },
      { id: 'closes', cards: { 'exhibit-hall': { does: [activate('one'), close('this')] } } },
      { id: 'absent', without: ['exhibit-hall'] },
    ],
  },
  {
    id: 'flower-shop-boost',
    options: [
      { id: 'per-garden' },
      { id: 'per-shop', cards: { 'flower-shop': { boost: 'once' } } },
      { id: 'none', cards: { 'flower-shop': { boost: 'never' } } },
    ],
  },
  {
    id: 'tuna-boat-throws',
    options: [
      { id: 'once' },
      { id: 'each-owner', cards: { 'tuna-boat': { does: [gain(dice('each-owner'), has('harbor'))] } } },
      { id: 'each-copy', cards: { 'tuna-boat': { does: [gain(dice('each-copy'), has('harbor'))] } } },
    ],
  },
  {
    id: 'business-center',
    options: [
      { id: 'may' },
      { id: 'must', cards: { 'business-center': { does: [swap({ majors: false, optional: false })] } } },
    ],
  },
  {
    id: 'town-square',
    editions: ['legacy'],
    options: [
      { id: 'both' },
      {
        id: 'two-of-four',
        rules: {
          townSquare: {
            cards: ['legacy-wheat-field', 'legacy-bakery', 'legacy-forest', 'legacy-fox-meadow'],
            marks: 2,
          },
        },
      },
    ],
  },
  {
    id: 'reroll-dice',
    editions: ['base', 'harbor', 'row', 'both'],
    options: [{ id: 'may-change' }, { id: 'same', rules: { rerollMayChangeDice: false } }],
  },
  {
    id: 'food-warehouse-numbers',
    options: [{ id: '12-13' }, { id: '12-14', cards: { 'food-warehouse': { on: [12, 13, 14] } } }],
  },
  {
    id: 'mk2-hamburger-stand-takes',
    options: [{ id: '2' }, { id: '1', cards: { 'mk2-hamburger-stand': { does: [take(1, 'roller')] } } }],
  },
  { id: 'mk2-vineyard-numbers', options: [{ id: '2' }, { id: '1-2', cards: { 'mk2-vineyard': { on: [1, 2] } } }] },
  {
    id: 'mk2-furniture-factory-counts',
    options: [
      { id: 'gears' },
      { id: 'green-cards', cards: { 'mk2-furniture-factory': { does: [gain(each(4, { color: 'green' }))] } } },
    ],
  },
] as const satisfies readonly HouseRule[]

type Rule = (typeof HOUSE_RULES)[number]
export type HouseRuleId = Rule['id']
/** `rule/option`, for a language to explain every one of them. */
export type HouseOptionId = { [R in Rule as R['id']]: `${R['id']}/${R['options'][number]['id']}` }[HouseRuleId]
export type HouseRules = { readonly [id in HouseRuleId]?: string }
