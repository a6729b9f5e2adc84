import type { Game } from '../game/game.ts'
import { TakeAlong } from '../shell/copy.tsx'
import { aside } from '../words/aside.ts'
import { sharedBy, withheldBy } from './shares.ts'
import './commitment.css'

/** What was promised about the dice before the first of them, to be kept. */
export function Commitment({ game }: { readonly game: Game }) {
  const t = aside().fairDice
  const { commitment, seats, nonces, ruleset } = game.info
  if (commitment === null) return null
  const isAlone = !nonces && seats.filter(({ bot }) => bot === undefined).length === 1
  const withheld = withheldBy(game)
  return (
    <div class="commitment">
      <p>
        {t.promise} {sharedBy(game)} {isAlone && t.alone}
      </p>
      {withheld !== '' && <p>{withheld}</p>}
      <code>{commitment}</code>
      <TakeAlong text={commitment} label={t.commitment} file={`machinami-${ruleset.edition}-dice.txt`} />
    </div>
  )
}
