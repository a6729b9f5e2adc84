import { help } from './en-help.ts'
import type { Words } from './words.ts'

const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`

export const en: Words = {
  help,
  usage: {
    unknownCommand: (name) => `There is no command “${name}”.`,
    unknownOption: (flag) => `There is no option “${flag}” here.`,
    missingValue: (flag) => `The option “${flag}” needs a value.`,
    missingArgument: (name) => `Something is missing: ${name}.`,
    tooMany: 'That is more than this command takes.',
    other: 'This command line cannot be understood.',
    badChoice: (flag, value, wanted) => `“${value}” is no choice for ${flag}. Choose one of these: ${wanted}.`,
    seeHelp: (command) => `For help: ${command}`,
  },
  files: {
    cannotWrite: (file) => `The game cannot be written to “${file}”. Check the place and try again.`,
    exists: (file) => `“${file}” exists already and is not overwritten. Choose another name.`,
  },
  play: {
    you: 'You',
    player: (n) => `Player ${n}`,
    commitment: (hash) => `The dice are sealed. Commitment: ${hash}`,
    seedTold: (seed) => `The seed of the dice was ${seed}`,
    checkWith: 'Anyone can check them against the commitment:',
    seedShape: '32-128 hexadecimal digits',
    seedMissing: (file) => `The sealed seed of this game is missing, so nobody can go on with it: “${file}”.`,
    savedIn: (file) => `The game is written to ${file}`,
    leftIn: (file) => `The game waits for you in ${file}. Go on with:`,
    nothingToResume: 'There is no unfinished game to go on with.',
    odds: { dice: (n) => (n === 1 ? 'one die' : 'two dice'), mean: 'mean' },
    market: { card: 'card', numbers: 'on', price: 'price', left: 'left', yours: 'yours' },
    notYet: 'Too dear yet:',
    left: (n) => `${n} left`,
    owned: (n) => `you have ${n}`,
    closed: (n) => `(${n} closed)`,
    onAverage: (change) => `${change} on average`,
    keys: (canUndo) => `↑↓ or number, Enter${canUndo ? ' · u take back' : ''} · s show table · q save and quit`,
    typing: 'Answer with a number or a move such as “build bakery”. Also: undo, show, quit.',
    undone: 'Taken back.',
    endTurn: 'Go on?',
    goOn: 'Go on',
    handOver: (name) => `The next choice is secret. ${name} takes the keyboard, everybody else looks away.`,
  },
  sim: {
    players: (n) => `${n} players`,
    games: (n, seed) => `${n} games, seed ${seed}`,
    unfinished: (n) => `(${n} stopped unfinished)`,
    progress: (done, of) => `${done} of ${of} games`,
    heads: {
      bot: 'bot',
      seat: 'seat',
      wins: 'wins',
      share: 'win share',
      interval: '95 % interval',
      turns: 'turns',
      mean: 'mean',
      least: 'least',
      most: 'most',
      card: 'card',
      perGame: 'built per game',
      builders: 'builders',
      builderWins: 'builders who won',
    },
    reference: (mean, known) => `Uniform random games should last ${known} turns; these last ${mean}:`,
    ok: 'ok',
    off: 'off',
    speed: (turns, seconds, threads, rate) =>
      `${turns} turns in ${seconds} s on ${counted(threads, 'thread', 'threads')}: ${rate} turns per second`,
  },
  replay: {
    factsOnly:
      'This game was played by rules that this program does not have. Its facts are told as they were written.',
    unfinished: 'The record stops here; the game is not over.',
    step: 'Enter for the next turn, q to stop.',
  },
  verify: {
    good: ({ moments, finished, checkedLuck }) =>
      [
        `${counted(moments, 'move', 'moves')} by the rules`,
        checkedLuck === null
          ? 'dice not checked (no seed)'
          : `${counted(checkedLuck, 'throw', 'throws')} from the seed`,
        finished ? 'game over' : 'not over yet',
      ].join(', '),
  },
  bench: {
    title: (node) => `Uniform random play, one core, Node ${node}`,
    note: 'Per second of CPU time; games and comparisons are medians. Figures of one machine at one time: compare ratios.',
    modes: { listed: 'full lists', logged: 'full lists, log on', sampled: 'no lists' },
    lost: (share) => `${share} lost`,
    times: (factor) => `× ${factor}`,
    heads: {
      game: 'game',
      mode: 'answers',
      games: 'games/s',
      best: 'M turns/s, best',
      median: 'median',
      compared: 'compared',
      copy: 'copy a state',
      stateBytes: 'bytes of a state',
      recordBytes: 'bytes of a record',
    },
  },
}
