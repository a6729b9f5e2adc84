import { type Refusal, type Ruleset, refuse } from '@machinami/cards'
import { Random } from '@machinami/engine'
import type { FreePlayRecord, RuleRecord } from '../pack/pack.ts'
import { rulesetOf } from './ruleset.ts'
import type { CampaignState, CommunityHeld, Draw, Held, Stack } from './state.ts'

/** Draws a game of free play from all the island has become. The seed comes from outside. */
export function drawFree(state: CampaignState, seed: number, all = false): Draw | Refusal {
  const { freePlay: record, past } = state
  if (!record) return refuse('not-an-option')
  const random = new Random(seed)
  const communities = past.communities
  if (communities.length === 0) return refuse('not-an-option')
  const community = communities[random.below(communities.length)]
  const { landmarks, stacks } = drawnFrom(state, record, community.card)
  const chosen = sample(landmarks, record.landmarks, random)
  return {
    community: community.card,
    landmarks: landmarks.filter((each) => chosen.includes(each)).map(({ card }) => card),
    stacks: (all ? stacks : someStacks(state, stacks, record, random)).map(({ card }) => card),
  }
}

/** Whether luck could have laid this on the table: its seed is not kept. */
export function couldBeDrawn(state: CampaignState, draw: Draw): boolean {
  const { freePlay: record, past } = state
  if (!record || !past.communities.some(({ card }) => card === draw.community)) return false
  const { landmarks, stacks } = drawnFrom(state, record, draw.community)
  const isPart = (cards: readonly string[], from: readonly Held[], ...sizes: readonly number[]) =>
    sizes.some((size) => cards.length === Math.min(size, from.length)) &&
    cards.join() === from.flatMap(({ card }) => (cards.includes(card) ? [card] : [])).join()
  return (
    isPart(draw.landmarks, landmarks, record.landmarks) && isPart(draw.stacks, stacks, record.stacks, stacks.length)
  )
}

/** What makes sense beside a community landmark, in the order in which it lies on the table. */
function drawnFrom(state: CampaignState, { without = [] }: FreePlayRecord, community: string) {
  const fits = fitting(state, community)
  const landmarks = state.past.landmarks.filter((each) => fits(each) && !without.includes(each.card))
  return { landmarks: landmarks.sort((a, b) => (a.letter < b.letter ? -1 : 1)), stacks: state.supply.filter(fits) }
}

/** Whether a card makes sense beside this community landmark: the rule it needs is on the table. */
function fitting(state: CampaignState, community: string): (held: Held) => boolean {
  const rules = freeRules(state, community).map(({ id }) => id)
  return ({ needs }) => needs === undefined || rules.includes(needs)
}

/** Rules on the table: those that belong to no community landmark, and those of this one. */
function freeRules({ rules, past, laidAside }: CampaignState, community: string) {
  const all = [...rules, ...laidAside, ...past.rules]
  const isOwned = (rule: RuleRecord) => rule.with !== undefined || past.communities.some((each) => belongs(rule, each))
  const here = past.communities.find(({ card }) => card === community)
  return all.filter((rule) => (isOwned(rule) ? here && belongs(rule, here) : rules.includes(rule)))
}

/** Whether a rule belongs to a community landmark. */
export const belongs = (rule: RuleRecord, { card, rules = [] }: CommunityHeld): boolean =>
  rules.includes(rule.id) || rule.with?.includes(card) === true

function sample<T>(from: readonly T[], n: number, random: Random): T[] {
  const left = [...from]
  return Array.from({ length: Math.min(n, left.length) }, () => left.splice(random.below(left.length), 1)[0])
}

const MOST_TRIES = 1000

/** So many stacks that every total of one or two dice wakes a card, as long as the island has them. */
function someStacks(state: CampaignState, from: readonly Stack[], record: FreePlayRecord, random: Random): Stack[] {
  const totals = (stacks: readonly Stack[]) =>
    new Set(
      stacks.flatMap(({ card }) => {
        const row = state.cards[card]
        return row.kind === 'establishment' ? row.on : []
      }),
    ).size
  const most = totals(from)
  let best = sample(from, record.stacks, random)
  for (let tries = 0; tries < MOST_TRIES && totals(best) < most; tries++) {
    const other = sample(from, record.stacks, random)
    if (totals(other) > totals(best)) best = other
  }
  return from.filter((stack) => best.includes(stack))
}

/** The complete rules of a game of free play. */
export function freeRuleset(state: CampaignState, draw: Draw): Ruleset {
  const { past, freePlay } = state
  const community = past.communities.find(({ card }) => card === draw.community) ?? null
  const cost = freePlay?.costs?.[draw.community]
  const fits = fitting(state, draw.community)
  return rulesetOf(state, {
    landmarks: draw.landmarks.map((card) => ({ card })),
    community: community && (cost === undefined ? community : { ...community, cost }),
    stacks: state.supply.filter(({ card }) => draw.stacks.includes(card)),
    rules: freeRules(state, draw.community),
    changes: [...state.changes, ...(freePlay ? [freePlay] : [])],
    square: (town) => town.square.filter(fits).map(({ card }) => card),
    first: 'highest-roll',
  })
}
