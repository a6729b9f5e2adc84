import type { EditionId, Refusal } from '@machinami/cards'
import { explain } from '@machinami/lang'
import { useEffect, useState } from 'preact/hooks'
import { Dialog } from '../shell/dialog.tsx'
import { go, linkTo } from '../shell/router.ts'
import { firstPlan, recallPlan } from '../store/last-setup.ts'
import { forgetGame, keptGame } from '../store/save.ts'
import { keeps } from '../store/storage.ts'
import { lang, words } from '../words/index.ts'
import { LangSwitch } from './lang-switch.tsx'
import { StartStreet } from './start-street.tsx'
import './start.css'

/** The table comes when it is needed; pointing at the button is a good sign. */
const tables = () => import('../table/current.ts')
const foresee = () => void Promise.all([tables(), import('../table/play.tsx')])

/** The first screen: one obvious button, and everything else beside it. */
export function Start() {
  const t = words().start
  const [kept, setKept] = useState(keptGame)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [replacing, setReplacing] = useState(false)
  const [starting, setStarting] = useState(false)
  const inProgress = kept !== null && kept !== 'broken' && !kept.over
  const playNow = () => {
    setStarting(true)
    const plan = recallPlan() ?? firstPlan(words().setup.you)
    void tables()
      .then(({ startGame }) => startGame(plan))
      .then((no) => {
        setRefusal(no)
        setStarting(false)
      })
  }
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
        {inProgress && (
          <a class="button main big go-on" href={linkTo('play')}>
            <span>
              {t.goOn}
              <small>{t.goOnHint(editionName(kept.edition), kept.turn)}</small>
            </span>
          </a>
        )}
        <button
          type="button"
          class={`button big play-now ${inProgress ? '' : 'main'}`}
          disabled={starting}
          onPointerEnter={foresee}
          onFocus={foresee}
          onClick={() => (inProgress ? setReplacing(true) : playNow())}
        >
          <span>
            {t.playNow}
            <small>{recallPlan() ? planHint() : t.playNowHint}</small>
          </span>
        </button>
        <div class="start-more">
          <a class="button" href={linkTo('setup')}>
            <span>
              {t.table}
              <small>{t.tableHint}</small>
            </span>
          </a>
          <a class="button" href={linkTo('tutorial', 'base')}>
            <span>
              {t.learn}
              <small>{t.learnHint}</small>
            </span>
          </a>
        </div>
        <nav class="start-links">
          <a href={linkTo('rules')}>{t.rules}</a>
          <a href={linkTo('cards')}>{t.cards}</a>
          <a href={linkTo('tutorial', 'two')}>{t.learnTwo}</a>
          <a href={linkTo('settings')}>{t.settings}</a>
          <label class="file">
            <input
              type="file"
              accept=".txt,.json,text/plain,application/json"
              onChange={(event) => {
                open(event.currentTarget.files?.[0])
                event.currentTarget.value = ''
              }}
            />
            {t.openRecord}
          </label>
        </nav>
        {refusal && (
          <div class="paper notice" role="alert">
            <p>{explain(lang(), refusal)}</p>
            <button type="button" class="button small" onClick={() => setRefusal(null)}>
              {words().close}
            </button>
          </div>
        )}
        {kept === 'broken' && (
          <div class="paper notice" role="status">
            <p>{t.brokenSave}</p>
            <button
              type="button"
              class="button small"
              onClick={() => {
                forgetGame()
                setKept(null)
              }}
            >
              {t.forgetSave}
            </button>
          </div>
        )}
        {!keeps.value && (
          <div class="paper notice" role="status">
            <p>{t.nothingKept}</p>
          </div>
        )}
        <p class="soft unofficial">{words().unofficial}</p>
      </div>
      {replacing && (
        <Dialog title={t.replaceTitle} onClose={() => setReplacing(false)}>
          <p>{t.replaceText}</p>
          <button type="button" class="button main" onClick={() => go('play')}>
            {t.keepOld}
          </button>
          <button type="button" class="button" onClick={playNow}>
            {t.replace}
          </button>
        </Dialog>
      )}
    </main>
  )
}

const editionName = (id: string): string => lang().editions[id as EditionId] ?? id

function planHint(): string {
  const plan = recallPlan()
  if (!plan) return ''
  return `${editionName(plan.setup.edition)} · ${lang().list(plan.seats.map((seat) => seat.name))}`
}

/** A record dropped anywhere on the page is opened. */
function useDrop(open: (file: File | undefined) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault()
      document.documentElement.dataset['drop'] = words().start.dropHere
    }
    const out = () => {
      delete document.documentElement.dataset['drop']
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      out()
      open(event.dataTransfer?.files[0])
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', out)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', out)
      removeEventListener('drop', drop)
    }
  })
}
