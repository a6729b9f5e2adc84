import { guessLang, isLangCode, type LangCode } from '@machinami/lang'
import { computed, effect, signal } from '@preact/signals'
import { keep, recallOver } from './storage.ts'

export const THEMES = ['auto', 'light', 'dark'] as const
export const SPEEDS = ['calm', 'normal', 'fast', 'instant'] as const
export const MOTIONS = ['auto', 'off'] as const
export const HANDS = ['right', 'left'] as const
/** Whether single letters and digits are keys of the table: whoever dictates types them unawares. */
export const KEYS = ['on', 'off'] as const
export type Speed = (typeof SPEEDS)[number]

export interface Settings {
  readonly lang: LangCode
  readonly theme: (typeof THEMES)[number]
  readonly speed: Speed
  readonly motion: (typeof MOTIONS)[number]
  readonly hand: (typeof HANDS)[number]
  readonly keys: (typeof KEYS)[number]
  /** 0 to 1. */
  readonly volume: number
  readonly muted: boolean
}

const oneOf = <T extends string>(list: readonly T[], wish: string, otherwise: T): T =>
  list.find((each) => each === wish) ?? otherwise

function recallSettings(): Settings {
  const kept = recallOver('settings', {
    lang: guessLang(navigator.languages) as string,
    theme: 'auto',
    speed: 'normal',
    motion: 'auto',
    hand: 'right',
    keys: 'on',
    volume: 0.6,
    muted: false,
  })
  return {
    lang: isLangCode(kept.lang) ? kept.lang : 'en',
    theme: oneOf(THEMES, kept.theme, 'auto'),
    speed: oneOf(SPEEDS, kept.speed, 'normal'),
    motion: oneOf(MOTIONS, kept.motion, 'auto'),
    hand: oneOf(HANDS, kept.hand, 'right'),
    keys: oneOf(KEYS, kept.keys, 'on'),
    volume: Math.min(1, Math.max(0, kept.volume)),
    muted: kept.muted,
  }
}

export const settings = signal<Settings>(recallSettings())

export function change(wish: Partial<Settings>): void {
  settings.value = { ...settings.value, ...wish }
  keep('settings', JSON.stringify(settings.value))
}

const night = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')
const nightNow = signal(night.matches)
const stillNow = signal(still.matches)
night.addEventListener('change', () => {
  nightNow.value = night.matches
})
still.addEventListener('change', () => {
  stillNow.value = still.matches
})

/** Whether things may move: the reader's wish, or else the system's. */
export const mayMove = (): boolean => settings.value.motion !== 'off' && !stillNow.value

/** Whether it is night on the page. */
export const isDark = computed(() => {
  const { theme } = settings.value
  return theme === 'dark' || (theme === 'auto' && nightNow.value)
})

/** Puts theme, motion and hand on the page, now and whenever they change. */
export function applySettings(): void {
  effect(() => {
    const { hand } = settings.value
    const page = document.documentElement
    const dark = isDark.value
    page.dataset['theme'] = dark ? 'dark' : 'light'
    page.dataset['hand'] = hand
    page.dataset['motion'] = mayMove() ? 'on' : 'off'
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#1a2440' : '#fbf6ec')
  })
}
