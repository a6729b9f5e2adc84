import { many } from '../many.ts'
import type { ResultWords } from '../stage-words.ts'

function lacked(who: string, were: string, n: number, besides: string): string {
  if (n === 0) return `${who} lacked only this: ${besides}.`
  const short = `${who} ${were} ${many(n, 'landmark', 'landmarks')} short`
  return besides === '' ? `${short}.` : `${short}; also missing: ${besides}.`
}

export const result: ResultWords = {
  result: {
    allLandmarks: (n) => (n === 1 ? 'The landmark is built' : `All ${n} landmarks`),
    byCard: (card) => `The ${card} wins the game`,
    byLimit: 'The last turn is over',
    short: (n, besides) => lacked('You', 'were', n, besides),
    coinsFor: (price, card, had) => `${price} for the ${card}, you had ${had}`,
    yourBest: (card, coins, percent) =>
      `The ${card} paid you ${many(coins, 'coin', 'coins')}, ${percent}% of all you earned.`,
    theirBest: (name, card, coins, percent) =>
      `The ${card} paid ${name} ${many(coins, 'coin', 'coins')}, ${percent}% of all they earned.`,
    byTurn: 'Landmarks, by turn built',
    net: 'With the others',
    why: 'Why?',
    whyByTurn: 'Why? Turn by turn',
    compareDay: 'Compare with the expert',
    theyShort: (name, n, besides) => lacked(name, 'was', n, besides),
    yours: (card) => `Your ${card}`,
    whose: (name, card) => `${name}’s ${card}`,
    paidIn: (coins, turns, percent) =>
      `It paid ${coins} in ${many(turns, 'turn', 'turns')}: ${percent}% of the income.`,
    yourBuy: (card) => `Your best buy: the ${card}`,
    theirBuy: (name, card) => `${name}’s best buy: the ${card}`,
    costBrought: (cost, brought) => `cost ${cost}, brought ${brought}.`,
    bigRoll: (turn) => `The biggest roll: ${turn.toLowerCase()}`,
    charts: 'Charts',
    moreWays: 'More',
  },
  plain: {
    onAnyRoll: (totals) => `pays on everybody’s ${totals}`,
    onYourRoll: (totals) => `pays on your ${totals}`,
    onOthersRoll: (totals) => `others pay you when they roll ${totals}`,
    landmark: (left) =>
      left === 0 ? 'the last landmark you need' : `then ${many(left, 'landmark', 'landmarks')} to go`,
    earnsMore: 'earns you more in every round',
    nearer: 'brings you nearer to the goal',
    slows: 'slows down your nearest rival',
    further: 'takes you further from the goal',
    againIsBetter: 'another roll is better on average',
    moreIsBetter: 'the higher total is better for you',
    more: 'More',
  },
}
