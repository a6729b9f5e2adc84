import { LANG_CODES, LANGUAGES } from '@machinami/lang'
import { Segments } from '../shell/segments.tsx'
import { play } from '../sound/sounds.ts'
import { change, HANDS, MOTIONS, SPEEDS, settings, THEMES } from '../store/settings.ts'
import { around } from '../words/around.ts'
import { words } from '../words/index.ts'
import { chooseLang } from './choose-language.ts'
import '../theme/fields.css'
import './settings.css'

/** Everything a reader can set; it works at once and is remembered. */
export function SettingsForm() {
  const t = around().settings
  const now = settings.value
  const from = <T extends string>(list: readonly T[], texts: Readonly<Record<T, string>>) =>
    list.map((value) => ({ value, text: texts[value] }))
  return (
    <div class="settings">
      <Segments
        name="lang"
        legend={words().language}
        options={LANG_CODES.map((code) => ({ value: code, text: LANGUAGES[code].ownName, lang: code }))}
        value={now.lang}
        onPick={(lang) => void chooseLang(lang)}
      />
      <Segments
        name="speed"
        legend={t.speed}
        options={from(SPEEDS, t.speeds)}
        value={now.speed}
        onPick={(speed) => change({ speed })}
      />
      <Segments
        name="theme"
        legend={t.theme}
        options={from(THEMES, t.themes)}
        value={now.theme}
        onPick={(theme) => change({ theme })}
      />
      <Segments
        name="motion"
        legend={t.motion}
        options={from(MOTIONS, t.motions)}
        value={now.motion}
        onPick={(motion) => change({ motion })}
      />
      <SoundField />
      <Segments
        name="hand"
        legend={t.hand}
        options={from(HANDS, t.hands)}
        value={now.hand}
        onPick={(hand) => change({ hand })}
      />
    </div>
  )
}

function SoundField() {
  const t = around().settings
  const now = settings.value
  return (
    <div class="field">
      <span class="label">{words().table.sound}</span>
      <div class="sound-row">
        <button type="button" class="button small" onClick={() => change({ muted: !now.muted })}>
          {now.muted ? t.unmute : t.mute}
        </button>
        <label>
          <span>{t.volume}</span>
          <input
            type="range"
            min="0"
            max="1"
            step="0.1"
            value={now.volume}
            disabled={now.muted}
            onInput={(event) => change({ volume: Number(event.currentTarget.value) })}
            onChange={() => play('coin')}
          />
        </label>
      </div>
    </div>
  )
}
