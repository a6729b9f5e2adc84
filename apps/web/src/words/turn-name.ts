import { words } from './index.ts'

/** When something happened: before anybody had a turn, too. */
export const turnName = (turn: number): string => (turn > 0 ? words().table.turn(turn) : words().table.beforeFirst)
