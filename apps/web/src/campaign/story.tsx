import type { Told } from '@machinami/campaign'
import { useEffect, useState } from 'preact/hooks'
import { isWide } from '../shell/wide.ts'
import { play } from '../sound/sounds.ts'
import { keep, recall } from '../store/storage.ts'
import { lang } from '../words/index.ts'
import { largeLetters } from './larger-letters.ts'
import { campaignWords } from './late-words.ts'
import { StoryPicture } from './pictures.tsx'
import { Prose } from './prose.tsx'
import type { CampaignSession } from './session.ts'
import { Main, Stage } from './stage.tsx'
import { useTextPages } from './text-pages.ts'
import { playersOf, readerOf, TownFace, tinted } from './towns.tsx'
import './story.css'

/** Which paragraph is being read, remembered for whoever reloads in the middle of a card. */
function useMark(session: CampaignSession, id: string, count: number) {
  const name = `${session.key}/${id}`
  const [mark, setMark] = useState(() => markOf(name))
  const move = (to: number) => {
    const nth = Math.min(count - 1, Math.max(0, to))
    setMark(nth)
    keep('campaign-mark', JSON.stringify([name, nth]))
  }
  return [Math.min(mark, count - 1), move] as const
}

function markOf(name: string): number {
  try {
    const [of, nth] = JSON.parse(recall('campaign-mark') ?? '[]') as [unknown, unknown]
    return of === name && typeof nth === 'number' ? nth : 0
  } catch {
    return 0
  }
}

/** A side of a story card, read aloud by one of the people at the table. */
export function StoryCard(props: {
  readonly session: CampaignSession
  readonly text: Told
  readonly side: 'A' | 'B'
  readonly title: string
  readonly onNext: () => void
}) {
  const { session, text, side } = props
  const { book } = session
  const t = campaignWords()
  const [mark, move] = useMark(session, text.id, text.paragraphs.length)
  const picture = text.id.replace(/\.[ab]$/, side === 'B' ? '-b' : '')
  const { box, pages } = useTextPages(text.paragraphs.length, `${text.id}/${text.language}/${largeLetters.value}`)
  const page = pages.findLastIndex(({ first }) => first <= mark)
  const { first: from, top } = pages[page] ?? pages[0]
  const to = pages[page + 1]?.first ?? text.paragraphs.length
  const isLastLeaf = to >= text.paragraphs.length
  useEffect(() => play('paper'), [text.id])
  useArrows((by) => move(mark + by))
  const next = () => (isLastLeaf ? props.onNext() : move(to))
  return (
    <Stage
      session={session}
      kind="story"
      letters
      above={t.game(session.news.value.state.game)}
      title={text.title ?? props.title}
      dock={<ReaderDock session={session} isLastLeaf={isLastLeaf} side={side} onNext={next} />}
    >
      <article class="story-card turning" key={text.id} aria-label={t.side(side)} lang={text.language}>
        <div class="story-art">
          <StoryPicture book={book.value} id={picture} shape={isWide.value ? 1.08 : 2.25} />
        </div>
        <span class="side display" aria-hidden="true">
          {side}
        </span>
        <div class="story-text" ref={box}>
          <div class="story-lines" style={{ translate: `0 ${-top}px` }}>
            {text.paragraphs.map((paragraph, nth) => (
              <p
                key={nth}
                data-paragraph={nth}
                class={nth < from || nth >= to ? 'other-leaf' : ''}
                aria-current={nth === mark ? 'true' : undefined}
                onClick={() => move(nth)}
              >
                <Prose text={paragraph} />
              </p>
            ))}
          </div>
        </div>
        {text.language !== lang().code && (
          <p class="story-language soft" lang={lang().code}>
            {t.storyIn(text.language)}
          </p>
        )}
        {pages.length > 1 && (
          <p class="leaf-number soft" lang={lang().code}>
            {t.leaf(page + 1, pages.length)}
          </p>
        )}
      </article>
    </Stage>
  )
}

/** Arrow keys move the mark, as a finger under the line does. */
function useArrows(move: (by: number) => void): void {
  useEffect(() => {
    const listen = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement || document.querySelector('dialog:modal')) return
      if (key === 'ArrowDown') move(1)
      if (key === 'ArrowUp') move(-1)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}

function ReaderDock(props: {
  readonly session: CampaignSession
  readonly isLastLeaf: boolean
  readonly side: 'A' | 'B'
  readonly onNext: () => void
}) {
  const { state } = props.session.news.value
  const t = campaignWords()
  const reader = readerOf(state)
  const names = playersOf(state)
  const others = names.filter((_, town) => town !== reader)
  return (
    <>
      <span class="reader" style={tinted(state, reader)}>
        <TownFace state={state} town={reader} size={42} />
        <span>
          <strong>{t.reads(names[reader])}</strong>
          <small>{t.listen(lang().list(others), others.length)}</small>
        </span>
      </span>
      <Main onClick={props.onNext} disabled={props.session.busy.value}>
        {props.isLastLeaf ? t.next : t.turnLeaf}
      </Main>
    </>
  )
}
