import { isRefusal, type Refusal } from '@machinami/cards'
import type { Verdict } from '@machinami/table'
import { useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { aside } from '../words/aside.ts'
import { explain } from '../words/explain.ts'
import { Commitment } from './commitment.tsx'
import '../shell/fold.css'

/** After a game: whether its dice are those that were promised, and whether the promise is the one that was noted. */
export function CheckDice({ game }: { readonly game: Game }) {
  const t = aside().fairDice
  const [noted, note] = useState('')
  const [verdict, find] = useState<Verdict | Refusal | null | undefined>(undefined)
  const check = async () => {
    const kept = noted.trim().toLowerCase()
    const found = await game.check(kept === '' ? undefined : kept)
    find(() => found)
  }
  return (
    <details class="fold check-dice">
      <summary class="display">{t.check}</summary>
      <Commitment game={game} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void check()
        }}
      >
        <label>
          {t.kept}
          <input
            value={noted}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => note(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button small">
          {t.checkNow}
        </button>
      </form>
      <p role="status">{verdict !== undefined && saidOf(verdict)}</p>
    </details>
  )
}

function saidOf(verdict: Verdict | Refusal | null): string {
  const t = aside().fairDice
  if (verdict === null) return explain({ refused: 'broken-down' })
  if (isRefusal(verdict)) return explain(verdict)
  return verdict.checkedLuck === null ? t.untold : t.right(verdict.checkedLuck)
}
