import type { JudgedChance } from '@machinami/review'

/** What a total would have been worth to whoever threw, of 1. */
export interface TotalWorth {
  readonly total: number
  readonly worth: number
  readonly isCame: boolean
}

const totalOf = (answer: JudgedChance['came']): number =>
  answer.kind === 'dice' ? answer.dice.reduce((sum, die) => sum + die, 0) : 0

/** Every total of a throw; none of a drawn card. Where doubles are worth something else, a total is the mean of both. */
export function totalsOf({
  question,
  outcomes,
  came,
}: Pick<JudgedChance, 'question' | 'outcomes' | 'came'>): TotalWorth[] {
  if (question === 'draw') return []
  const totals = new Map<number, { likelihood: number; sum: number }>()
  for (const { answer, likelihood, worth } of outcomes) {
    const so = totals.get(totalOf(answer)) ?? { likelihood: 0, sum: 0 }
    totals.set(totalOf(answer), { likelihood: so.likelihood + likelihood, sum: so.sum + likelihood * worth })
  }
  return [...totals]
    .map(([total, { likelihood, sum }]) => ({ total, worth: sum / likelihood, isCame: total === totalOf(came) }))
    .sort((a, b) => a.total - b.total)
}
