import type { Card, Ruleset, Step } from '@machinami/cards'
import type { GameEvent, Town, View } from '@machinami/engine'
import { landmarksNeeded } from '../game/goal.ts'

/** Somebody's place in the ranking. */
export interface Place {
  readonly rank: number
  readonly town: Town
  /** Landmarks that stand, in the order they were built, with the turns in which they were. */
  readonly built: readonly { readonly card: string; readonly turn: number }[]
  /** Sites that are still empty. */
  readonly open: readonly { readonly card: string; readonly price: number }[]
}

/**
 * Everybody by how near they came: whoever won, then landmarks and shares in those of all, or points where landmarks do
 * not win, then coins.
 */
export function rankingOf(view: View, events: readonly GameEvent[], ruleset: Ruleset): Place[] {
  const landmarks = new Set(
    ruleset.cards.filter(({ kind }) => kind === 'landmark' || kind === 'community').map(({ id }) => id),
  )
  const isLandmark = (id: string) => landmarks.has(id)
  const isByPoints = landmarksNeeded(ruleset) === 0
  const built = view.towns.map((): { card: string; turn: number }[] => [])
  let turn = 0
  for (const event of events) {
    if (event.kind === 'turn') turn = event.n
    if (event.kind === 'built' && isLandmark(event.card)) built[event.seat].push({ card: event.card, turn })
    if (event.kind === 'demolished') built[event.seat] = built[event.seat].filter(({ card }) => card !== event.card)
  }
  const near = (a: Town, b: Town) =>
    Number(b.seat === view.winner) - Number(a.seat === view.winner) ||
    (isByPoints ? b.points - a.points : b.landmarks - a.landmarks || built[b.seat].length - built[a.seat].length) ||
    b.coins - a.coins
  return [...view.towns].sort(near).map((town, i) => ({
    rank: i + 1,
    town,
    built: built[town.seat],
    open: town.sites.flatMap(({ id, built: stands, price }) =>
      stands || !isLandmark(id) ? [] : [{ card: id, price }],
    ),
  }))
}

/** Why the game is over: landmarks, a card that wins by itself, points of a fund, or the last turn. */
export type Reason =
  | { readonly why: 'landmarks'; readonly n: number; readonly shared: readonly string[] }
  | { readonly why: 'card'; readonly card: string }
  | { readonly why: 'points'; readonly n: number }
  | { readonly why: 'limit' }

const wins = (step: Step): boolean => step.verb === 'win'

const isWinning = (card: Card | undefined): boolean =>
  card !== undefined &&
  card.kind !== 'establishment' &&
  card.kind !== 'action' &&
  card.powers.some((power) => power.power === 'when' && power.does.some(wins))

/** Landmarks of all towns in which a share is needed to win. */
const sharedIn = ({ goal, cards }: Ruleset): string[] =>
  goal.some((part) => 'contributed' in part) ? cards.flatMap(({ kind, id }) => (kind === 'community' ? [id] : [])) : []

export function reasonOf(view: View, events: readonly GameEvent[], ruleset: Ruleset): Reason {
  const winner = view.towns[view.winner ?? 0]
  const needed = landmarksNeeded(ruleset)
  const built = events.findLast((event) => event.kind === 'built' && event.seat === view.winner)
  const card = built?.kind === 'built' ? built.card : ''
  if (isWinning(ruleset.cards.find(({ id }) => id === card))) return { why: 'card', card }
  if (events.some(({ kind }) => kind === 'limit')) return { why: 'limit' }
  if (needed > 0 && winner.landmarks >= needed) return { why: 'landmarks', n: needed, shared: sharedIn(ruleset) }
  return { why: 'points', n: winner.points }
}
