import { Fragment } from 'preact'
import { Segments } from '../shell/segments.tsx'
import { change, KEYS, settings } from '../store/settings.ts'
import { around } from '../words/around.ts'
import './settings.css'

/** What every key does, and whether letters and digits do anything. */
export function KeyList() {
  const t = around().settings
  return (
    <>
      <Segments
        name="keys"
        legend={t.singleKeys}
        options={KEYS.map((value) => ({ value, text: t.onOff[value] }))}
        value={settings.value.keys}
        onPick={(keys) => change({ keys })}
      />
      <dl class="keys">
        {t.keyList.map(([key, text]) => (
          <Fragment key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}
