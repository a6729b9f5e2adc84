import type { ComponentType } from 'preact'
import { useEffect, useErrorBoundary } from 'preact/hooks'
import { openFile, opensFiles } from '../lobby/open-file.ts'
import { lazy } from '../shell/lazy.tsx'
import { ProblemNotice } from '../shell/problem-notice.tsx'
import { linkTo, type Route, route, type Screen } from '../shell/router.ts'
import { Start } from '../start/start.tsx'
import { settings } from '../store/settings.ts'
import { aroundOrNull, withAround } from '../words/around.ts'
import { firstWords, foreseeWords, hasAllWords, words } from '../words/index.ts'
import { takeOver, waitingVersion } from './offline.ts'
import { useDrop } from './use-drop.ts'

/** Around the table there is more to say than at it. */
const FETCHED = {
  setup: () => withAround(() => import('../setup/setup-screen.tsx')),
  play: () => import('../table/play.tsx'),
  rules: () => withAround(() => import('../rules/rules-screen.tsx')),
  cards: () => withAround(() => import('../gallery/gallery-screen.tsx')),
  settings: () => withAround(() => import('../settings/settings-screen.tsx')),
  licences: () => withAround(() => import('../settings/licences-screen.tsx')),
  tutorial: () => withAround(() => import('../tutorial/tutorial-screen.tsx')),
  games: () => withAround(() => import('../history/history-screen.tsx')),
  campaign: () => withAround(() => import('../campaign/campaign-screen.tsx')),
  review: () => withAround(() => import('../review/review-screen.tsx')),
  me: () => withAround(() => import('../me/me-screen.tsx')),
  daily: () => withAround(() => import('../daily/daily-screen.tsx')),
  g: () => withAround(() => import('../review/review-screen.tsx')),
  friends: () => withAround(() => import('../friends/friends-screen.tsx')),
  table: () => withAround(() => import('../friends/table-page.tsx')),
  together: () => withAround(() => import('../together/campaign-page.tsx')),
  found: () => withAround(() => import('../together/found-screen.tsx')),
}

const SCREENS: Readonly<Record<Screen, ComponentType>> = {
  start: Start,
  setup: lazy(FETCHED.setup),
  play: lazy(FETCHED.play),
  rules: lazy(FETCHED.rules),
  cards: lazy(FETCHED.cards),
  settings: lazy(FETCHED.settings),
  licences: lazy(FETCHED.licences),
  tutorial: lazy(FETCHED.tutorial),
  games: lazy(FETCHED.games),
  campaign: lazy(FETCHED.campaign),
  review: lazy(FETCHED.review),
  me: lazy(FETCHED.me),
  daily: lazy(FETCHED.daily),
  // What comes by a link.
  g: lazy(FETCHED.g),
  friends: lazy(FETCHED.friends),
  table: lazy(FETCHED.table),
}

opensFiles('machinami campaign ', async (text) => (await import('../campaign/open-campaign.ts')).openCampaign(text))

/** Campaigns that are played from several screens, and where they are founded. */
const TOGETHER = lazy(FETCHED.together)
const FOUND = lazy(FETCHED.found)
const NOWHERE = lazy(() => import('./nowhere.tsx'))

/** A table, unless its name says that it is a campaign. */
function fetchedFor({ screen, part }: Route): keyof typeof FETCHED | null {
  if (screen === 'table' && part.startsWith('c-')) return 'together'
  if (screen === 'friends' && part === 'campaign') return 'found'
  return screen in FETCHED ? (screen as keyof typeof FETCHED) : null
}

/** Whoever comes by a link to a screen need not wait for the first words before it and its own are fetched. */
export function foreseeScreen(): void {
  const name = fetchedFor(route.peek())
  // A failure is told when the screen is shown.
  if (name === null) return
  Promise.all([FETCHED[name](), foreseeWords(settings.peek().lang)]).catch(() => undefined)
}

/** What the browser's tab says; the words of a screen come with it. */
function titleOf(screen: Screen | 'nowhere'): string {
  if (screen === 'nowhere') return `${firstWords().nowhere.title} · Machinami`
  if (screen === 'start' || !hasAllWords()) return 'Machinami'
  const t = words()
  const around = aroundOrNull()
  const titles: Readonly<Record<Exclude<Screen, 'start'>, string | undefined>> = {
    setup: around?.setup.title,
    play: t.table.towns,
    rules: around?.rules.title,
    cards: around?.gallery.title,
    settings: around?.settings.title,
    licences: around?.licences.title,
    tutorial: around?.tutorial.title,
    games: t.start.games,
    campaign: t.start.campaign,
    review: t.table.why,
    me: t.start.me,
    daily: t.start.daily,
    g: t.table.why,
    friends: t.start.friends,
    table: t.start.friends,
  }
  const title = titles[screen]
  return title === undefined ? 'Machinami' : `${title} · Machinami`
}

export function App() {
  const [error, reset] = useErrorBoundary((reason) => console.error(reason))
  // A record that was opened has a screen of its own.
  useDrop((file) => void openFile(file).then(reset))
  const { screen } = route.value
  const title = titleOf(screen)
  useEffect(() => scrollTo(0, 0), [screen])
  useEffect(() => {
    document.title = title
  }, [title])
  const name = fetchedFor(route.value)
  const Shown =
    screen === 'nowhere' ? NOWHERE : name === 'together' ? TOGETHER : name === 'found' ? FOUND : SCREENS[screen]
  return (
    <>
      {error ? <Oops onLeave={reset} /> : <Shown key={screen} />}
      {(error || screen !== 'start') && <ProblemNotice />}
      <Update />
    </>
  )
}

function Oops({ onLeave }: { readonly onLeave: () => void }) {
  const t = firstWords().oops
  return (
    <main class="page">
      <h1>{t.title}</h1>
      <p>{t.text}</p>
      <p>
        <button type="button" class="button main" onClick={() => location.reload()}>
          {t.again}
        </button>{' '}
        <a class="button" href={linkTo('start')} onClick={() => setTimeout(onLeave)}>
          {firstWords().nowhere.home}
        </a>
      </p>
    </main>
  )
}

function Update() {
  const t = firstWords().update
  if (!waitingVersion.value) return null
  return (
    <div class="paper notice update" role="status">
      <p>{t.text}</p>
      <button type="button" class="button small main" onClick={takeOver}>
        {t.now}
      </button>
      <button
        type="button"
        class="button small"
        onClick={() => {
          waitingVersion.value = null
        }}
      >
        {t.later}
      </button>
    </div>
  )
}
