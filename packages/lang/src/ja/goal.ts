import type { Goal } from '@machinami/cards'
import { impossible } from '../impossible.ts'
import { coins, things } from './grammar.ts'

function part(goal: Goal): string {
  if ('landmarks' in goal)
    return goal.landmarks === 'all' ? 'ランドマークをすべて建て' : `ランドマークを${things(goal.landmarks)}建て`
  if ('contributed' in goal) return '共同ランドマークに寄付し'
  if ('coins' in goal) return `${coins(goal.coins)}を集め`
  if ('fund' in goal) return '基金がいっぱいになったときに最も多くの得点を集め'
  return impossible(goal)
}

export function goal(parts: readonly Goal[]): string {
  const [first] = parts
  if (first && 'fund' in first) return `基金が${things(first.fund)}そろったとき、得点がいちばん多いプレイヤーの勝ち。`
  return parts.length === 0 ? 'カードの効果で勝者が決まる。' : `最初に${parts.map(part).join('、')}たプレイヤーの勝ち。`
}
