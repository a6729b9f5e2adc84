import type { HistoryWords } from '../history-words.ts'
import { oneOr } from '../many.ts'

export const history: HistoryWords = {
  title: 'My games',
  here: 'on this device',
  goingOn: (n) => `In progress, ${n}`,
  finished: (n) => `Finished, ${n}`,
  showAll: (n) => `Show all ${n}`,
  find: 'Find by name, game or date',
  none: 'No game yet. Every game you play is kept here, finished or not.',
  noneFound: 'No game matches that.',
  yourTurn: 'Your turn: go on',
  goOn: 'Go on',
  turnOf: (name) => `${name}’s turn`,
  won: 'won',
  luck: 'luck',
  skill: 'skill',
  wonBy: (name) => `${name} won`,
  givenUp: 'given up',
  turns: (n) => oneOr(n, '1 turn', `${n} turns`),
  unreadable: 'Saved by another version; it cannot be read here. You can save its record or erase it.',
  more: (game) => `More about ${game}`,
  review: 'Why did it go like this?',
  look: 'Look at it turn by turn',
  name: 'Name of this game',
  nameHint: 'Sunday evening',
  record: 'Save the record',
  erase: 'Erase this game',
  erased: (game) => `Erased: ${game}.`,
  takeBack: 'Undo',
  takeAlong: 'Save all to a file',
  bringIn: 'Load a file',
  broughtIn: (n, known, bad) =>
    [
      n === 0 ? 'No game was loaded.' : oneOr(n, '1 game was loaded.', `${n} games were loaded.`),
      known > 0 ? oneOr(known, '1 was here already.', `${known} were here already.`) : '',
      bad > 0 ? oneOr(bad, '1 could not be read and was left out.', `${bad} could not be read and were left out.`) : '',
    ]
      .filter((each) => each !== '')
      .join(' '),
  eraseAll: 'Erase everything',
  eraseAllSure: (games) =>
    `${oneOr(games, '1 game goes', `All ${games} games go`)} for good, with reviews, your figures over time and your answers to the daily street. Campaigns and settings stay. Save it all to a file first if you may want it back.`,
  eraseAllYes: 'Yes, erase it all',
  allErased: 'Everything is erased.',
  room: (games, size) => `${oneOr(games, '1 game', `${games} games`)}, ${size} on this device.`,
  nearlyFull: 'The browser has hardly any room left. Save everything to a file, then erase what you no longer need.',
  mayGo: 'When it needs room, the browser may clear games.',
  keepForGood: 'Ask it not to',
  keptForGood: 'The browser has promised to clear none by itself.',
  notForGood: 'The browser does not promise it. Save everything to a file now and then.',
}
