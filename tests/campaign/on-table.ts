import type { CampaignState } from '@machinami/campaign'

/** Every card, wherever it lies. A face is counted as the double-sided card it belongs to. */
export function cardsOnTable(state: CampaignState): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (id: string, n: number) => counts.set(id, (counts.get(id) ?? 0) + n)
  for (const pile of [state.reserves, state.archives, state.destroyed])
    for (const [id, n] of Object.entries(pile)) add(id, n)
  for (const { card, copies, pair } of state.supply) add(pair ?? card, copies)
  for (const { card } of state.landmarks) add(card, state.towns.length)
  for (const { square } of state.towns) for (const { card } of square) add(card, 1)
  if (state.now.at === 'choosing') add(state.now.pair.id, 5)
  if (state.community) add(state.community.card, 1)
  if (state.reference !== null) add(state.reference, 4)
  for (const { id } of [...state.rules, ...state.laidAside, ...state.past.rules]) add(id, 1)
  return counts
}
