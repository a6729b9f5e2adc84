import { signal } from '@preact/signals'

export const SCREENS = [
  'start',
  'setup',
  'play',
  'rules',
  'cards',
  'settings',
  'licences',
  'tutorial',
  'games',
  'campaign',
  'review',
  'me',
  'daily',
  'g',
  'friends',
  'table',
] as const
export type Screen = (typeof SCREENS)[number]

export interface Route {
  /** `nowhere` is a link to nothing. */
  readonly screen: Screen | 'nowhere'
  /** What stands behind the screen's name: `#/tutorial/two`. */
  readonly part: string
  /** And what stands behind that: the moment of a game, `#/review/abc/45`. */
  readonly at: string
}

export function parseRoute(hash: string): Route {
  const [name = '', part = '', at = ''] = hash.replace(/^#\/?/, '').split('/')
  if (name === '') return { screen: 'start', part, at }
  const screen = SCREENS.find((each) => each === name)
  try {
    return { screen: screen ?? 'nowhere', part: decodeURIComponent(part), at }
  } catch {
    return { screen: 'nowhere', part: '', at: '' }
  }
}

export const linkTo = (screen: Screen, part = '', at = ''): string =>
  screen === 'start'
    ? '#/'
    : `#/${[screen, part, at]
        .filter((each) => each !== '')
        .map(encodeURIComponent)
        .join('/')}`

export const route = signal<Route>(parseRoute(location.hash))

export function go(screen: Screen, part = ''): void {
  location.hash = linkTo(screen, part)
}

/** The same screen by its full address: going back does not come here twice. */
export function rename(screen: Screen, part: string, at = ''): void {
  history.replaceState(history.state, '', linkTo(screen, part, at))
  route.value = { screen, part, at }
}

let hasMoved = false
/** Whether the screen before this one was one of ours. */
export const cameFromHere = (): boolean => hasMoved

window.addEventListener('hashchange', () => {
  hasMoved = true
  route.value = parseRoute(location.hash)
})
