import { editionName } from '@machinami/lang'
import { useState } from 'preact/hooks'
import { openFile } from '../lobby/open-file.ts'
import { HillTown } from '../pictures/hill-town.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { useHeading } from '../shell/heading.ts'
import { lazyDialog } from '../shell/lazy.tsx'
import { pressable } from '../shell/pressable.ts'
import { problem } from '../shell/problem.ts'
import { linkTo } from '../shell/router.ts'
import { gameInProgress } from '../store/going-on.ts'
import { firstPlan, recallPlan } from '../store/last-setup.ts'
import { recall } from '../store/storage.ts'
import { allWords, firstWords, lang } from '../words/index.ts'
import { LangSwitch } from './lang-switch.tsx'
import { Notices } from './notices.tsx'
import { CardEntries, PlayEntries, Shelf, StartCard } from './start-entries.tsx'
import './start.css'

/** The table comes when it is needed; pointing at the button is a good sign. */
const tables = () => import('../lobby/current.ts')
const foresee = () => {
  // A failure is told when the button is pressed.
  Promise.all([tables(), import('../table/play.tsx'), allWords()]).catch(() => undefined)
}

/** The first screen: the town, one obvious button, and everything else around it. */
export function Start() {
  const heading = useHeading()
  return (
    <main class="start">
      <header class="start-head">
        <LangSwitch />
        <a class="icon-button" href={linkTo('settings')} aria-label={firstWords().start.settings}>
          <Glyph name="sliders" />
        </a>
        <h1 ref={heading} tabIndex={-1}>
          Machinami
        </h1>
        <p class="tagline">{firstWords().tagline}</p>
      </header>
      <HillTown />
      <div class="start-sheet">
        <div class="start-play">
          <GoOn />
          <PlayNow />
          <PlayEntries />
        </div>
        <div class="start-cards">
          {hasSeat() && <WaitedFor show={(table) => <StartCard street={GO_ON} {...table} />} />}
          <CardEntries />
        </div>
        <Shelf onFile={(file) => void openFile(file)} />
        <div class="start-notices">
          <Notices />
        </div>
        <p class="soft unofficial">{firstWords().unofficial}</p>
      </div>
    </main>
  )
}

/** A street that has got somewhere. */
const GO_ON = ['cafe', 'train-station', 'mine']

/** The game in progress, if there is one. */
function GoOn() {
  const t = firstWords().start
  const inProgress = gameInProgress()
  if (!inProgress) return null
  const hint = t.goOnHint(editionName(lang(), inProgress.edition), inProgress.turn)
  return <StartCard class="go-on" href={linkTo('play', inProgress.key)} text={t.goOn} hint={hint} street={GO_ON} />
}

/** Where friends wait for us: whoever has no seat anywhere (`[]`) fetches nothing for it. */
const WaitedFor = lazyDialog(
  () => import('../friends/waited-for.tsx'),
  () => undefined,
)
const hasSeat = (): boolean => (recall('tables') ?? '').length > 2

/** A new game at a click. */
function PlayNow() {
  const t = firstWords().start
  const [isStarting, setStarting] = useState(false)
  const playNow = async () => {
    setStarting(true)
    problem.value = await tables()
      .then(({ startUsual }) => startUsual())
      .catch(() => ({ refused: 'broken-down' }) as const)
    setStarting(false)
  }
  return (
    <button
      type="button"
      class={`button way play-now ${gameInProgress() ? '' : 'main'}`}
      onPointerEnter={foresee}
      onFocus={foresee}
      {...pressable(isStarting, () => void playNow())}
    >
      <span>
        {t.playNow}
        <small>{planHint()}</small>
      </span>
    </button>
  )
}

/** What one click would start. */
function planHint(): string {
  const { setup, seats } = recallPlan() ?? firstPlan()
  const bots = seats.filter(({ bot }) => bot !== undefined).length
  return firstWords().start.planHint(editionName(lang(), setup.edition), seats.length - bots, bots)
}
