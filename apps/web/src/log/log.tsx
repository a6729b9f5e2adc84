import { useState } from 'preact/hooks'
import type { Game } from '../table/game.ts'
import { words } from '../words/index.ts'
import { chaptersOf, FILTERS, type Filter } from './lines.ts'
import './log.css'

/** Turns shown at once; older ones come on request, so that a long game stays quick. */
const PORTION = 12

/** What happened, in words. Every line leads to its moment. */
export function LogPanel({ game, onJump }: { readonly game: Game; readonly onJump: () => void }) {
  const t = words().log
  const [filter, setFilter] = useState<Filter>('all')
  const [portions, setPortions] = useState(1)
  const most = portions * PORTION
  const chapters = chaptersOf(game, filter, most)
  return (
    <div class="log">
      <div class="log-filter" role="group" aria-label={t.show}>
        {FILTERS.map((each) => (
          <button type="button" key={each} aria-pressed={filter === each} onClick={() => setFilter(each)}>
            {t[each]}
          </button>
        ))}
      </div>
      {chapters.length === 0 && <p class="soft">{t.empty}</p>}
      <ol class="chapters">
        {chapters.map((chapter) => (
          <li key={chapter.turn} class="chapter" style={{ '--seat': `var(--seat-${chapter.seat})` }}>
            <h3>
              {chapter.turn === 0
                ? t.start
                : words().beside(words().table.turn(chapter.turn), game.info.seats[chapter.seat].name)}
            </h3>
            <ul>
              {chapter.lines.map((line) => (
                <li key={line.at} data-kind={line.kind}>
                  <button
                    type="button"
                    class={game.lookingAt.value === line.at ? 'now' : ''}
                    title={t.jump(chapter.turn)}
                    onClick={() => {
                      game.lookingAt.value = line.at
                      onJump()
                    }}
                  >
                    {line.text}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {chapters.length === most && (
        <button type="button" class="button small" onClick={() => setPortions(portions + 2)}>
          {t.older}
        </button>
      )}
    </div>
  )
}
