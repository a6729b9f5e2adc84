import { useState } from 'preact/hooks'
import { PageHead } from '../shell/page-head.tsx'
import { lang, words } from '../words/index.ts'
import { searchFor } from '../words/search.ts'
import { type Book, useBook } from './book.ts'
import { Prose } from './prose.tsx'
import './rules.css'

/** The rule book in the reader's language, whole and searchable. It is RULES.md (RULES.nl.md, RULES.ja.md) and nothing else. */
export default function RulesScreen() {
  const t = words().rules
  const book = useBook(lang().code)
  const [query, setQuery] = useState('')
  if (!book) return <main class="page rules" aria-busy="true" />
  const shown = found(book, query)
  const n = shown.flatMap(({ parts }) => parts.flatMap((part) => part.rules)).length
  return (
    <main class="page rules">
      <PageHead title={t.title} />
      <div class="field">
        <label for="rule-search">{t.search}</label>
        <input id="rule-search" type="search" value={query} onInput={(event) => setQuery(event.currentTarget.value)} />
      </div>
      <p class="soft" role="status">
        {shown.length === 0 ? t.none : t.found(n)}
      </p>
      {shown.map((chapter) => (
        <section key={chapter.title}>
          {chapter.title !== '' && <h2>{chapter.title}</h2>}
          {chapter.parts.map((part) => (
            <PartOfBook key={part.title} part={part} />
          ))}
        </section>
      ))}
    </main>
  )
}

/** What of the book speaks of a query; all of it for an empty one. */
function found(book: Book, query: string): Book {
  const hits = searchFor(query)
  return book
    .map(({ title, parts }) => ({
      title,
      parts: parts
        .map((part) => ({
          title: part.title,
          notes: part.notes.filter(hits),
          rules: part.rules.filter((rule) => hits(`${rule.id} ${rule.text}`)),
        }))
        .filter((part) => part.notes.length + part.rules.length > 0),
    }))
    .filter(({ parts }) => parts.length > 0)
}

function PartOfBook({ part }: { readonly part: Book[number]['parts'][number] }) {
  return (
    <section>
      {part.title !== '' && <h3>{part.title}</h3>}
      {part.notes.map((note) => (
        <p key={note}>
          <Prose text={note} />
        </p>
      ))}
      {part.rules.length > 0 && (
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
      )}
    </section>
  )
}
