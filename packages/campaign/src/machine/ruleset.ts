import type { Card, CardNames, Establishment, Ruleset } from '@machinami/cards'
import type { ByTowns, Change, RuleRecord } from '../pack/pack.ts'
import { type Known, workOut } from '../pack/value.ts'
import { markersOf } from '../seal/needs.ts'
import type { CampaignState, CommunityHeld, Held, Stack, Town } from './state.ts'

/** What lies on the table in one game. */
export interface Layout {
  readonly landmarks: readonly Held[]
  readonly community: CommunityHeld | null
  readonly stacks: readonly Stack[]
  readonly rules: readonly RuleRecord[]
  readonly changes: readonly Change[]
  /** Town square cards a town may pick from. */
  readonly square: (town: Town) => readonly string[]
  readonly first: Ruleset['first']
}

/** The complete rules of the game that comes next, from all that was read and chosen so far. */
export function rulesetFor(state: CampaignState): Ruleset {
  return rulesetOf(state, {
    landmarks: state.landmarks,
    community: state.community,
    stacks: state.supply,
    rules: state.rules,
    changes: state.changes,
    square: (town) => town.square.map(({ card }) => card),
    first: state.lastWinner ?? state.base?.first ?? 0,
  })
}

export function rulesetOf(state: CampaignState, layout: Layout): Ruleset {
  const { base, towns } = state
  if (!base) throw new Error('no cards have been dealt')
  const changes: readonly Change[] = [...layout.changes, ...layout.rules]
  const known = knownTo(state, layout.stacks)
  const set = (of: 'rules' | 'town', by: Known) =>
    changes.reduce<object>((all, change) => ({ ...all, ...(workOut(change[of] ?? {}, by) as object) }), {})
  const boards = towns.map((town) => boardOf(town, layout))
  const own = towns.map((town) => set('town', { ...known, numbers: { ...state.numbers, ...town.numbers } }))
  const cards = cardsOn(state, layout, changes)
  const names = namesOf(state, cards, changes)
  return {
    ...base,
    players: towns.length,
    startCards: [],
    cards,
    first: layout.first,
    ...townsOf(boards, own),
    ...set('rules', known),
    ...(Object.keys(names).length === 0 ? {} : { names }),
  } as Ruleset
}

/** What a value of the pack may look up. */
function knownTo({ towns, choices, numbers, tune, cards }: CampaignState, stacks: readonly Stack[]): Known {
  return {
    towns: towns.length,
    choices,
    numbers,
    notes: { given: tune?.given ?? [], chosen: tune?.notes.map(({ note }) => note) ?? [] },
    stacks: stacks.flatMap(({ card }) => {
      const row = cards[card]
      return row?.kind === 'establishment' ? [{ card, color: row.color }] : []
    }),
  }
}

/** Fields a town board gives. */
function boardOf(town: Town, layout: Layout) {
  const cards = layout.square(town)
  return { slots: town.slots, townSquare: { cards, marks: Math.min(town.marks, cards.length) } }
}

/** Boards that are all the same are a rule for everybody; what towns do not share stands in a list by seat. */
function townsOf(boards: readonly object[], own: readonly object[]): object {
  const [first, ...others] = boards.map((board) => JSON.stringify(board))
  const areAlike = others.every((other) => other === first)
  const towns = own.map((fields, town) => (areAlike ? fields : { ...boards[town], ...fields }))
  return { ...boards[0], ...(towns.some((town) => Object.keys(town).length > 0) ? { towns } : {}) }
}

/** Rows in the order in which they lie on the table: the supply by number, then boards, community and what rules add. */
function cardsOn({ cards, towns }: CampaignState, layout: Layout, changes: readonly Change[]): Card[] {
  const row = (id: string): Card => {
    if (!Object.hasOwn(cards, id)) throw new Error('a card of the campaign is not known')
    return cards[id]
  }
  const inSupply = layout.stacks.map(({ card, copies }) => ({ ...(row(card) as Establishment), copies }))
  const ids = new Set(inSupply.map(({ id }) => id))
  const square = [...new Set(towns.flatMap(layout.square))].filter((id) => !ids.has(id))
  const removed = new Set(changes.flatMap((change) => change.removes ?? []))
  const added = [...new Set(changes.flatMap((change) => change.adds ?? []))]
  const { community } = layout
  const laid = [
    ...[...inSupply, ...square.map((id) => ({ ...(row(id) as Establishment), copies: 0 }))].sort(byNumber),
    ...layout.landmarks.map(({ card }) => withPowers(row(card), changes)),
    ...(community ? [{ ...row(community.card), ...costOf(community.cost, towns.length) } as Card] : []),
  ]
  const brought = added.map(row).filter((card) => isOpenWith(card, laid))
  return [...laid, ...brought].filter(({ id }) => !removed.has(id))
}

/** A landmark with the powers that rules give all of them. */
function withPowers(card: Card, changes: readonly Change[]): Card {
  const more = changes.flatMap((change) => change.powers ?? [])
  return card.kind === 'landmark' && more.length > 0 ? { ...card, powers: [...more, ...card.powers] } : card
}

/** An action that comes with a card is there only when that card is on the table. */
function isOpenWith(card: Card, laid: readonly Card[]): boolean {
  const terms = card.kind === 'action' ? card.if : undefined
  return !terms || !('has' in terms) || laid.some(({ id }) => id === terms.has)
}

/** By activation number, from left to right. */
const byNumber = (a: Establishment, b: Establishment): number =>
  a.on[0] - b.on[0] || a.on[a.on.length - 1] - b.on[b.on.length - 1]

const costOf = (cost: ByTowns | undefined, towns: number): { readonly cost?: number } =>
  cost === undefined ? {} : { cost: typeof cost === 'number' ? cost : cost[towns as 2 | 3 | 4] }

/** Names of what is on the table, cards and markers, that the pack has named. */
function namesOf({ names }: CampaignState, cards: readonly Card[], changes: readonly Change[]): CardNames {
  const named = [...cards.map(({ id }) => id), ...changes.flatMap(markersOf)].filter((id) => Object.hasOwn(names, id))
  return Object.fromEntries(named.map((id) => [id, names[id]]))
}
