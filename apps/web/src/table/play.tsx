import type { Refusal } from '@machinami/cards'
import { explain } from '@machinami/lang'
import { useEffect, useState } from 'preact/hooks'
import { linkTo } from '../shell/router.ts'
import { forgetGame, keptGame } from '../store/save.ts'
import { lang, words } from '../words/index.ts'
import { current, resumeKept } from './current.ts'
import { TableScreen } from './table-screen.tsx'

/** The game in progress, or the one kept from last time. */
export default function Play() {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const game = current.value
  useEffect(() => {
    if (!current.peek()) void resumeKept().then(setRefusal)
  }, [])
  if (game) return <TableScreen key={game.id} game={game} />
  if (!refusal) return <main class="page" aria-busy="true" />
  const broken = keptGame() !== null
  return (
    <main class="page">
      <div class="paper notice">
        <p>{broken ? `${words().start.brokenSave} ${explain(lang(), refusal)}` : words().nowhere.text}</p>
        <a class="button main" href={linkTo('start')} onClick={() => broken && forgetGame()}>
          {words().nowhere.home}
        </a>
      </div>
    </main>
  )
}
