import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { needArt } from '../pictures/drawings.ts'
import { useCaughtFocus } from '../shell/caught-focus.ts'
import { Coming } from '../shell/coming.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { useHeading } from '../shell/heading.ts'
import { cameFromHere, go, linkTo, rename, route } from '../shell/router.ts'
import { untilGone } from '../shell/until-gone.ts'
import { layCards } from '../words/brought-cards.ts'
import { words } from '../words/index.ts'
import { BoardThen } from './board.tsx'
import { Courses } from './both-courses.tsx'
import { Controls } from './controls.tsx'
import { Curve } from './curve.tsx'
import { KeepIt } from './keep-it.tsx'
import { useKeys } from './keys.ts'
import { needReviewWords, said, saidOnward } from './late-words.ts'
import { MomentPanel } from './moment-panel.tsx'
import { NotShown } from './not-shown.tsx'
import { OddsThen } from './odds-then.tsx'
import { Overview, Why } from './overview.tsx'
import { PlayOnDialog } from './play-on.tsx'
import { Progress } from './progress.tsx'
import { Retry, retry } from './retry.tsx'
import { ShareDialog } from './share.tsx'
import { linkSource, type NoSource, type Source, sourceAt } from './source.ts'
import { Sums } from './sums.tsx'
import { useSwipe } from './swipe.ts'
import { CardsDialog, DiceDialog } from './tables.tsx'
import { lengthOf, titleOf, whenOf } from './title.ts'
import { Viewing } from './viewing.ts'
import './board.css'
import './courses.css'
import './curve.css'
import './moment.css'
import './onward.css'
import './review.css'
import './sums.css'
import './tables.css'

const isSource = (found: Source | NoSource): found is Source => typeof found === 'object' && 'record' in found

/** A game looked at: by its place in this browser, or by what its link says. */
export default function ReviewScreen() {
  const { screen, part } = route.value
  const [found, setFound] = useState<Source | NoSource | null>(null)
  useEffect(() => {
    setFound(null)
    const looking = screen === 'g' ? Promise.resolve(linkSource(part)) : sourceAt(part)
    return untilGone(Promise.all([looking, needReviewWords()]), {
      come: ([source]) => setFound(source),
      lost: () => setFound({ refused: 'broken-down' }),
    })
  }, [screen, part])
  if (!found) return <Coming />
  return isSource(found) ? <Viewer key={part} source={found} /> : <NotShown why={found} />
}

function Viewer({ source }: { readonly source: Source }) {
  const viewing = useMemo(() => new Viewing(source, momentOf(route.peek().at)), [source])
  useEffect(() => {
    const { ruleset } = viewing.look.table
    layCards(ruleset)
    void needArt(ruleset.cards)
    if (!viewing.look.unknown) void viewing.judge()
    const stop = viewing.run()
    return () => {
      stop()
      viewing.stop()
    }
  }, [viewing])
  // Whoever goes back, or changes the address, goes to another moment of the same game.
  const wanted = momentOf(route.value.at)
  const written = useRef<number | null>(null)
  useEffect(() => {
    // What was written here is where the cursor stood then: quick fingers are further by now.
    if (wanted !== null && wanted !== written.current) viewing.goTo(wanted)
  }, [wanted])
  // Every moment has an address.
  const at = viewing.at.value
  useEffect(() => {
    const { screen, part } = route.peek()
    written.current = at
    if (screen === 'review' || screen === 'g') rename(screen, part, String(at))
  }, [at])
  return <Screen viewing={viewing} />
}

const momentOf = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null)

const back = (): void => (cameFromHere() ? history.back() : go('games'))

/** What is looked at beside the game, each behind a door of its own. */
const DIALOGS = { odds: OddsThen, dice: DiceDialog, cards: CardsDialog, share: ShareDialog, 'play-on': PlayOnDialog }
type Door = keyof typeof DIALOGS

/** What is asked for lies below the curve on a phone, and on top of its column on a desk. */
function useJumps(viewing: Viewing): void {
  const jumps = viewing.jumps.value
  useEffect(() => {
    if (jumps === 0) return
    if (matchMedia('(min-width: 60rem)').matches) document.querySelector('.review-right')?.scrollTo(0, 0)
    else document.querySelector('.curve')?.scrollIntoView({ block: 'start' })
    // What was pressed is gone with the end of the game: whoever goes by keys goes on from what it led to.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('.moment-title')?.focus({ preventScroll: true })
  }, [jumps])
}

