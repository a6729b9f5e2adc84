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
] as const
export type Screen = (typeof SCREENS)[number]

export interface Route {
  /** `nowhere` is a link to nothing. */
  readonly screen: Screen | 'nowhere'
  /** What stands behind the screen's name: `#/tutorial/two`. */
  readonly part: string
}

export function parseRoute(hash: string): Route {
  const [name = '', part = ''] = hash.replace(/^#\/?/, '').split('/')
  if (name === '') return { screen: 'start', part }
  const screen = SCREENS.find((each) => each === name)
  try {
    return { screen: screen ?? 'nowhere', part: decodeURIComponent(part) }
  } catch {
    return { screen: 'nowhere', part: '' }
  }
}

export const linkTo = (screen: Screen, part = ''): string =>
  screen === 'start' ? '#/' : `#/${screen}${part === '' ? '' : `/${encodeURIComponent(part)}`}`

export const route = signal<Route>(parseRoute(location.hash))

export function go(screen: Screen, part = ''): void {
  location.hash = linkTo(screen, part)
}

/** The same screen by its full address: going back does not come here twice. */
export function rename(screen: Screen, part: string): void {
  history.replaceState(history.state, '', linkTo(screen, part))
  route.value = { screen, part }
}

let hasMoved = false
/** Whether the screen before this one was one of ours. */
export const cameFromHere = (): boolean => hasMoved

window.addEventListener('hashchange', () => {
  hasMoved = true
  route.value = parseRoute(location.hash)
})
