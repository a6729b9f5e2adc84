import { many } from '../many.ts'
import type { ResultWords } from '../stage-words.ts'

function lacked(who: string, n: number, besides: string): string {
  if (n === 0) return `${who} miste alleen nog: ${besides}.`
  const short = `${who} kwam ${many(n, 'bezienswaardigheid', 'bezienswaardigheden')} tekort`
  return besides === '' ? `${short}.` : `${short}; ook nog nodig: ${besides}.`
}

export const result: ResultWords = {
  result: {
    allLandmarks: (n) => (n === 1 ? 'De bezienswaardigheid staat er' : `Alle ${n} bezienswaardigheden`),
    byCard: (card) => `${card} wint het spel`,
    byLimit: 'De laatste beurt is voorbij',
    short: (n, besides) => lacked('Je', n, besides),
    coinsFor: (price, card, had) => `${card}: ${price} nodig, je had er ${had}`,
    yourBest: (card, coins, percent) =>
      `Je verdiende het meest met ${card}: ${many(coins, 'munt', 'munten')}, ${percent}% van het totaal.`,
    theirBest: (name, card, coins, percent) =>
      `${name} verdiende het meest met ${card}: ${many(coins, 'munt', 'munten')}, ${percent}% van het totaal.`,
    byTurn: 'Bezienswaardigheden, per beurt',
    net: 'Onderling',
    why: 'Waarom?',
    whyByTurn: 'Waarom? Beurt voor beurt',
    compareDay: 'Vergelijk met de expert',
    theyShort: lacked,
    yours: (card) => `Jouw ${card}`,
    whose: (name, card) => `${card} van ${name}`,
    paidIn: (coins, turns, percent) =>
      `Leverde ${coins} op in ${many(turns, 'beurt', 'beurten')}: ${percent}% van alle inkomsten.`,
    yourBuy: (card) => `Je beste koop: ${card}`,
    theirBuy: (name, card) => `Beste koop van ${name}: ${card}`,
    costBrought: (cost, brought) => `kostte ${cost}, leverde ${brought} op.`,
    bigRoll: (turn) => `De grootste klapper: ${turn.toLowerCase()}`,
    charts: 'Grafieken',
    moreWays: 'Meer',
  },
  plain: {
    onAnyRoll: (totals) => `levert iets op als iemand ${totals} gooit`,
    onYourRoll: (totals) => `levert iets op als jij ${totals} gooit`,
    onOthersRoll: (totals) => `anderen betalen je als zij ${totals} gooien`,
    landmark: (left) => (left === 0 ? 'de laatste bezienswaardigheid die je nodig hebt' : `daarna nog ${left} te gaan`),
    earnsMore: 'levert je elke ronde meer op',
    nearer: 'brengt je dichter bij het doel',
    slows: 'houdt je naaste rivaal op',
    further: 'brengt je verder van het doel',
    againIsBetter: 'nog een worp is gemiddeld beter',
    moreIsBetter: 'het hogere totaal is beter voor je',
    more: 'Meer',
  },
}
