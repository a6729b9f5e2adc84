import chapters from 'virtual:rule-book'
import { useState } from 'preact/hooks'
import { PageHead } from '../shell/page-head.tsx'
import { words } from '../words/index.ts'
import { Prose } from './prose.tsx'
import './rules.css'

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The rule book, whole and searchable. It is RULES.md and nothing else. */
export default function RulesScreen() {
  const t = words().rules
  const [query, setQuery] = useState('')
  const wanted = plain(query.trim())
  const hits = (text: string) => wanted === '' || plain(text).includes(wanted)
  const shown = chapters
    .map((chapter) => ({
      title: chapter.title,
      parts: chapter.parts
        .map((part) => ({
          title: part.title,
          notes: part.notes.filter(hits),
          rules: part.rules.filter((rule) => hits(`${rule.id} ${rule.text}`)),
        }))
        .filter((part) => part.notes.length + part.rules.length > 0),
    }))
    .filter((chapter) => chapter.parts.length > 0)
  const n = shown.reduce((sum, { parts }) => sum + parts.reduce((all, part) => all + part.rules.length, 0), 0)
  return (
    <main class="page rules">
      <PageHead title={t.title} />
      {t.english !== '' && <p class="soft">{t.english}</p>}
      <div class="field">
        <label for="rule-search">{t.search}</label>
        <input id="rule-search" type="search" value={query} onInput={(event) => setQuery(event.currentTarget.value)} />
      </div>
      <p class="soft" role="status">
        {n === 0 ? t.none : t.found(n)}
      </p>
      <div lang="en">
        {shown.map((chapter) => (
          <section key={chapter.title}>
            <h2>{chapter.title}</h2>
            {chapter.parts.map((part) => (
              <section key={part.title}>
                {part.title !== '' && <h3>{part.title}</h3>}
                {part.notes.map((note) => (
                  <p key={note}>
                    <Prose text={note} />
                  </p>
                ))}
                <dl>
                  {part.rules.map((rule) => (
                    <div key={rule.id} id={rule.id}>
                      <dt>{rule.id}</dt>
                      <dd>
                        <Prose text={rule.text} />
                        {rule.source !== '' && <span class="source">{rule.source}</span>}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </section>
        ))}
      </div>
    </main>
  )
}
