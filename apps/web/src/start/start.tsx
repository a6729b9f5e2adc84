import { editionName } from '@machinami/lang'
import { useState } from 'preact/hooks'
import { openFile } from '../lobby/open-file.ts'
import { useHeading } from '../shell/heading.ts'
import { problem } from '../shell/problem.ts'
import { linkTo } from '../shell/router.ts'
import { gameInProgress } from '../store/in-progress.ts'
import { recallPlan } from '../store/last-setup.ts'
import { allWords, firstWords, lang } from '../words/index.ts'
import { namesOf } from '../words/names.ts'
import { LangSwitch } from './lang-switch.tsx'
import { Notices } from './notices.tsx'
import { StartLinks } from './start-links.tsx'
import { StartStreet } from './start-street.tsx'
import './start.css'

/** The table comes when it is needed; pointing at the button is a good sign. */
const tables = () => import('../lobby/current.ts')
const foresee = () => {
  // A failure is told when the button is pressed.
  Promise.all([tables(), import('../table/play.tsx'), allWords()]).catch(() => undefined)
}

/** The first screen: one obvious button, and everything else beside it. */
export function Start() {
  const heading = useHeading()
  return (
    <main class="start">
      <StartStreet />
      <div class="start-body">
        <LangSwitch />
        <h1 ref={heading} tabIndex={-1}>
          Machinami
        </h1>
        <p class="tagline">{firstWords().tagline}</p>
        <PlayButtons />
        <StartLinks onFile={(file) => void openFile(file)} />
        <Notices />
        <p class="soft unofficial">{firstWords().unofficial}</p>
      </div>
    </main>
  )
}

/** The game in progress if there is one, and a new one at a click. */
function PlayButtons() {
  const t = firstWords().start
  const [isStarting, setStarting] = useState(false)
  const inProgress = gameInProgress()
  const playNow = async () => {
    setStarting(true)
    problem.value = await tables()
      .then(({ startUsual }) => startUsual())
      .catch(() => ({ refused: 'broken-down' }) as const)
    setStarting(false)
  }
  return (
    <>
      {inProgress && (
        <a class="button main big go-on" href={linkTo('play')}>
          <span>
            {t.goOn}
            <small>{t.goOnHint(editionName(lang(), inProgress.edition), inProgress.turn)}</small>
          </span>
        </a>
      )}
      <button
        type="button"
        class={`button big play-now ${inProgress ? '' : 'main'}`}
        disabled={isStarting}
        onPointerEnter={foresee}
        onFocus={foresee}
        onClick={() => void playNow()}
      >
        <span>
          {t.playNow}
          <small>{planHint()}</small>
        </span>
      </button>
    </>
  )
}

/** What one click would start. */
function planHint(): string {
  const plan = recallPlan()
  if (!plan) return firstWords().start.playNowHint
  return firstWords().beside(editionName(lang(), plan.setup.edition), lang().list(namesOf(plan.seats, firstWords())))
}
