import type { ComponentType } from 'preact'
import { useEffect, useErrorBoundary } from 'preact/hooks'
import { Start } from '../start/start.tsx'
import { words } from '../words/index.ts'
import { lazy } from './lazy.tsx'
import { useNewVersion, waitingVersion } from './offline.ts'
import { linkTo, route, type Screen } from './router.ts'

const SCREENS: Readonly<Record<Screen, ComponentType>> = {
  start: Start,
  setup: lazy(() => import('../setup/setup-screen.tsx')),
  play: lazy(() => import('../table/play.tsx')),
  rules: lazy(() => import('../rules/rules-screen.tsx')),
  cards: lazy(() => import('../gallery/gallery-screen.tsx')),
  settings: lazy(() => import('../settings/settings-screen.tsx')),
  tutorial: lazy(() => import('../tutorial/tutorial-screen.tsx')),
}

export function App() {
  const [error] = useErrorBoundary((reason) => console.error(reason))
  const { screen } = route.value
  useEffect(() => scrollTo(0, 0), [screen])
  if (error) return <Oops />
  if (screen === 'nowhere') return <Nowhere />
  const Shown = SCREENS[screen]
  return (
    <>
      <Shown key={screen} />
      <Update />
    </>
  )
}

function Nowhere() {
  const t = words().nowhere
  return (
    <main class="page">
      <h1>{t.title}</h1>
      <p>{t.text}</p>
      <p>
        <a class="button main" href={linkTo('start')}>
          {t.home}
        </a>
      </p>
    </main>
  )
}

function Oops() {
  const t = words().oops
  return (
    <main class="page">
      <h1>{t.title}</h1>
      <p>{t.text}</p>
      <p>
        <button type="button" class="button main" onClick={() => location.reload()}>
          {t.again}
        </button>
      </p>
    </main>
  )
}

function Update() {
  const t = words().update
  if (!waitingVersion.value) return null
  return (
    <div class="paper notice update" role="status">
      <p>{t.text}</p>
      <button type="button" class="button small main" onClick={useNewVersion}>
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
