import { useRef, useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { FaceOf } from '../street/town.tsx'
import { around } from '../words/around.ts'
import { words } from '../words/index.ts'
import { HouseRules } from './house-rules.tsx'
import { LineIcon } from './line-icon.tsx'
import { type Chapter, chaptersOf, FILTERS, type Filter } from './lines.ts'
import './log.css'

/** Turns shown at once; older ones come on request, so that a long game stays quick. */
const PORTION = 12

/** What happened, in words. Every line leads to its moment. */
export function LogPanel({ game, onJump }: { readonly game: Game; readonly onJump: () => void }) {
  const t = around().log
  const [filter, setFilter] = useState<Filter>('all')
  const [portions, setPortions] = useState(1)
  const most = portions * PORTION
  const chapters = useSteadyChapters(chaptersOf(game, filter, most))
  const lookingAt = game.lookingAt.value
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
          <ChapterView
            key={chapter.turn}
            game={game}
            chapter={chapter}
            now={chapter.lines.some(({ at }) => at === lookingAt) ? lookingAt : null}
            onJump={onJump}
          />
        ))}
      </ol>
      {chapters.length < most && filter === 'all' && <HouseRules game={game} />}
      {chapters.length === most && (
        <button type="button" class="button small" onClick={() => setPortions(portions + 2)}>
          {t.older}
        </button>
      )}
    </div>
  )
}

const isSameChapter = (a: Chapter, b: Chapter): boolean =>
  a.lines.length === b.lines.length &&
  a.lines.every(({ at, text }, i) => at === b.lines[i].at && text === b.lines[i].text)

/** Turns that are over do not change: they are the same object each time and need not be written again. */
function useSteadyChapters(fresh: readonly Chapter[]): readonly Chapter[] {
  const before = useRef(new Map<number, Chapter>())
  const list = fresh.map((chapter) => {
    const old = before.current.get(chapter.turn)
    return old && isSameChapter(old, chapter) ? old : chapter
  })
  before.current = new Map(list.map((chapter) => [chapter.turn, chapter]))
  return list
}

function ChapterView(props: {
  readonly game: Game
  readonly chapter: Chapter
  /** The line somebody looks back at. */
  readonly now: number | null
  readonly onJump: () => void
}) {
  const { game, chapter, now, onJump } = props
  const t = around().log
  return (
    <li class="chapter" style={{ '--seat': `var(--seat-${chapter.seat})` }}>
      <h3>
        {chapter.turn > 0 && <FaceOf game={game} seat={chapter.seat} size={24} />}
        {chapter.turn === 0
          ? words().table.beforeFirst
          : words().beside(words().table.turn(chapter.turn), game.info.seats[chapter.seat].name)}
      </h3>
      <ul>
        {chapter.lines.map((line) => (
          <li key={line.id} data-kind={line.kind}>
            <button
              type="button"
              class={now === line.at ? 'now' : ''}
              title={t.jump(chapter.turn)}
              onClick={() => {
                game.lookingAt.value = line.at
                onJump()
              }}
            >
              <LineIcon game={game} line={line} />
              <span>{line.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </li>
  )
}