function Screen({ viewing }: { readonly viewing: Viewing }) {
  const t = said()
  const [door, open] = useState<Door | null>(null)
  const Behind = door && DIALOGS[door]
  const doors = useMemo(
    () => ({ onDice: () => open('dice'), onPlayOn: () => open('play-on'), onBack: back }),
    [viewing],
  )
  useKeys(viewing, doors)
  const swipe = useSwipe((by) => viewing.step(by))
  const swipeMarks = useSwipe((by) => viewing.toNextMark(by))
  const retrying = viewing.retrying.value
  // What is tried again is left for where it began; whoever stops the judging may go on with it.
  useCaughtFocus(retrying ? ['.retry h2'] : ['.judge-again .button', '.retry-go', 'h1'], [
    retrying,
    viewing.isStopped.value,
    viewing.progress.value === null,
  ])
  useJumps(viewing)
  // A button that is for this moment alone goes with it.
  useCaughtFocus(['.moment-title'], [viewing.at.value])
  const isAtEnd = viewing.at.value === viewing.look.last
  return (
    <main class={`review-screen ${isAtEnd ? 'at-end' : ''}`}>
      <Head viewing={viewing} onOpen={open} />
      <Progress viewing={viewing} />
      {viewing.source.key === null && <KeepIt viewing={viewing} />}
      {!retrying && <Sums viewing={viewing} />}
      <div class="review-left">
        <Curve viewing={viewing} />
        <Controls viewing={viewing} onOdds={() => open('odds')} />
        <div class="swiped" {...swipe}>
          <BoardThen viewing={viewing} />
        </div>
      </div>
      <div class="review-right">
        {retrying ? (
          <Retry key={retrying.n} viewing={viewing} decision={retrying} />
        ) : (
          <>
            {isAtEnd && <Courses viewing={viewing} />}
            {isAtEnd && <Overview viewing={viewing} />}
            <div {...swipeMarks}>
              <MomentPanel viewing={viewing} />
            </div>
            <Ways viewing={viewing} onPlayOn={doors.onPlayOn} />
          </>
        )}
      </div>
      {Behind && <Behind viewing={viewing} onClose={() => open(null)} />}
      <p class="review-keys soft">
        {t.keys.map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      </p>
    </main>
  )
}

function Head(props: { readonly viewing: Viewing; readonly onOpen: (what: Door) => void }) {
  const { viewing, onOpen } = props
  const t = said()
  const heading = useHeading()
  return (
    <header class="review-head">
      <a
        class="icon-button"
        href={linkTo('games')}
        aria-label={words().back}
        onClick={(event) => {
          event.preventDefault()
          back()
        }}
      >
        <Glyph name="back" />
      </a>
      <h1 ref={heading} tabIndex={-1}>
        <small class="soft">
          {whenOf(viewing)}
          <span class="head-length">, {lengthOf(viewing)}</span>
        </small>
        {titleOf(viewing)}
      </h1>
      <div class="why-told" aria-live="polite">
        {viewing.at.value === viewing.look.last && !viewing.retrying.value && <Why viewing={viewing} />}
      </div>
      <button type="button" class="head-way dice-go" onClick={() => onOpen('dice')}>
        <Glyph name="dice" /> <span>{t.dice}</span>
      </button>
      <button type="button" class="head-way cards-go" onClick={() => onOpen('cards')}>
        <Glyph name="cards" /> <span>{t.cards}</span>
      </button>
      {!viewing.look.unknown && (
        <button type="button" class="head-way share-go" onClick={() => onOpen('share')}>
          <Glyph name="share" /> <span>{t.share}</span>
        </button>
      )}
    </header>
  )
}

/** The one red button: the biggest mistake, or trying it again. */
function Ways({ viewing, onPlayOn }: { readonly viewing: Viewing; readonly onPlayOn: () => void }) {
  const t = said()
  const decision = viewing.decision.value
  const chance = viewing.review.value?.chances.findLast(({ n }) => n + 1 < viewing.at.value)
  const biggest = viewing.biggestMistake
  const isDear = decision?.mark === 'slip' || decision?.mark === 'mistake'
  // Nobody plays on by rules that are not here.
  if (viewing.look.unknown) return null
  return (
    <div class="review-ways">
      {decision && isDear && (
        <button type="button" class="button main retry-go" onClick={() => retry(viewing, decision)}>
          {t.retry}
        </button>
      )}
      {!isDear && biggest && viewing.at.value !== biggest.n + 1 && (
        <button type="button" class="button main see-mistake" onClick={() => viewing.jumpTo(biggest.n + 1)}>
          {t.seeMistake}
        </button>
      )}
      {decision && chance && (
        <button type="button" class="button throw-before" onClick={() => viewing.jumpTo(chance.n + 1)}>
          {t.throwBefore}
        </button>
      )}
      {viewing.isOver.value ? (
        <button type="button" class="button step-through" onClick={() => viewing.jumpTo(1)}>
          {t.stepThrough}
        </button>
      ) : (
        <button type="button" class="button play-on-go" onClick={onPlayOn}>
          {saidOnward().playOn.button}
        </button>
      )}
    </div>
  )
}
