import { counted } from '../counted.ts'
import type { ReviewWords } from '../review-words.ts'

export const review: ReviewWords = {
  progress: (done) => `${counted(done, 'move', 'moves')} judged`,
  won: (name, turns) => `${name} won after ${counted(turns, 'turn', 'turns')}. Why?`,
  notOver: (turns) => `Nobody has won yet, after ${counted(turns, 'turn', 'turns')}.`,
  sum: 'In points of chance: start + luck + own choices + others’ choices = result. Accuracy 100 is the expert’s choice every time.',
  heads: {
    player: 'player',
    start: 'start',
    luck: 'luck',
    own: 'own choices',
    others: 'others’ choices',
    result: 'result',
    accuracy: 'accuracy',
  },
  curve: 'Chance to win, if experts played on',
  turn: (n) => `turn ${n}`,
  turningPoints: 'What turned the game',
  threw: (name, dice) => `${name} rolled ${dice}`,
  drew: (card) => `${card} came to the market`,
  chose: (name, answer) => `${name}: ${answer}`,
  choices: 'Choices that cost 3 points or more',
  noChoices: 'Nobody made a choice that cost 3 points or more.',
  best: (answer) => `best: ${answer}`,
  cost: (points, from, to) => `cost ${points} points (${from} became ${to})`,
  luckiest: (name, what, points) => `luckiest for ${name}: ${what}, ${points}`,
  unluckiest: (name, what, points) => `unluckiest for ${name}: ${what}, ${points}`,
  dice: 'Dice',
  thrown: (dice, throws) => `${dice === 1 ? 'one die' : 'two dice'}, ${counted(throws, 'roll', 'rolls')}`,
  oddest: (total, came, expected, games) =>
    `oddest: ${total} came up ${counted(came, 'time', 'times')} where ${expected} were expected; one game in ${games} is as odd.`,
  further: (of100) => `Taken together, ${of100} of 100 fair games are further off.`,
  cards: 'What cards brought, in coins',
  cardHeads: { card: 'card', built: 'built', price: 'price', brought: 'brought', net: 'net' },
  restsOn: {
    taught: (margin) =>
      `Rests on a net that was taught this game, and on experts in every seat; a figure may be off by ${margin} points.`,
    near: (margin) =>
      `Rests on a net that was taught nearly these rules, and on experts in every seat; a figure may be off by ${margin} points.`,
    planner: (margin) =>
      `No net knows these rules: chances rest on an estimate of rounds to the goal and are rough, within ${margin} points at best.`,
    facts:
      'This game was played by rules that this program does not have. What its facts tell is shown; chances are not known.',
  },
  drift: (points) => `Up to ${points} points of the choices are what the judge saw only later: nobody’s choice.`,
  written: (file) => `The review is in ${file}`,
  behindAddress: (example) => `Put it behind the address of any Machinami, such as ${example}`,
  history: {
    heads: { date: 'date', file: 'file', game: 'game', players: 'players', turns: 'turns', result: 'result' },
    won: (name) => `${name} won`,
    running: 'not over yet',
    givenUp: 'given up',
    unreadable: (n) =>
      n === '1'
        ? 'One file is not a game, or is damaged; it is left as it is.'
        : `${n} files are not games, or are damaged; they are left as they are.`,
    none: (folder) => `There are no recorded games in ${folder}.`,
    progress: (done) => `${counted(done, 'file', 'files')} read`,
  },
}
