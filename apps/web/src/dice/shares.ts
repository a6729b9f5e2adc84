import type { Game } from '../game/game.ts'
import { aside } from '../words/aside.ts'
import { lang } from '../words/index.ts'

const namesOf = ({ info }: Game, seats: readonly number[]): string =>
  lang().list(seats.map((seat) => info.seats[seat].name))

/** Who added to the dice of this game, in words; empty where nobody did, or where less is certain because somebody withheld. */
export function sharedBy(game: Game): string {
  const { told, missing } = game.info.shares
  return told.length === 0 || missing.length > 0 ? '' : aside().fairDice.shared(namesOf(game, told))
}

/** Who had promised to and did not, in words; empty where everybody kept their word. */
export const withheldBy = (game: Game): string =>
  game.info.shares.missing.length === 0 ? '' : aside().fairDice.missing(namesOf(game, game.info.shares.missing))
