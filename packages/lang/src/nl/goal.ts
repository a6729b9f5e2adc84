import type { Goal } from '@machinami/cards'
import { impossible } from '../impossible.ts'
import { coins, counted, landmarks, list } from './grammar.ts'

function part(goal: Goal): string {
  if ('landmarks' in goal)
    return `${goal.landmarks === 'all' ? 'alle eigen bezienswaardigheden' : landmarks(goal.landmarks)} heeft gebouwd`
  if ('contributed' in goal) return 'aan de gemeenschap heeft bijgedragen'
  if ('coins' in goal) return `${coins(goal.coins)} heeft`
  if ('fund' in goal) return 'de meeste punten heeft als het fonds vol is'
  return impossible(goal)
}

export function goal(parts: readonly Goal[]): string {
  const [first] = parts
  if (first && 'fund' in first)
    return `Zodra er ${counted(first.fund, 'stuk', 'stukken')} in het fonds zitten, wint wie de meeste punten heeft.`
  return parts.length === 0
    ? 'Een kaart bepaalt wie er wint.'
    : `Wie als eerste ${list(parts.map(part))}, wint het spel.`
}
