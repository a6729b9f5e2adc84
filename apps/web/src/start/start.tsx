import type { EditionId, Refusal } from '@machinami/cards'
import { useState } from 'preact/hooks'
import { Dialog } from '../shell/dialog.tsx'
import { go, linkTo } from '../shell/router.ts'
import { firstPlan, recallPlan } from '../store/last-setup.ts'
import { keptGame } from '../store/save.ts'
import { lang, words } from '../words/index.ts'
import { LangSwitch } from './lang-switch.tsx'
import { Notices } from './notices.tsx'
import { StartLinks } from './start-links.tsx'
import { StartStreet } from './start-street.tsx'
import { useDrop } from './use-drop.ts'
import './start.css'

/** The table comes when it is needed; pointing at the button is a good sign. */
const tables = () => import('../table/current.ts')
const foresee = () => void Promise.all([tables(), import('../table/play.tsx')])

/** The first screen: one obvious button, and everything else beside it. */
export function Start() {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const open = (file: File | undefined) => {
    if (!file) return
    void Promise.all([tables(), file.text()])
      .then(([{ openRecord }, text]) => openRecord(text))
      .then(setRefusal)
  }
  useDrop(open)
  return (
    <main class="start">
      <StartStreet />
      <div class="start-body">
        <LangSwitch />
        <h1>
          Machinami <span lang="ja">街並</span>
        </h1>
        <p class="tagline">{words().tagline}</p>
        <PlayButtons onRefusal={setRefusal} />
        <StartLinks onFile={open} />
        <Notices refusal={refusal} onRead={() => setRefusal(null)} />
        <p class="soft unofficial">{words().unofficial}</p>
      </div>
    </main>
  )
}

/** The game in progress if there is one, and a new one at a click. */
function PlayButtons({ onRefusal }: { readonly onRefusal: (refusal: Refusal | null) => void }) {
  const t = words().start
  const [isReplacing, setReplacing] = useState(false)
  const [isStarting, setStarting] = useState(false)
  const kept = keptGame()
  const inProgress = kept !== null && kept !== 'broken' && !kept.over ? kept : null
  const playNow = () => {
    setStarting(true)
    const plan = recallPlan() ?? firstPlan(words().setup.you)
    void tables()
      .then(({ startGame }) => startGame(plan))
      .then((refusal) => {
        onRefusal(refusal)
        setStarting(false)
      })
  }
  return (
    <>
      {inProgress && (
        <a class="button main big go-on" href={linkTo('play')}>
          <span>
            {t.goOn}
            <small>{t.goOnHint(editionName(inProgress.edition), inProgress.turn)}</small>
          </span>
        </a>
      )}
      <button
        type="button"
        class={`button big play-now ${inProgress ? '' : 'main'}`}
        disabled={isStarting}
        onPointerEnter={foresee}
        onFocus={foresee}
        onClick={() => (inProgress ? setReplacing(true) : playNow())}
      >
        <span>
          {t.playNow}
          <small>{planHint()}</small>
        </span>
      </button>
      {isReplacing && (
        <Dialog title={t.replaceTitle} onClose={() => setReplacing(false)}>
          <p>{t.replaceText}</p>
          <button type="button" class="button main" onClick={() => go('play')}>
            {t.keepOld}
          </button>
          <button type="button" class="button replace" onClick={playNow}>
            {t.replace}
          </button>
        </Dialog>
      )}
    </>
  )
}

const editionName = (id: string): string => lang().editions[id as EditionId] ?? id

/** What one click would start. */
function planHint(): string {
  const plan = recallPlan()
  if (!plan) return words().start.playNowHint
  return `${editionName(plan.setup.edition)} · ${lang().list(plan.seats.map((seat) => seat.name))}`
}
