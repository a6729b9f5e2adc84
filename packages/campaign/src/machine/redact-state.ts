import type { CampaignState } from './state.ts'

/** Two backs: nobody but the winner sees the faces while one is chosen. */
const BACK = { card: '' }

/** A campaign as a town sees it, or somebody who only watches (null). Keys stay with the host. */
export function seenBy(state: CampaignState, town: number | null): CampaignState {
  const { now } = state
  const isSecret = now.at === 'choosing' && town !== state.lastWinner
  return {
    ...state,
    link: null,
    due: null,
    now: isSecret
      ? { at: 'choosing', pair: { record: 'pair', id: now.pair.id, A: BACK, B: BACK, faces: { A: {}, B: {} } } }
      : now,
  }
}
