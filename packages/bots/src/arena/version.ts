/**
 * Goes up whenever a bot plays differently under its old name, so that nobody goes on with a match of the bot it was. A
 * new net needs no new number: it has a mark of its own.
 */
export const BOTS_VERSION = 4
