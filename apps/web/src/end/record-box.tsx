import { useEffect, useState } from 'preact/hooks'
import { CheckDice } from '../dice/check-dice.tsx'
import type { Game } from '../game/game.ts'
import { TakeAlong } from '../shell/copy.tsx'
import { aside } from '../words/aside.ts'

/** The record of a game, to be copied or kept as a file, and whether its dice were fair. */
export function RecordBox({ game }: { readonly game: Game }) {
  const t = aside().end
  const [record, setRecord] = useState('')
  const calm = game.calm.value
  useEffect(() => void game.record().then(setRecord), [game, calm])
  const file = `machinami-${game.info.ruleset.edition}-${game.shown.value.turn}.txt`
  return (
    <>
      <div class="record">
        <span class="display">{t.record}</span>
        <TakeAlong text={record} label={t.record} file={file} />
      </div>
      {game.info.commitment !== null && <CheckDice game={game} />}
    </>
  )
}
