import type { Game } from '../game/game.ts'
import { aside } from '../words/aside.ts'
import { lang } from '../words/index.ts'

/** Who added to the dice, or had promised to and did not. */
const namesOf = ({ info }: Game, isTold: boolean): string[] =>
  (info.nonces ?? []).flatMap(({ seat, reveal }) => ((reveal !== null) === isTold ? [info.seats[seat].name] : []))

/** Who added to the dice of this game, in words; empty where nobody did, or where less is certain because somebody withheld. */
export function sharedBy(game: Game): string {
  const told = namesOf(game, true)
  return told.length === 0 || withheldBy(game) !== '' ? '' : aside().fairDice.shared(lang().list(told))
}

/** Who had promised to and did not, in words; empty where everybody kept their word. */
export function withheldBy(game: Game): string {
  const missing = namesOf(game, false)
  return missing.length === 0 ? '' : aside().fairDice.missing(lang().list(missing))
}
