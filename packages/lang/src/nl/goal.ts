import type { Goal } from '@machinami/cards'
import type { Naming } from '../naming.ts'
import { coins, counted, landmarks, list, theCard } from './grammar.ts'

/** What is to be filled is never one goal of several. */
type Part = Exclude<Goal, { readonly fund: unknown }>

function part(goal: Part): string {
  if ('landmarks' in goal)
    return `${goal.landmarks === 'all' ? 'alle eigen bezienswaardigheden' : landmarks(goal.landmarks)} heeft gebouwd`
  if ('contributed' in goal) return 'aan de gemeenschap heeft bijgedragen'
  return `${coins(goal.coins)} heeft`
}

export function goal(parts: readonly Goal[], naming: Naming): string {
  const [first] = parts
  if (!first) return 'Een kaart bepaalt wie er wint.'
  if ('fund' in first)
    return `Zodra er ${counted(first.fund, 'stuk', 'stukken')} in ${theCard(naming, 'fund')} zitten, wint wie de meeste punten heeft.`
  return `Wie als eerste ${list((parts as readonly Part[]).map(part))}, wint het spel.`
}
