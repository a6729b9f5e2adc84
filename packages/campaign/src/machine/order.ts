import type { AskRecord } from '../pack/pack.ts'
import type { CampaignState } from './state.ts'

/** Seats clockwise, beginning after the last winner, who comes last. */
function fromWinner({ towns, lastWinner }: Pick<CampaignState, 'towns' | 'lastWinner'>): number[] {
  return towns.map((_, i) => ((lastWinner ?? towns.length - 1) + 1 + i) % towns.length)
}

export const winsOf = ({ register }: Pick<CampaignState, 'register'>, town: number): number =>
  register.filter((line) => line.town === town).length

/** Who is asked, in which order. With `fewest-wins` ties go clockwise from the last winner. */
export function askOrder(state: CampaignState, { of, order = 'seats' }: AskRecord): number[] {
  if (of === 'winner') return [state.lastWinner ?? 0]
  if (order === 'seats') return [...state.towns.keys()]
  return fromWinner(state).sort((a, b) => winsOf(state, a) - winsOf(state, b))
}

/** Most lines in the register; whoever has as many shares the title. */
export function champions(state: Pick<CampaignState, 'register' | 'towns'>): number[] {
  const wins = state.towns.map((_, town) => winsOf(state, town))
  const most = Math.max(...wins)
  return [...wins.keys()].filter((town) => wins[town] === most)
}
