import type { Goal } from '@machinami/cards'
import type { Naming } from '../naming.ts'
import { coins, things } from './grammar.ts'

/** What is to be filled is never one goal of several. */
type Part = Exclude<Goal, { readonly fund: unknown }>

function part(goal: Part): string {
  if ('landmarks' in goal)
    return goal.landmarks === 'all' ? 'ランドマークをすべて建て' : `ランドマークを${things(goal.landmarks)}建て`
  if ('contributed' in goal) return '共同ランドマークに寄付し'
  return `${coins(goal.coins)}を集め`
}

export function goal(parts: readonly Goal[], naming: Naming): string {
  const [first] = parts
  if (!first) return 'カードの効果で勝者が決まる。'
  if ('fund' in first)
    return `${naming.cardName('fund')}に${things(first.fund)}たまったとき、得点がいちばん多いプレイヤーの勝ち。`
  return `最初に${(parts as readonly Part[]).map(part).join('、')}たプレイヤーの勝ち。`
}
