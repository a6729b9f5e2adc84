import type { Refusal } from '@machinami/cards'
import { explain } from '@machinami/lang'
import { useEffect, useState } from 'preact/hooks'
import { current, resumeKept, startUsual } from '../lobby/current.ts'
import { textFile } from '../shell/copy.tsx'
import { useHeading } from '../shell/heading.ts'
import { problem } from '../shell/problem.ts'
import { linkTo } from '../shell/router.ts'
import { forgetGame, keptGame } from '../store/save.ts'
import { lang, words } from '../words/index.ts'
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
  const kept = keptGame()
  return kept === null ? <NoGame /> : <NotOpened kept={kept} refusal={refusal} />
}

type Kept = ReturnType<typeof keptGame>

/** Something to read while the worker wakes up. */
const Laying = () => (
  <main class="page" aria-busy="true">
    <p class="display">{words().table.laying}</p>
  </main>
)

async function playNow(): Promise<void> {
  problem.value = await startUsual()
}

/** There was no game to go on with: one is a click away. */
function NoGame() {
  const { noGame, start, nowhere } = words()
  const heading = useHeading()
  return (
    <main class="page no-game">
      <h1 ref={heading} tabIndex={-1}>
        {noGame.title}
      </h1>
      <p>{noGame.text}</p>
      <p class="ways-on">
        <button type="button" class="button main" onClick={() => void playNow()}>
          {start.playNow}
        </button>
        <a class="button" href={linkTo('setup')}>
          {start.table}
        </a>
        <a class="button plain" href={linkTo('start')}>
          {nowhere.home}
        </a>
      </p>
    </main>
  )
}

/** A game that cannot be opened here may still be opened elsewhere: it is deleted only if somebody wants that. */
function NotOpened({ kept, refusal }: { readonly kept: NonNullable<Kept>; readonly refusal: Refusal }) {
  const { start, nowhere, end } = words()
  // A table that could not be laid says nothing about the game.
  const isReadable = refusal.refused === 'broken-down'
  return (
    <main class="page">
      <div class="paper notice">
        <p>
          {isReadable ? explain(lang(), refusal) : start.brokenSave}
          {!isReadable && kept !== 'broken' && <small class="soft">{explain(lang(), refusal)}</small>}
        </p>
        <a class="button main" href={linkTo('start')}>
          {nowhere.home}
        </a>
        {kept !== 'broken' && (
          <a class="button" href={textFile(kept.record)} download="machinami.txt">
            {end.downloadRecord}
          </a>
        )}
        {!isReadable && (
          <a class="button" href={linkTo('start')} onClick={forgetGame}>
            {start.forgetSave}
          </a>
        )}
      </div>
    </main>
  )
}
