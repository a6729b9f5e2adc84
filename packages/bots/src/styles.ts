import type { Card, Establishment } from '@machinami/cards'
import type { Move, Rules, State } from '@machinami/engine'
import { ASK, cardOf, K, kindOf, owned, Q } from '@machinami/engine/inside'
import type { Bot, Choice } from './bot.ts'
import { plannerFor } from './planner.ts'

/** A way of playing anybody recognises: what it likes to build, and how much of it before it goes for the goal. */
export interface Style {
  readonly id: string
  /** How much it likes a card; 0 for not at all. Likes go before plans, except plans for a landmark. */
  likes(card: Establishment, all: readonly Card[]): number
  /** Liked cards it wants to have. */
  readonly enough: number
  /** Most of one kind. */
  readonly ofAKind: number
  /** What comes then: the quickest road to the goal, or landmarks only. */
  readonly then: 'plan' | 'landmarks'
}

const cheap = (card: Establishment, most: number) => card.cost <= most
const acts = (card: Establishment, from: number, to: number) => card.on.some((total) => total >= from && total <= to)
const counts = (card: Establishment) =>
  card.does.some((step) => 'amount' in step && typeof step.amount === 'object' && 'each' in step.amount)

/** Icons and ids that some card multiplies. */
function isCounted(card: Establishment, all: readonly Card[]): boolean {
  return all.some(
    (other) =>
      other.kind === 'establishment' &&
      other.color === 'green' &&
      other.does.some((step) => {
        if (!('amount' in step) || typeof step.amount !== 'object' || !('each' in step.amount)) return false
        const { per } = step.amount
        if (typeof per !== 'object') return false
        if ('icons' in per) return per.icons.includes(card.icon)
        return 'card' in per && per.card === card.id
      }),
  )
}

const counting = (icon: string) => (card: Establishment) =>
  card.does.some(
    (step) =>
      'amount' in step &&
      typeof step.amount === 'object' &&
      'per' in step.amount &&
      typeof step.amount.per === 'object' &&
      'icons' in step.amount.per &&
      (step.amount.per.icons as readonly string[]).includes(icon),
  )

const cows = counting('cow')
const gears = counting('gear')
const wheat = counting('wheat')

/** The first four are offered to players; all of them test and train the others. */
export const STYLES: readonly Style[] = [
  {
    id: 'rusher',
    likes: (c) => (cheap(c, 2) && acts(c, 1, 4) && c.color !== 'red' ? 2 : 0),
    enough: 9,
    ofAKind: 6,
    then: 'landmarks',
  },
  { id: 'restaurateur', likes: (c) => (c.color === 'red' ? 2 : 0), enough: 7, ofAKind: 6, then: 'plan' },
  {
    id: 'engineer',
    likes: (c, all) => (counts(c) && c.color === 'green' ? 3 : isCounted(c, all) ? 2 : 0),
    enough: 9,
    ofAKind: 4,
    then: 'plan',
  },
  { id: 'magpie', likes: (c) => (c.major ? 3 : 1), enough: 12, ofAKind: 1, then: 'plan' },
  { id: 'baker', likes: (c) => (c.icon === 'bread' && cheap(c, 1) ? 2 : 0), enough: 7, ofAKind: 7, then: 'landmarks' },
  { id: 'cheesemaker', likes: (c) => (cows(c) ? 3 : c.icon === 'cow' ? 2 : 0), enough: 8, ofAKind: 5, then: 'plan' },
  { id: 'shopkeeper', likes: (c) => (c.icon === 'bread' ? 1 + c.cost : 0), enough: 11, ofAKind: 6, then: 'plan' },
  { id: 'carpenter', likes: (c) => (gears(c) ? 3 : c.icon === 'gear' ? 2 : 0), enough: 8, ofAKind: 5, then: 'plan' },
  { id: 'gardener', likes: (c) => (wheat(c) ? 3 : c.icon === 'wheat' ? 2 : 0), enough: 9, ofAKind: 5, then: 'plan' },
  { id: 'farmer', likes: (c) => (c.color === 'blue' ? 2 : 0), enough: 9, ofAKind: 6, then: 'plan' },
  { id: 'dreamer', likes: (c) => (acts(c, 7, 14) ? c.cost : 0), enough: 8, ofAKind: 4, then: 'plan' },
  { id: 'spender', likes: (c) => 1 + c.cost, enough: 99, ofAKind: 6, then: 'landmarks' },
]

/** Likes of every establishment of a ruleset. */
const likings = new WeakMap<Rules, Map<string, Float64Array>>()

function likingOf(style: Style, r: Rules): Float64Array {
  let known = likings.get(r)
  if (!known) likings.set(r, (known = new Map()))
  let liking = known.get(style.id)
  if (!liking) {
    const rows = new Map(r.ruleset.cards.map((card) => [card.id, card]))
    liking = Float64Array.from({ length: r.establishments }, (_, card) => {
      const row = rows.get(r.ids[card])
      return row?.kind === 'establishment' ? style.likes(row, r.ruleset.cards) : 0
    })
    known.set(style.id, liking)
  }
  return liking
}

/** A bot that builds what its style likes and otherwise plays like the planner. */
export function styled(style: Style): Bot {
  return {
    id: style.id,
    choose: (choice) => {
      const { rules, state, seat, options, count } = choice
      const liked = state[ASK] === Q.build || state[ASK] === Q.opening ? favourite(style, choice) : -1
      if (liked >= 0) return liked
      const { planner, worths } = plannerFor(rules)
      planner.judge(state, seat, options, count, worths)
      const only = style.then === 'landmarks' && state[ASK] === Q.build
      let top = -1
      for (let i = 0; i < count; i++) {
        if (only && isEstablishment(rules, options[i])) continue
        if (top < 0 || worths[i] > worths[top]) top = i
      }
      return options[Math.max(0, top)]
    },
  }
}

const isEstablishment = (r: Rules, answer: Move): boolean =>
  kindOf(answer) === K.build && cardOf(answer) < r.establishments

/** The liked card to build now, the one of which there are fewest first; -1 for none, or where a landmark may be built. */
function favourite(style: Style, { rules, state, seat, options, count }: Choice): Move {
  const liking = likingOf(style, rules)
  if (likedCards(rules, state, seat, liking) >= style.enough) return -1
  let best = -1
  let bestScore = 0
  for (let i = 0; i < count; i++) {
    if (kindOf(options[i]) !== K.build) continue
    const card = cardOf(options[i])
    if (card >= rules.establishments) return -1
    const have = owned(rules, state, seat, card)
    if (liking[card] === 0 || have >= style.ofAKind) continue
    const score = liking[card] * 10 - have + 9 - rules.cost[card] / 100
    if (score <= bestScore) continue
    best = options[i]
    bestScore = score
  }
  return best
}

function likedCards(r: Rules, s: State, seat: number, liking: Float64Array): number {
  let sum = 0
  for (let card = 0; card < r.establishments; card++) if (liking[card] > 0) sum += owned(r, s, seat, card)
  return sum
}
