import type { Goal } from '@machinami/cards'
import { impossible } from '../impossible.ts'
import { coins, landmarks, list } from './grammar.ts'

function part(goal: Goal): string {
  if ('landmarks' in goal)
    return `${goal.landmarks === 'all' ? 'alle eigen bezienswaardigheden' : landmarks(goal.landmarks)} heeft gebouwd`
  if ('contributed' in goal) return 'aan de gemeenschap heeft bijgedragen'
  if ('coins' in goal) return `${coins(goal.coins)} heeft`
  return impossible(goal)
}

export function goal(parts: readonly Goal[]): string {
  return parts.length === 0
    ? 'Een kaart bepaalt wie er wint.'
    : `Wie als eerste ${list(parts.map(part))}, wint het spel.`
}
