import { PageHead } from '../shell/page-head.tsx'
import { Segments } from '../shell/segments.tsx'
import { change, KEYS, settings } from '../store/settings.ts'
import { words } from '../words/index.ts'
import { SettingsForm } from './settings-form.tsx'

export default function SettingsScreen() {
  const t = words().settings
  return (
    <main class="page settings">
      <PageHead title={t.title} />
      <SettingsForm />
      <section class="by-keys">
        <h2>{t.keys}</h2>
        <Segments
          name="keys"
          legend={t.singleKeys}
          options={KEYS.map((value) => ({ value, text: t.onOff[value] }))}
          value={settings.value.keys}
          onPick={(keys) => change({ keys })}
        />
        <dl class="keys">
          {t.keyList.map(([key, text]) => (
            <>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </>
          ))}
        </dl>
      </section>
      <section>
        <h2>{t.about}</h2>
        <p>{t.aboutText}</p>
      </section>
    </main>
  )
}
