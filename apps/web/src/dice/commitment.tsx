import type { Game } from '../game/game.ts'
import { TakeAlong } from '../shell/copy.tsx'
import { aside } from '../words/aside.ts'
import './commitment.css'

/** What was promised about the dice before the first of them, to be kept. */
export function Commitment({ game }: { readonly game: Game }) {
  const t = aside().fairDice
  const { commitment, people, ruleset } = game.info
  if (commitment === null) return null
  return (
    <div class="commitment">
      <p>
        {t.promise} {people.length === 1 && t.alone}
      </p>
      <code>{commitment}</code>
      <TakeAlong text={commitment} label={t.commitment} file={`machinami-${ruleset.edition}-dice.txt`} />
    </div>
  )
}
