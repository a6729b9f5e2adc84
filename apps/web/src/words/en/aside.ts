import type { AsideWords } from '../catalogue.ts'
import { result } from './result.ts'

export const aside: AsideWords = {
  ...result,
  noGame: {
    title: 'There is no game in progress',
    text: 'Start one now, or set up a table as you like it.',
  },
  reasons: {
    title: 'What the expert would do',
    thinking: 'Thinking it over…',
    explain:
      'Rounds and coins are averages over the dice, for this step alone; the chance to win also counts what it leads to. Nobody knows the next roll.',
    chancesFor: (level, isKnown) =>
      `The chances are for the players at this table; ${isKnown ? `going by your games, you play about as well as the ${level}` : `until a game of yours is judged, you count as ${level}`}.`,
    noNet: 'There are no chances to win for this game yet. The shortest way to the goal comes first.',
    brings: (coins) => `brings ${coins} coins on average`,
    saves: 'keeps all coins for later',
    paysToPass: (card) => `the ${card} pays you for building nothing`,
    equal: 'These are worth about the same: take what you like.',
    noAdvice: 'No advice here: this is up to you.',
    doIt: 'Do this',
    toWin: 'to win',
  },
  fairDice: {
    title: 'The dice',
    promise:
      'Every roll of this game was settled and sealed before the first one. Keep this seal, and afterwards you can check that nothing was changed.',
    alone:
      'Alone against bots it shows that nothing was changed once the game had begun, not that nobody chose the dice beforehand.',
    commitment: 'Seal',
    check: 'Check the dice',
    kept: 'The seal you kept, if you did',
    checkNow: 'Check',
    right: (n) => `All ${n} rolls and drawn cards are as they were sealed.`,
    untold: 'What these dice were made from is not known here, so nobody can check them.',
    shared: (names) => `They also depend on a secret number from ${names}, so nobody could choose them alone.`,
    missing: (names) => `Had promised a secret number for the dice, and then kept it back: ${names}.`,
    missingCheck: '“Check the dice” shows whether all the rest is as it was sealed.',
  },
  end: {
    won: (name) => `${name} wins`,
    youWon: 'You win',
    coinsOverTime: 'Coins',
    incomeOverTime: 'Total income',
    chartOf: (what) => `${what} over the game`,
    landmarks: 'Landmarks',
    buildings: 'Buildings',
    earned: 'From the bank',
    taken: 'Taken from others',
    best: 'Best building',
    bestName: (card) => `${card},`,
    player: 'Player',
    rematch: 'Play again',
    change: 'Change the set-up',
    look: 'Look at the towns',
    result: 'Result',
    record: 'The record of this game',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'The browser does not let us copy it. Here is the text, selected for you to copy; or download it.',
    download: 'Download',
    downloadRecord: 'Download the record',
    home: 'To the start',
  },
}
