import type { Refusal } from '@machinami/cards'
import { capital } from '../figures.ts'
import type { Lang } from '../lang.ts'

/** `no edition “x”`, `no such edition`. */
const no = ({ what }: Refusal, noun: string): string =>
  what === undefined ? `no such ${noun}` : `no ${noun} “${what}”`
/** `“base”`, or a word for it where the refusal names nothing. */
const it = ({ what }: Refusal, otherwise: string): string => (what === undefined ? otherwise : `“${what}”`)
const hint = ({ wanted }: Refusal, lead: string): string => (wanted === undefined ? '' : ` ${lead} ${wanted}.`)
const at = ({ line }: Refusal, text: string): string => (line === undefined ? capital(text) : `Line ${line}: ${text}`)

export const refusals: Lang['refusals'] = {
  'unknown-edition': (why) => `There is ${no(why, 'edition')}.${hint(why, 'Choose one of these:')}`,
  'wrong-player-count': (why) =>
    `The number of players cannot be ${why.what ?? 'that'}.${hint(why, 'Players needed:')}`,
  'unknown-market': (why) => `This edition has ${no(why, 'market')}.${hint(why, 'Choose one of these:')}`,
  'unknown-house-rule': (why) => `This edition has ${no(why, 'house rule')}.${hint(why, 'Choose from these:')}`,
  'unknown-house-option': (why) => `That house rule has ${no(why, 'option')}.${hint(why, 'Choose one of these:')}`,
  'unknown-order': (why) => `There is ${no(why, 'order of cards')}.${hint(why, 'Choose one of these:')}`,
  'unknown-card': (why) => `This game has ${no(why, 'card')}.${hint(why, 'Choose one of these:')}`,
  'broken-ruleset': (why) =>
    `These rules cannot be played: look at ${it(why, 'the cards')} again.${hint(why, 'It should be')}`,
  'cannot-be-won': (why) => `Nobody could ever win this game: look at ${it(why, 'the goal')} again.`,

  'unknown-seat': (why) => `There is ${no(why, 'seat')} at this table.${hint(why, 'Choose one of these:')}`,
  'not-your-question': () => 'It is somebody else’s turn to decide. Wait until you are asked.',
  'stale-question': () => 'That has been decided already. Look at the table again.',
  'not-an-option': (why) => `You cannot do ${it(why, 'that')} now. Choose one of the options shown.`,
  'game-over': () => 'The game is over. Start a new one to play on.',
  'not-a-move': (why) => `${it(why, 'That')} is no move.${hint(why, 'Write it like this:')}`,
  'nothing-to-undo': () => 'There is nothing to take back: a move stands once new dice or cards are seen.',

  'not-a-record': (why) => `${it(why, 'This')} is not the record of a game.`,
  'newer-record': (why) =>
    `This record was written by a newer version${why.what ? ` (${why.what})` : ''}. Update, then open it again.`,
  'bad-header': (why) =>
    at(why, `the head of the record cannot be read: ${it(why, 'it is incomplete')}.${hint(why, 'Expected:')}`),
  'bad-line': (why) => at(why, `${it(why, 'this')} cannot be read.${hint(why, 'Expected:')}`),
  'bad-cause': (why) => at(why, `${it(why, 'this')} was not possible at that moment.${hint(why, 'Expected:')}`),
  'facts-differ': (why) =>
    at(why, `the rules do not give ${it(why, 'what is written here')}.${hint(why, 'They give')}`),
  'ruleset-differs': () => 'The rules written in this record are not the rules it says it was played by.',
  'record-unfinished': () => 'The record stops before the game is over.',
  'record-goes-on': (why) => at(why, 'the record goes on after the game is over.'),
  'dice-differ': (why) =>
    at(why, `the dice ${it(why, 'written here')} do not come from the seed.${hint(why, 'The seed gives')}`),
  'no-seed': () => 'The record holds no seed, so its dice cannot be checked.',
  'seed-differs': () => 'The seed is not the one that was promised before the game.',

  'unknown-bot': (why) => `There is ${no(why, 'bot')}.${hint(why, 'Choose one of these:')}`,
  'unknown-language': (why) => `We do not speak ${it(why, 'that language')} yet.${hint(why, 'Choose one of these:')}`,
  'unreadable-file': (why) => `The file ${it(why, 'you named')} cannot be read. Check its name and try again.`,
  'bad-number': (why) => `${it(why, 'That')} is not a number that works here.${hint(why, 'Wanted:')}`,
}
