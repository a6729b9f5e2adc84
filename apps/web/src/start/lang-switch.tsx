import { LANG_CODES } from '@machinami/lang'
import { change, settings } from '../store/settings.ts'
import { speak, words } from '../words/index.ts'

const SHORT = { en: 'English', nl: 'Nederlands', ja: '日本語' } as const

/** The three languages, one click away. */
export function LangSwitch() {
  return (
    <div class="lang-switch" role="group" aria-label={words().settings.language}>
      {LANG_CODES.map((code) => (
        <button
          type="button"
          key={code}
          lang={code}
          class="display"
          aria-pressed={settings.value.lang === code}
          onClick={() => void speak(code).then(() => change({ lang: code }))}
        >
          {SHORT[code]}
        </button>
      ))}
    </div>
  )
}
