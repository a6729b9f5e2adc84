import type { Words } from '../catalogue.ts'
import { counted } from '../counted.ts'
import { seatsOf } from '../seats-of.ts'
import { campaign } from './campaign.ts'
import { help } from './help.ts'
import { review } from './review.ts'

export const en: Words = {
  help,
  campaign,
  review,
  server: { notBuilt: 'The server is not built yet. “npm start” builds and opens it.' },
  usage: {
    unknownCommand: (name) => `There is no command “${name}”.`,
    unknownOption: (flag) => `There is no option “${flag}” here.`,
    missingValue: (flag) => `The option “${flag}” needs a value.`,
    missingArgument: (name) => `Something is missing: ${name}.`,
    tooMany: 'That is more than this command takes.',
    other: 'This command line cannot be understood.',
    badChoice: (flag, value, wanted) => `“${value}” is not a choice for ${flag}. Choose one of these: ${wanted}.`,
    notTogether: (one, other) => `“${one}” and “${other}” cannot be used together. Choose one of them.`,
    onlyWith: (one, other) => `“${one}” works only together with “${other}”.`,
    notHere: (flag, command) => `“${flag}” does nothing with “${command}”.`,
    seeHelp: (command) => `For help: ${command}`,
    brokenDown: 'Something in Machinami itself is broken; it was nothing you did.',
    report: (what) => `Please report it with your command line and this: ${what}`,
  },
  files: {
    cannotWrite: (file) => `Nothing can be written to “${file}”. Check the place and try again.`,
    existsAlready: (file) => `“${file}” exists already.`,
    exists: (file) => `“${file}” exists already and is not overwritten. Choose another name, or add --force.`,
    inUse: (file, owner, lock) =>
      `“${file}” is in use by another process (${owner}) right now. End that one first. If it no longer runs, delete “${lock}”.`,
    noFolder: (folder) => `There is no folder “${folder}”. Make it first, or choose another place.`,
    noFile: (name) => `“${name}” is not a file that can be written to. Give the name of a file.`,
    movedTo: (from, to) => `The game can no longer be written to “${from}”. From now on it is written to “${to}”.`,
    nowhere: (file) =>
      `The game can no longer be written to “${file}”, nor anywhere else. It goes on, and every move tries again.`,
    overwrite: 'Overwrite it',
    leaveAsItIs: 'Leave it as it is',
    tryAgain: 'Try to save it again',
    leaveUnsaved: 'Leave without saving',
  },
  bots: {
    asPlanner: (bots) => `No net fits this game: here ${bots} can only play like the planner.`,
    notLoaded: (bots) => `The net of this game cannot be loaded: for now ${bots} can only play like the planner.`,
  },
  play: {
    you: 'You',
    player: (n) => `Player ${n}`,
    commitment: (hash) => `The dice are sealed. Seal: ${hash}`,
    seedTold: (seed) => `The seed of the dice was ${seed}`,
    checkWith: 'Anyone can check them against the seal:',
    seedShape: '32-128 hexadecimal digits',
    seedMissing: (file) => `The sealed seed of this game is missing, so nobody can go on with it: “${file}”.`,
    savedIn: (file) => `The game is written to ${file}`,
    leftIn: (file) => `The game waits for you in ${file}. Go on with:`,
    nothingToResume: 'There is no unfinished game to go on with.',
    contradicts: (flag, value, recorded) =>
      `“${flag} ${value}” does not fit the game to go on with, which has “${recorded}”. Leave the option out.`,
    homeMade: 'home-made rules',
    odds: { dice: (n) => (n === 1 ? 'one die' : 'two dice'), mean: 'mean' },
    market: { card: 'card', numbers: 'on', price: 'price', left: 'left', yours: 'yours', notForYou: 'not for you' },
    notYet: 'Too dear for now:',
    left: (n) => `${n} left`,
    owned: (n) => `you have ${n}`,
    closed: (n) => `(${n} closed)`,
    onAverage: (change) => `${change} on average`,
    keys: (canUndo) => `↑↓ or number, Enter${canUndo ? ' · u take back' : ''} · s show table · q save and quit`,
    typing: (move) => `Answer with a number or a move such as “${move}”. Also: undo, show, quit.`,
    undone: 'Taken back.',
    endTurn: 'Go on?',
    goOn: 'Go on',
    handOver: (name) => `The next choice is secret. ${name} takes the keyboard, everybody else looks away.`,
  },
  menu: {
    edition: 'Which edition do you play?',
    players: 'How many players?',
    playerCount: (n) => `${n} players`,
    ready: 'Ready?',
    start: 'Start the game',
    market: 'Supply',
    opponents: 'Opponents',
    order: 'Order of cards',
    mixedBots: 'bots of different strength',
    onlyPeople: 'people at this keyboard',
    keys: (canGoBack) => `↑↓ or number, Enter${canGoBack ? ' · u back' : ''} · q leave`,
  },
  teach: {
    progress: (done) => `${done} learned`,
    known: (file) => `The bots know these rules already: ${file}. With --force they start over.`,
    goesOn: (done) => `Going on where the last lesson stopped: ${done}.`,
    brokenOff: (done) => `Stopped at ${done}; the next lesson goes on from here.`,
    better: (games, share, file) =>
      `After ${games} games the net wins ${share} against the planner; from now on the levels play by it: ${file}`,
    notBetter: (games, share) =>
      `After ${games} games the net wins ${share} against the planner: not clearly better, so the levels go on playing as the planner does. More --seconds may help.`,
  },
  sim: {
    players: (n) => `${n} players`,
    games: (n, seed) => `${counted(n, 'game', 'games')}, seed ${seed}`,
    unfinished: (n) => `(${n} stopped unfinished)`,
    sameBot: (bot) => `All seats are played by the same bot, ${bot}: only the seats can differ.`,
    progress: (done, of) => `${done} of ${counted(of, 'game', 'games')}`,
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
    reference: (mean, known, tolerance) =>
      `Uniform random games should last ${known} turns, give or take ${tolerance} (two standard errors); these last ${mean}:`,
    ok: 'ok',
    off: 'off',
    tooFew: 'too few games to tell',
    speed: (turns, seconds, threads, rate) =>
      `${turns} turns in ${seconds} s on ${counted(threads, 'thread', 'threads')}: ${rate} turns per second`,
  },
  arena: {
    match: (bot, other) => `${bot} against ${other}`,
    howMany: 'Name two bots, or with --matrix any number of them.',
    heads: {
      adjusted: 'won, luck taken out',
      raw: 'won',
      fair: 'fair share',
      games: 'games',
      turns: 'turns',
      worst: 'worst case',
    },
    luckFair: (errors, saving) =>
      `Luck was fair (${errors} standard errors from zero). Taking it out is worth ${saving} times as many games.`,
    tooFew: 'Too few games to say how far luck may have taken these shares.',
    unitsEach: (units, games) => `Units in each match: ${units}, of ${games} games.`,
    unfinishedIn: (matches) => `Games stopped unfinished, a fair share of each counted as won: ${matches}.`,
    luckOff: (errors) => `Luck was not fair: ${errors} standard errors from zero. Do not trust this result.`,
    luckOffIn: (matches) => `Luck was not fair in: ${matches}. Do not trust these.`,
    decisions: {
      better: (points) => `Test for ${points} points: better.`,
      'not-better': (points) => `Test for ${points} points: not better.`,
      open: (points, way, to) =>
        `Test for ${points} points: still open, ${way} of the way to “${to === 'better' ? 'better' : 'not better'}”. More units are needed.`,
    },
    logProblems: {
      'not-a-log': (file) => `“${file}” is not a log of the arena. Choose another name.`,
      'other-version': (file) =>
        `“${file}” was written before the arena or a bot changed, so nobody can go on with it. Choose another name.`,
      'another-match': (file) => `“${file}” is the log of another match, or of another net. Choose another name.`,
      damaged: (file, line) =>
        `The log “${file}” is damaged in line ${line}. Remove the lines from there on, or start over.`,
    },
    netProblems: {
      damaged: 'The file of the net is damaged: bots play by the heuristic, and luck is not taken out.',
      'other-version':
        'The file of the net is of another version: bots play by the heuristic, and luck is not taken out.',
      'no-net': 'No net knows this game: bots play by the heuristic, and luck is not taken out.',
      'not-a-net': 'The file of the net is not a net: bots play by the heuristic, and luck is not taken out.',
      truncated: 'The file of the net was cut short: bots play by the heuristic, and luck is not taken out.',
      'unknown-rules':
        'The net does not know these cards or rules: bots play by the heuristic, and luck is not taken out.',
      'not-loaded': 'The file of the net cannot be loaded: bots play by the heuristic, and luck is not taken out.',
    },
  },
  replay: {
    factsOnly:
      'This game was played by rules that this program does not have. Its facts are told as they were written.',
    unfinished: 'The record stops here; the game is not over.',
    givenUp: 'The game was given up here.',
    step: 'Enter for the next turn, q to stop.',
  },
  verify: {
    commitmentShape: '64 hexadecimal digits',
    good: ({ moments, ended, checkedLuck, nonces }) =>
      [
        `${counted(moments, 'move', 'moves')} by the rules`,
        checkedLuck === null
          ? 'dice not checked (no seed)'
          : `${counted(checkedLuck, 'throw', 'throws')} from the seed`,
        ...(nonces.told.length > 0 ? [`with what ${seatsOf(nonces.told)} added`] : []),
        ...(nonces.missing.length > 0 ? [`without what ${seatsOf(nonces.missing)} had promised to add`] : []),
        { goal: 'game over', limit: 'over at the last turn', abandoned: 'given up', on: 'not over yet' }[ended ?? 'on'],
      ].join(', '),
  },
  cards: { inFirstGame: (price) => `${price} in game 1` },
  rules: { usual: 'as usual' },
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
