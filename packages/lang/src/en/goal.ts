import type { Goal } from '@machinami/cards'
import { impossible } from '../impossible.ts'
import { coins, counted, landmarks, list } from './grammar.ts'

function part(goal: Goal): string {
  if ('landmarks' in goal)
    return goal.landmarks === 'all' ? 'build all your landmarks' : `build ${landmarks(goal.landmarks)}`
  if ('contributed' in goal) return 'contribute to the community landmark'
  if ('coins' in goal) return `have ${coins(goal.coins)}`
  if ('fund' in goal) return 'have the most points when the fund is full'
  return impossible(goal)
}

export function goal(parts: readonly Goal[]): string {
  const [first] = parts
  if (first && 'fund' in first)
    return `When the fund has ${counted(first.fund, 'piece', 'pieces')}, whoever has the most points wins.`
  return parts.length === 0 ? 'A card decides who wins.' : `To win, be the first to ${list(parts.map(part))}.`
}
