import type { Refusal } from '@machinami/cards'
import type { RefusalWords } from '../lang.ts'

/** `no edition “x”`, `no such edition`. */
const no = ({ what }: Refusal, noun: string): string =>
  what === undefined ? `no such ${noun}` : `no ${noun} “${what}”`
/** `“base”`, or a word for it where the refusal names nothing. */
const it = ({ what }: Refusal, otherwise: string): string => (what === undefined ? otherwise : `“${what}”`)
const hint = ({ wanted }: Refusal, lead: string): string => (wanted === undefined ? '' : ` ${lead} ${wanted}.`)

/** ` (seats: 4, rules: 3)` */
const both = ({ what, wanted }: Refusal): string =>
  what === undefined || wanted === undefined ? '' : ` (seats: ${what}, rules: ${wanted})`

export const place: RefusalWords['place'] = ({ line, place, moment }) => {
  if (place !== undefined) return `At ${place}: `
  if (line !== undefined) return `Line ${line}: `
  return moment === undefined ? '' : moment === 0 ? 'At the start: ' : `Move ${moment}: `
}

export const records: RefusalWords['records'] = {
  foreign:
    'This file is not the record of a game. Records are the text files you download at the end of a game; choose one of those.',
  damaged: 'A part of this record is missing or damaged, so it cannot be opened. Try the original file once more.',
  changed:
    'This record does not agree with itself: it seems to have been changed. Only the original file can be opened.',
}

export const refusals: RefusalWords['refusals'] = {
  'unknown-edition': (why) => `there is ${no(why, 'edition')}.${hint(why, 'Choose one of these:')}`,
  'wrong-player-count': (why) =>
    `the number of players cannot be ${why.what ?? 'that'}.${hint(why, 'Players needed:')}`,
  'unknown-market': (why) => `this edition has ${no(why, 'market')}.${hint(why, 'Choose one of these:')}`,
  'unknown-house-rule': (why) => `this edition has ${no(why, 'house rule')}.${hint(why, 'Choose from these:')}`,
  'unknown-house-option': (why) => `that house rule has ${no(why, 'option')}.${hint(why, 'Choose one of these:')}`,
  'same-house-rule': (why) => `${it(why, 'a house rule')} is chosen twice. Name each house rule once.`,
  'unknown-order': (why) => `there is ${no(why, 'order of cards')}.${hint(why, 'Choose one of these:')}`,
  'unknown-card': (why) => `this game has ${no(why, 'card')}.${hint(why, 'Choose one of these:')}`,
  'broken-ruleset': (why) =>
    `these rules cannot be played: look at ${it(why, 'the cards')} again.${hint(why, 'It should be')}`,
  'cannot-be-won': (why) => `nobody could ever win this game: look at ${it(why, 'the goal')} again.`,
  'bad-name': (why) => `${it(why, 'that')} cannot be a name.${hint(why, 'Number of characters:')}`,
  'same-name': (why) => `${it(why, 'the same name')} cannot be used twice. Choose another one.`,

  'unknown-seat': (why) => `there is ${no(why, 'seat')} at this table.${hint(why, 'Choose one of these:')}`,
  'not-your-question': () => 'it is somebody else’s turn to decide. Wait until you are asked.',
  'stale-question': () => 'that has been decided already. Look at the table again.',
  'not-an-option': (why) => `you cannot do ${it(why, 'that')} now. Choose one of the options shown.`,
  'game-over': () => 'the game is over. Start a new one to play on.',
  'not-a-move': (why) => `${it(why, 'that')} is not a move.${hint(why, 'Write it like this:')}`,
  'nothing-to-undo': () => 'there is nothing to take back: a move stands once new dice or cards are seen.',
  'bad-snapshot': () => 'what was kept of this game is damaged, so it cannot go on from there.',

  'not-a-record': (why) => `${it(why, 'this')} is not the record of a game.`,
  'newer-record': (why) =>
    `this record was written by a newer version${why.what ? ` (${why.what})` : ''}. Update, then open it again.`,
  'bad-header': (why) =>
    `the top of the record cannot be read: ${it(why, 'it is incomplete')}.${hint(why, 'Expected:')}`,
  'bad-line': (why) => `${it(why, 'this')} cannot be read.${hint(why, 'Expected:')}`,
  'bad-cause': (why) => `${it(why, 'this')} was not possible at that moment.${hint(why, 'Expected:')}`,
  'facts-differ': (why) => `the rules do not give ${it(why, 'what is written here')}.${hint(why, 'They give')}`,
  'ruleset-differs': () => 'the rules written in this record are not the rules it says it was played by.',
  'seats-differ': (why) => `seats and rules are not for the same number of players${both(why)}. Change one of them.`,
  'record-unfinished': () => 'the record stops before the game is over.',
  'record-goes-on': () => 'the record goes on after the game is over.',
  'dice-differ': (why) =>
    `the dice ${it(why, 'written here')} do not come from the seed.${hint(why, 'The seed gives')}`,
  'no-seed': () => 'the record holds no seed, so its dice cannot be checked.',
  'bad-seed': (why) => `that is not a seed for the dice.${hint(why, 'Expected:')}`,
  'seed-differs': () => 'the seed is not the one that was sealed before the game.',
  'promise-differs': () => 'the seal belongs to another seed, other rules, other players or another game.',
  'commitment-differs': () => 'this is not the seal that was noted before the game.',
  'nonce-differs': (why) => `what ${it(why, 'a player')} added to the dice is not what was promised.`,
  'nonce-too-late': (why) => `${it(why, 'this player')} can no longer add to the dice: somebody has told theirs.`,

  'not-a-link': () => 'this is not a link to a game. A whole link ends in a long string of letters.',
  'newer-link': () => 'this link was made by a newer version. Update, then open it again.',
  'link-damaged': () => 'this link is damaged or was cut off. Ask for the whole link again.',

  'not-a-campaign': (why) => `${it(why, 'this')} is not the file of a campaign.`,
  'newer-campaign': (why) =>
    `this campaign was written by a newer version${why.what ? ` (${why.what})` : ''}. Update, then open it again.`,
  'campaign-damaged': () =>
    'this campaign was changed or damaged after it was written. The file itself is left as it is.',
  'pack-damaged': () =>
    'a sealed card of this campaign does not open: its pack is damaged. Nothing played so far is lost.',
  'pack-faulty': (why) => `this pack cannot be played yet.${hint(why, 'Mistakes found:')}`,

  'unknown-bot': (why) => `there is ${no(why, 'bot')}.${hint(why, 'Choose one of these:')}`,
  'unknown-language': (why) => `we do not speak ${it(why, 'that language')} yet.${hint(why, 'Choose one of these:')}`,
  'unreadable-file': (why) => `the file ${it(why, 'you named')} cannot be read. Check its name and try again.`,
  'bad-number': (why) => `${it(why, 'that')} is not a number that works here.${hint(why, 'Wanted:')}`,

  'broken-down': () => 'something broke in the game itself. That is our mistake; what was played so far is safe.',
}
