import type { AdviceWords } from '../lang.ts'

const percent = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
const figure = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const size = (n: number): string => figure.format(Math.abs(n))

export const advice: AdviceWords = {
  chance: (share) => `${percent.format(share)} to win`,
  wins: 'wins the game',
  income: (n) => (n > 0 ? `${size(n)} more coins a round` : `${size(n)} fewer coins a round`),
  tempo: (n) => (n < 0 ? `${size(n)} rounds closer to the goal` : `${size(n)} rounds further from the goal`),
  leap: (n) => (n < 0 ? 'much closer to the goal' : 'much further from the goal'),
  denial: (n) =>
    n > 0 ? `the nearest rival needs ${size(n)} more rounds` : `the nearest rival needs ${size(n)} fewer rounds`,
  goal: (n) => (n < 0 ? 'one less to build for the goal' : 'one more to build for the goal'),
  later: 'worth more than it shows at first',
  nothing: 'changes nothing yet',
}
