import { LANG_CODES, LANGUAGES } from '@machinami/lang'
import { chooseLang } from '../settings/choose-language.ts'
import { settings } from '../store/settings.ts'
import { firstWords } from '../words/index.ts'

/** The three languages, one click away. */
export function LangSwitch() {
  return (
    <div class="lang-switch" role="group" aria-label={firstWords().language}>
      {LANG_CODES.map((code) => (
        <button
          type="button"
          key={code}
          lang={code}
          class="display"
          aria-pressed={settings.value.lang === code}
          onClick={() => void chooseLang(code)}
        >
          {LANGUAGES[code].ownName}
        </button>
      ))}
    </div>
  )
}
