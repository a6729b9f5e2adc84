import type { Refusal } from '@machinami/cards'
import { explain } from '@machinami/lang'
import { useEffect, useState } from 'preact/hooks'
import { linkTo } from '../shell/router.ts'
import { forgetGame, keptGame } from '../store/save.ts'
import { lang, words } from '../words/index.ts'
import { current, resumeKept } from './current.ts'
import { recordFile } from './record-file.ts'
import { TableScreen } from './table-screen.tsx'

/** The game in progress, or the one kept from last time. */
export default function Play() {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const game = current.value
  useEffect(() => {
    if (!current.peek()) void resumeKept().then(setRefusal)
  }, [])
  if (game) return <TableScreen key={game.id} game={game} />
  if (!refusal) return <Laying />
  return (
    <main class="page">
      <div class="paper notice">
        <NotOpened refusal={refusal} />
      </div>
    </main>
  )
}

/** Something to read while the worker wakes up. */
const Laying = () => (
  <main class="page" aria-busy="true">
    <p class="display">{words().table.laying}</p>
  </main>
)

/** A game that cannot be opened here may still be opened elsewhere: it is put away only if somebody wants that. */
function NotOpened({ refusal }: { readonly refusal: Refusal }) {
  const kept = keptGame()
  const { start, nowhere, end } = words()
  const home = (
    <a class="button main" href={linkTo('start')}>
      {nowhere.home}
    </a>
  )
  if (kept === null)
    return (
      <>
        <p>{nowhere.text}</p>
        {home}
      </>
    )
  return (
    <>
      <p>
        {start.brokenSave} {explain(lang(), refusal)}
      </p>
      {home}
      {kept !== 'broken' && (
        <a class="button" href={recordFile(kept.record)} download="machinami.txt">
          {end.download}
        </a>
      )}
      <a class="button" href={linkTo('start')} onClick={forgetGame}>
        {start.forgetSave}
      </a>
    </>
  )
}
