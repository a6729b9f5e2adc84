import type { DailyWords } from '../daily-words.ts'
import { oneOr } from '../many.ts'

export const daily: DailyWords = {
  title: 'Daily street',
  of: (day) => `Daily street, ${day}`,
  question: 'What do you do?',
  oneIsBest: 'One choice is clearly best. The same street for everybody.',
  turn: (n, coins) => `Turn ${n}. You have ${oneOr(coins, '1 coin', `${coins} coins`)}.`,
  best: (answer) => `Best: ${answer}`,
  found: 'You found it.',
  missed: (points) => `Your choice cost ${points} points of the chance to win.`,
  asGood: 'As good as the best.',
  yours: 'yours',
  bestChip: 'best',
  playedOut: (games, margin) =>
    `Chance to win; the first choices were played out ${games} times each, ±${margin} points.`,
  foundBy: (levels) => `These bots find it: ${levels}.`,
  foundByNobody: 'No bot finds it without a long search.',
  streak: (days) => oneOr(days, '1 day in a row, right or not', `${days} days in a row, right or not`),
  right: (n, of) => `${n} of ${of} found`,
  archive: 'Earlier days',
  days: { open: 'not answered', right: 'found', wrong: 'answered' },
  none: 'There is no street for this day.',
  notFetched: 'The street of this day could not be fetched. Check the network and try again.',
  look: 'Look at the game up to here',
}
