import type { AdviceWords } from '../lang.ts'

const percent = new Intl.NumberFormat('ja', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
const figure = new Intl.NumberFormat('ja', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const size = (n: number): string => figure.format(Math.abs(n))

export const advice: AdviceWords = {
  chance: (share) => `勝率${percent.format(share)}`,
  wins: 'これで勝ち',
  income: (n) => (n > 0 ? `1巡あたり${size(n)}コイン増える` : `1巡あたり${size(n)}コイン減る`),
  tempo: (n) => (n < 0 ? `ゴールが${size(n)}巡早くなる` : `ゴールが${size(n)}巡遅くなる`),
  leap: (n) => (n < 0 ? 'ゴールにぐっと近づく' : 'ゴールからぐっと遠ざかる'),
  denial: (n) => (n > 0 ? `先頭の相手が${size(n)}巡遅くなる` : `先頭の相手が${size(n)}巡早くなる`),
  goal: (n) => (n < 0 ? 'ゴールまでに建てるものが1つ減る' : 'ゴールまでに建てるものが1つ増える'),
  later: '目先の効果より価値が高い',
  nothing: 'すぐには何も変わらない',
}
