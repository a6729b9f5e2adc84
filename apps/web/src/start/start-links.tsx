import { Glyph } from '../shell/glyph.tsx'
import { linkTo } from '../shell/router.ts'
import { firstWords } from '../words/index.ts'

/** Everything else one can do here. */
export function StartLinks({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  const t = firstWords().start
  return (
    <>
      <div class="start-more">
        <a class="button" href={linkTo('setup')}>
          <span>
            {t.table}
            <small>{t.tableHint}</small>
          </span>
        </a>
        <a class="button" href={linkTo('tutorial', 'base')}>
          <span>
            {t.learn}
            <small>{t.learnHint}</small>
          </span>
        </a>
      </div>
      <nav class="start-links">
        <a href={linkTo('rules')}>
          <Glyph name="help" />
          {t.rules}
        </a>
        <a href={linkTo('cards')}>
          <Glyph name="cards" />
          {t.cards}
        </a>
        <a href={linkTo('tutorial', 'two')}>
          <Glyph name="bulb" />
          {t.learnTwo}
        </a>
        <a href={linkTo('settings')}>
          <Glyph name="gear" />
          {t.settings}
        </a>
        <label class="file">
          <input
            type="file"
            accept=".txt,.json,text/plain,application/json"
            onChange={(event) => {
              onFile(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
          <Glyph name="log" />
          {t.openFile}
        </label>
      </nav>
    </>
  )
}
