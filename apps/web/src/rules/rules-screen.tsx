import { useEffect, useState } from 'preact/hooks'
import { needAllArt } from '../pictures/all-art.ts'
import { Building } from '../pictures/building.tsx'
import { Coin, Icon } from '../pictures/coin-face-icon.tsx'
import { Coming } from '../shell/coming.tsx'
import { useLateWords } from '../shell/late-words.ts'
import { PageHead } from '../shell/page-head.tsx'
import { linkTo, route } from '../shell/router.ts'
import { around } from '../words/around.ts'
import type { RuleBook } from '../words/catalogue.ts'
import { words } from '../words/index.ts'
import { searchFor } from '../words/search.ts'
import { useBook } from './book.ts'
import { Prose } from './prose.tsx'
import { STEPS } from './steps.ts'
import '../theme/fields.css'
import '../shell/fold.css'
import './rules.css'

type Chapter = RuleBook[number]
type Part = Chapter['parts'][number]

/**
 * The rule book in the reader's language: how a turn goes, then every chapter behind its title, and what the book says
 * about itself last. It is RULES.md, or its translation, and nothing else.
 */
export default function RulesScreen() {
  const t = around().rules
  const book = useBook(words().ruleBook)
  const [query, setQuery] = useState('')
  if (!book) return <Coming />
  const isSearch = query.trim() !== ''
  return (
    <main class="page rules">
      <PageHead title={t.title} />
      <div class="field rule-search">
        <label class="unseen" for="rule-search">
          {t.search}
        </label>
        <input
          id="rule-search"
          type="search"
          placeholder={t.search}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      {isSearch ? <Found book={book} query={query} /> : <Contents book={book} />}
    </main>
  )
}

/** How a turn goes, in each of the three games: a picture and an example to every step. */
function Turns({ turn }: { readonly turn: Chapter }) {
  const t = around().rules
  const examples = useLateWords(words().examples)
  useEffect(() => needAllArt(), [])
  return (
    <section class="how" aria-labelledby="how">
      <h2 id="how">{turn.title}</h2>
      {turn.parts
        .filter(({ notes }) => notes.length > 0)
        .map((part, i) => (
          <details class="fold" key={part.title} name="how" open={i === 0}>
            <summary>{part.title}</summary>
            <ol>
              {part.notes.map((note, step) => (
                <li key={note}>
                  <span class="step-picture" aria-hidden="true">
                    {STEPS[i].pictures[step].map((id) => (
                      <StepPicture key={id} id={id} />
                    ))}
                  </span>
                  <p>
                    <Prose text={note.replace(/^\d\. /, '')} />
                  </p>
                  {examples && (
                    <p class="example">
                      <strong>{t.example}</strong> {examples[STEPS[i].game][step]}
                    </p>
                  )}
                </li>
              ))}
            </ol>
            {STEPS[i].lesson && (
              <a class="button small" href={linkTo('tutorial', STEPS[i].lesson)}>
                {t.learn}
              </a>
            )}
          </details>
        ))}
    </section>
  )
}

function StepPicture({ id }: { readonly id: string }) {
  if (id === 'coin') return <Coin size={40} />
  return id === 'dice' ? <Icon name={id} pen="ink" size={40} /> : <Building id={id} />
}

function Contents({ book }: { readonly book: RuleBook }) {
  const t = around().rules
  const [about, turn, ...chapters] = book
  // Whoever comes by the number of a rule has a use for numbers.
  const [hasSources, showSources] = useState(route.value.part !== '')
  return (
    <>
      <Turns turn={turn} />
      <section class={`contents ${hasSources ? 'with-sources' : ''}`} aria-labelledby="contents">
        <h2 id="contents">{t.contents}</h2>
        <label class="show-sources">
          <input
            type="checkbox"
            checked={hasSources}
            onChange={({ currentTarget }) => showSources(currentTarget.checked)}
          />
          {t.sources}
        </label>
        {chapters.map((chapter) => (
          <FoldedChapter key={chapter.title} title={chapter.title} parts={chapter.parts} />
        ))}
        <FoldedChapter title={t.about} parts={about.parts} />
      </section>
    </>
  )
}

/** A chapter behind its title, and its parts behind theirs: two taps to any rule. A link to a rule has them open. */
function FoldedChapter({ title, parts }: { readonly title: string; readonly parts: readonly Part[] }) {
  const wanted = route.value.part
  const holds = (part: Part) => wanted !== '' && part.rules.some(({ id }) => id === wanted)
  const filled = parts.filter(({ notes, rules }) => notes.length + rules.length > 0)
  return (
    <details class="fold" open={filled.some(holds)}>
      <summary>{title}</summary>
      {filled.map((part) =>
        part.title === '' ? (
          <PartOfBook key="" part={part} />
        ) : (
          <details class="fold" key={part.title} open={holds(part)}>
            <summary>{part.title}</summary>
            <PartOfBook part={part} />
          </details>
        ),
      )}
    </details>
  )
}

/** Everything that speaks of a query, unfolded. */
function Found({ book, query }: { readonly book: RuleBook; readonly query: string }) {
  const t = around().rules
  const shown = found(book, query)
  const n = shown.flatMap(({ parts }) => parts.flatMap((part) => part.rules)).length
  return (
    <div class={/^r-/i.test(query.trim()) ? 'with-sources' : ''}>
      <p class="soft" role="status">
        {shown.length === 0 ? t.none : t.found(n)}
      </p>
      {shown.map((chapter) => (
        <section key={chapter.title}>
          {chapter.title !== '' && <h2>{chapter.title}</h2>}
          {chapter.parts.map((part) => (
            <section key={part.title}>
              {part.title !== '' && <h3>{part.title}</h3>}
              <PartOfBook part={part} />
            </section>
          ))}
        </section>
      ))}
    </div>
  )
}

/** What of the book speaks of a query. */
function found(book: RuleBook, query: string): RuleBook {
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

function PartOfBook({ part }: { readonly part: Part }) {
  return (
    <>
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
    </>
  )
}
