import type { Refusal } from '@machinami/cards'
import { capital } from '../figures.ts'
import type { Lang } from '../lang.ts'

/** `“base”`, or a word for it where the refusal names nothing. */
const it = ({ what }: Refusal, otherwise: string): string => (what === undefined ? otherwise : `“${what}”`)
const hint = ({ wanted }: Refusal, lead: string): string => (wanted === undefined ? '' : ` ${lead} ${wanted}.`)
const at = ({ line }: Refusal, text: string): string => (line === undefined ? capital(text) : `Line ${line}: ${text}`)

export const refusals: Lang['refusals'] = {
  'unknown-edition': (no) => `There is no edition called ${it(no, 'that')}.${hint(no, 'Choose one of these:')}`,
  'wrong-player-count': (no) =>
    `This game cannot be played by ${no.what ?? 'that many'} players.${hint(no, 'Players needed:')}`,
  'unknown-market': (no) => `This edition has no market called ${it(no, 'that')}.${hint(no, 'Choose one of these:')}`,
  'unknown-house-rule': (no) =>
    `This edition has no house rule called ${it(no, 'that')}.${hint(no, 'Choose from these:')}`,
  'unknown-house-option': (no) =>
    `That house rule cannot be set to ${it(no, 'that')}.${hint(no, 'Choose one of these:')}`,
  'unknown-order': (no) => `${it(no, 'That')} is no order in which cards can act.${hint(no, 'Choose one of these:')}`,
  'unknown-card': (no) => `There is no card called ${it(no, 'that')} in this game.`,
  'broken-ruleset': (no) =>
    `These rules cannot be played: look at ${it(no, 'the cards')} again.${hint(no, 'It should be')}`,
  'cannot-be-won': (no) => `Nobody could ever win this game: look at ${it(no, 'the goal')} again.`,

  'unknown-seat': (no) => `There is no seat ${it(no, 'like that')} at this table.${hint(no, 'Choose one of these:')}`,
  'not-your-question': () => 'It is somebody else’s turn to decide. Wait until you are asked.',
  'stale-question': () => 'That has been decided already. Look at the table again.',
  'not-an-option': (no) => `You cannot do ${it(no, 'that')} now. Choose one of the options shown.`,
  'game-over': () => 'The game is over. Start a new one to play on.',
  'not-a-move': (no) => `${it(no, 'That')} is no move.${hint(no, 'Write it like this:')}`,
  'nothing-to-undo': () => 'There is nothing to take back: new dice or cards have been seen since.',

  'not-a-record': (no) => `${it(no, 'This')} is not the record of a game.`,
  'newer-record': (no) =>
    `This record was written by a newer version${no.what ? ` (${no.what})` : ''}. Update, then open it again.`,
  'bad-header': (no) =>
    at(no, `the head of the record cannot be read: ${it(no, 'it is incomplete')}.${hint(no, 'Expected:')}`),
  'bad-line': (no) => at(no, `${it(no, 'this')} cannot be read.${hint(no, 'Expected:')}`),
  'bad-cause': (no) => at(no, `${it(no, 'this')} was not possible at that moment.${hint(no, 'Expected:')}`),
  'facts-differ': (no) => at(no, `the rules do not give ${it(no, 'what is written here')}.${hint(no, 'They give')}`),
  'ruleset-differs': () => 'The rules written in this record are not the rules it says it was played by.',
  'record-unfinished': () => 'The record stops before the game is over.',
  'record-goes-on': (no) => at(no, `the record goes on after the game is over.`),
  'dice-differ': (no) =>
    at(no, `the dice ${it(no, 'written here')} do not come from the seed.${hint(no, 'The seed gives')}`),
  'no-seed': () => 'The record holds no seed, so its dice cannot be checked.',
  'seed-differs': () => 'The seed is not the one that was promised before the game.',

  'unknown-bot': (no) => `There is no bot called ${it(no, 'that')}.${hint(no, 'Choose one of these:')}`,
  'unknown-language': (no) => `We do not speak ${it(no, 'that language')} yet.${hint(no, 'Choose one of these:')}`,
  'unreadable-file': (no) => `The file ${it(no, 'you named')} cannot be read. Check its name and try again.`,
  'bad-number': (no) => `${it(no, 'That')} is not a number that works here.${hint(no, 'Wanted:')}`,
}
