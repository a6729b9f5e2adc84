import { startUsual } from '../lobby/current.ts'
import type { NotResumed } from '../lobby/resume.ts'
import { textFile } from '../shell/copy.tsx'
import { useHeading } from '../shell/heading.ts'
import { problem } from '../shell/problem.ts'
import { linkTo } from '../shell/router.ts'
import { TownPage } from '../shell/town-page.tsx'
import { eraseGame } from '../store/games.ts'
import { aside } from '../words/aside.ts'
import { explain } from '../words/explain.ts'
import { words } from '../words/index.ts'

/** Why there is no game on the table, and ways on. */
export default function NotPlayed({ failed }: { readonly failed: NotResumed }) {
  return failed === 'none' ? <NoGame /> : <NotOpened failed={failed} />
}

async function playNow(): Promise<void> {
  problem.value = await startUsual()
}

/** There was no game to go on with: one is a click away. */
function NoGame() {
  const { start, nowhere } = words()
  const { noGame } = aside()
  const heading = useHeading()
  return (
    <TownPage class="alone">
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
    </TownPage>
  )
}

/** A game that cannot be opened here may still be opened elsewhere: it is erased only if somebody wants that. */
function NotOpened({ failed }: { readonly failed: Exclude<NotResumed, 'none'> }) {
  const { start, nowhere } = words()
  const { refusal, key, record } = failed
  // A table that could not be laid says nothing about the game.
  const isReadable = refusal.refused === 'broken-down'
  return (
    <main class="page">
      <div class="paper notice">
        <p>
          {isReadable ? explain(refusal) : start.brokenSave}
          {!isReadable && <small class="soft">{explain(refusal)}</small>}
        </p>
        <a class="button main" href={linkTo('start')}>
          {nowhere.home}
        </a>
        <a class="button" href={textFile(record)} download="machinami.txt">
          {aside().end.downloadRecord}
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
