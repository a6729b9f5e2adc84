import type { AdviceWords } from '../lang.ts'

const percent = new Intl.NumberFormat('nl', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
const figure = new Intl.NumberFormat('nl', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const size = (n: number): string => figure.format(Math.abs(n))

export const advice: AdviceWords = {
  chance: (share) => `${percent.format(share)} kans om te winnen`,
  wins: 'wint het spel',
  income: (n) => (n > 0 ? `${size(n)} munten meer per ronde` : `${size(n)} munten minder per ronde`),
  tempo: (n) => (n < 0 ? `${size(n)} rondes dichter bij het doel` : `${size(n)} rondes verder van het doel`),
  leap: (n) => (n < 0 ? 'veel dichter bij het doel' : 'veel verder van het doel'),
  denial: (n) =>
    n > 0
      ? `de naaste rivaal heeft ${size(n)} rondes meer nodig`
      : `de naaste rivaal heeft ${size(n)} rondes minder nodig`,
  goal: (n) => (n < 0 ? 'één minder te bouwen voor het doel' : 'één meer te bouwen voor het doel'),
  later: 'meer waard dan meteen te zien is',
  nothing: 'verandert nu nog niets',
}
