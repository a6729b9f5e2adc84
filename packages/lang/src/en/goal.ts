import type { Goal } from '@machinami/cards'
import type { Naming } from '../naming.ts'
import { coins, counted, landmarks, list } from './grammar.ts'

/** What is to be filled is never one goal of several. */
type Part = Exclude<Goal, { readonly fund: unknown }>

function part(goal: Part): string {
  if ('landmarks' in goal)
    return goal.landmarks === 'all' ? 'build all your landmarks' : `build ${landmarks(goal.landmarks)}`
  if ('contributed' in goal) return 'contribute to the community landmark'
  return `have ${coins(goal.coins)}`
}

export function goal(parts: readonly Goal[], naming: Naming): string {
  const [first] = parts
  if (!first) return 'A card decides who wins.'
  if ('fund' in first)
    return `When the ${naming.cardName('fund')} has ${counted(first.fund, 'piece', 'pieces')}, whoever has the most points wins.`
  return `To win, be the first to ${list((parts as readonly Part[]).map(part))}.`
}
