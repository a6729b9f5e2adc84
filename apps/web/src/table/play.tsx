import { explain } from '@machinami/lang'
import { useEffect, useState } from 'preact/hooks'
import { current, type NotResumed, resumeKept, startUsual } from '../lobby/current.ts'
import { textFile } from '../shell/copy.tsx'
import { useHeading } from '../shell/heading.ts'
import { problem } from '../shell/problem.ts'
import { linkTo, rename, route } from '../shell/router.ts'
import { eraseGame } from '../store/games.ts'
import { lang, words } from '../words/index.ts'
import { TableScreen } from './table-screen.tsx'

/** The game this address names; without a name the one on the table, or the last one played. */
export default function Play() {
  const key = route.value.part
  const [failed, setFailed] = useState<NotResumed | null>(null)
  const game = current.value
  const isHere = game !== null && (key === '' || game.keeper?.key === key)
  useEffect(() => {
    setFailed(null)
    if (!isHere) void resumeKept(key).then(setFailed)
  }, [key])
  const name = game?.keeper?.key
  useEffect(() => {
    if (key === '' && name !== undefined) rename('play', name)
  }, [key, name])
  if (isHere) return <TableScreen key={game.id} game={game} />
  if (!failed) return <Laying />
  return failed === 'none' ? <NoGame /> : <NotOpened failed={failed} />
}

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

/** A game that cannot be opened here may still be opened elsewhere: it is erased only if somebody wants that. */
function NotOpened({ failed }: { readonly failed: Exclude<NotResumed, 'none'> }) {
  const { start, nowhere, end } = words()
  const { refusal, key, record } = failed
  // A table that could not be laid says nothing about the game.
  const isReadable = refusal.refused === 'broken-down'
  return (
    <main class="page">
      <div class="paper notice">
        <p>
          {isReadable ? explain(lang(), refusal) : start.brokenSave}
          {!isReadable && <small class="soft">{explain(lang(), refusal)}</small>}
        </p>
        <a class="button main" href={linkTo('start')}>
          {nowhere.home}
        </a>
        <a class="button" href={textFile(record)} download="machinami.txt">
          {end.downloadRecord}
        </a>
        {!isReadable && key !== '' && (
          <a class="button" href={linkTo('start')} onClick={() => void eraseGame(key)}>
            {start.forgetSave}
          </a>
        )}
      </div>
    </main>
  )
}
