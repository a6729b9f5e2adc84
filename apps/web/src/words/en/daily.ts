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
  missed: (points) => `Your choice cost ${points} points of your chance to win.`,
  yours: 'yours',
  why: 'Why it is best:',
  bestChip: 'best',
  playedOut: (games, margin) =>
    `Chance to win; the first choices were played out ${games} times each, ±${margin} points.`,
  foundBy: (levels) => `These bots find it: ${levels}.`,
  foundByNobody: 'No bot finds it without a long search.',
  streak: (days, kind) =>
    kind === 'street'
      ? oneOr(days, '1 day in a row, right or not', `${days} days in a row, right or not`)
      : oneOr(days, '1 day in a row, won or not', `${days} days in a row, won or not`),
  inARow: (days) => oneOr(days, 'day', 'days'),
  right: (n, of) => `${n} of ${of} found`,
  tally: (streak, score) => `${streak}; ${score}`,
  kinds: { street: 'Position', game: 'Whole game' },
  week: 'The last seven days',
  today: 'today',
  archive: 'Earlier days',
  monthBefore: 'Previous month',
  monthAfter: 'Next month',
  days: { open: 'not answered', right: 'found', wrong: 'answered' },
  none: 'There is no street for this day.',
  notFetched: 'The street for this day could not be fetched. Check the network and try again.',
  look: 'Look at the game up to here',
  game: {
    title: 'Game of the day',
    against: (edition, players, bot) =>
      `${edition}: you against ${oneOr(players - 1, bot, `${players - 1} bots (${bot})`)}`,
    how: (others) =>
      `The same dice and the same market for everybody, turn by turn. Play it to the end, then see what the expert and ${others} strong players made of them.`,
    play: 'Play it',
    goOn: (turn) => `Go on at turn ${turn}`,
    better: (n, of) => `Better than ${n} of ${of}.`,
    asGood: (n) => `Level with ${oneOr(n, '1 other', `${n} others`)}.`,
    you: 'you',
    strong: (n) => oneOr(n, '1 player', `${n} players`),
    won: (turn) => `won on turn ${turn}`,
    lost: (turn, landmarks) => `lost on turn ${turn}, ${oneOr(landmarks, '1 landmark', `${landmarks} landmarks`)}`,
    who: (others) =>
      `The expert and ${others} strong players played it with your dice; best first, the shorter the better.`,
    review: 'Why did it go like this?',
    wins: (n, of) => `${n} of ${of} won`,
    days: { open: 'not played to the end', right: 'won', wrong: 'lost' },
  },
}
