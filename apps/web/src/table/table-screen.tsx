import { useSignalEffect } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { AnswersBelow, Dock, needsRoom, openQuestion } from '../dock/dock.tsx'
import { Ending } from '../end/ending.tsx'
import type { Game } from '../game/game.ts'
import { isOneShort } from '../game/goal.ts'
import { isBuilding, pointedIn, shutTo, wantedIn } from '../game/offers.ts'
import { hourOf, seasonOf } from '../game/season.ts'
import { ignoreSecondTaps } from '../game/second-taps.ts'
import type { Wanted } from '../game/wanted.ts'
import { Market } from '../market/market.tsx'
import { needArt } from '../pictures/drawings.ts'
import { pressPictures } from '../pictures/pictures.ts'
import { changeScenery, useOwnScenery } from '../pictures/scenery.ts'
import { Glyph } from '../shell/glyph.tsx'
import { lazyDialog } from '../shell/lazy.tsx'
import { LiveRegion } from '../shell/live-region.tsx'
import { mayMove } from '../store/settings.ts'
import { type Measures, underWire, withTwoLines } from '../street/measures.ts'
import { needsTwoLines, roomFor } from '../street/plates.ts'
import type { Plot } from '../street/plots.ts'
import { Purse, reachedIn } from '../street/purse.tsx'
import { Rivals } from '../street/rivals.tsx'
import { TownStage } from '../street/town.tsx'
import { hasWire, WIRE } from '../street/wire.ts'
import { withAside } from '../words/aside.ts'
import { words } from '../words/index.ts'
import { Laying } from './laying.tsx'
import { Overlays } from './overlays.tsx'
import { Quay } from './quay.tsx'
import { RefusalToast } from './refusal-toast.tsx'
import { openSheet, Sheet, useSheet } from './sheet.tsx'
import { clearSceneryLater, useOwnSky } from './sky.ts'
import { TopBar } from './top-bar.tsx'
import { measures, pushed } from './viewport.ts'
import './table.css'

/** Facts of what is pointed at: fetched when somebody points at something. */
const CardPeek = lazyDialog(
  async () => ({ default: (await withAside(() => import('../cards/card-peek.tsx'))).CardPeek }),
  () => undefined,
)
/** What the others did: nothing, before they have. */
const Since = lazyDialog(
  () => import('./since.tsx'),
  () => undefined,
)
/** What keeps bots from what they learned. */
const UntrainedNotice = lazyDialog(
  () => withAside(() => import('./untrained-notice.tsx')),
  () => undefined,
)
const LookBack = lazyDialog(
  () => withAside(() => import('./look-back.tsx')),
  ({ game }: { readonly game: Game }) => {
    game.lookingAt.value = null
  },
)
/** Who sat down or was late: not at most tables. */
const RemarkToast = lazyDialog(
  () => import('./remark-toast.tsx'),
  () => undefined,
)
const UnsavedNotice = lazyDialog(
  () => withAside(() => import('./unsaved-notice.tsx')),
  () => undefined,
)
/** What hangs across the sky of some games, and what is collected in others. */
const Bells = lazyDialog(
  () => import('../street/bells.tsx'),
  () => undefined,
)
const Fund = lazyDialog(
  () => import('../street/fund.tsx'),
  () => undefined,
)

export type Panel = 'log' | 'odds' | 'menu' | 'hint' | 'keys' | 'goal' | null

/** A table with a game on it. Whether the table is in this page or far away is none of its business. */
export function TableScreen({ game, wanted }: { readonly game: Game; readonly wanted?: Wanted | undefined }) {
  const [card, setCard] = useState<string | null>(null)
  const [panel, setPanel] = useState<Panel>(null)
  // What was there when the table was opened is no news.
  const [known] = useState(game.remarks.peek().length)
  useTable(game, setPanel)
  const isReady = useOwnSky(game)
  const hasPointed = useHasPointed()
  const size = measures.value
  if (!isReady) return <Laying on="table" />
  return (
    <div
      class={`table ${size.tile.small ? '' : 'large'}`}
      data-players={game.towns.length}
      data-size={size.size}
      style={{ '--bar': `${size.bar + pushed.value}px` }}
    >
      <LiveRegion />
      {game.lookingAt.value === null ? <TopBar game={game} onPanel={setPanel} /> : <LookBack game={game} />}
      <main class="board">
        <OnSheet game={game} wanted={wanted} onCard={setCard} />
        <OnStage game={game} onCard={setCard} onPanel={setPanel} />
        {hasPointed && <CardPeek game={game} />}
      </main>
      <Notices game={game} />
      <Overlays game={game} card={card} panel={panel} onCard={setCard} onPanel={setPanel} />
      <Ending game={game} />
      <div class="toasts">
        <RefusalToast game={game} />
        {game.remarks.value.length > known && <RemarkToast game={game} known={known} />}
      </div>
    </div>
  )
}

/** What should be read, but not now, has a place of its own: everything else moves down, and nothing lies under it. */
function Notices({ game }: { readonly game: Game }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const watch = new ResizeObserver(() => {
      pushed.value = element.offsetHeight
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      pushed.value = 0
    }
  }, [])
  return (
    <div class="notices" ref={place}>
      {game.untrained.value !== null && <UntrainedNotice game={game} />}
      {(game.unsaved.value || game.keeper?.elsewhere.value) && <UnsavedNotice game={game} />}
    </div>
  )
}

/** Places at this table, on this screen. */
function usePlaces(game: Game): Measures {
  const size = measures.value
  const places = useMemo(() => {
    const room = roomFor(game.towns.length, size, false)
    const roomy = needsTwoLines(game.cards.values(), room) ? withTwoLines(size) : size
    return hasWire(game) ? underWire(roomy, WIRE) : roomy
  }, [game, size])
  return { ...places, town: { ...places.town, ridgeLeft: places.town.ridgeLeft + widerBy(game, places) } }
}

/** How much wider than usual the purse is: by a token, and by a long word for landmarks. */
function widerBy(game: Game, { town }: Measures): number {
  const token = game.towns[0].value.token === null ? 0 : 22
  const letters = town.scale > 1 ? reachedIn(game, 0, true).length : 0
  return token + Math.max(0, letters - USUAL_LETTERS) * 7
}
const USUAL_LETTERS = 16

/** Whether somebody has pointed at a card yet, with a mouse or with Tab. */
function useHasPointed(): boolean {
  const [hasPointed, point] = useState(false)
  useEffect(() => {
    if (hasPointed) return
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.stand, .about')) point(true)
    }
    // A mouse that moves: what comes up under one that rests is not pointed at.
    addEventListener('pointermove', look)
    addEventListener('focusin', look)
    return () => {
      removeEventListener('pointermove', look)
      removeEventListener('focusin', look)
    }
  }, [hasPointed])
  return hasPointed
}

/** What is asked, and what can be built. */
function OnSheet(props: {
  readonly game: Game
  readonly wanted: Wanted | undefined
  readonly onCard: (id: string) => void
}) {
  const { game, wanted } = props
  const size = usePlaces(game)
  const height = useSheet(game, size.size)
  const isPointing = needsRoom(game)
  return (
    <Sheet
      measures={size}
      height={height}
      asking={openQuestion(game)?.question ?? ''}
      dock={<Dock game={game} wanted={wanted} compact={height !== 'low'} onCard={props.onCard} />}
    >
      {isPointing ? (
        <AnswersBelow game={game} wanted={wanted} away={height === 'low'} />
      ) : (
        <Market
          game={game}
          tile={size.tile}
          landmarks={height === 'full' ? 'first' : size.size === 'desk' ? 'beside' : 'last'}
          wanted={wanted?.card}
          away={height === 'low'}
        />
      )}
    </Sheet>
  )
}

/** Touching a marked house is an answer, where it can only mean one. */
function answerWith(game: Game, seat: number, card: string): boolean {
  const question = game.question.peek()
  if (!question || game.busy.peek()) return false
  const [option, ...others] = pointedIn(question, seat).filter(({ answer }) => answer.card === card)
  if (!option || others.length > 0) return false
  void game.play(question, option.move)
  return true
}

/** The town that is on the stage: mine, or a neighbour's somebody wants to see. */
function OnStage(props: {
  readonly game: Game
  readonly onCard: (id: string) => void
  readonly onPanel: (panel: Panel) => void
}) {
  const { game } = props
  const [visited, visit] = useState<number | null>(null)
  const size = usePlaces(game)
  const me = game.me.value
  const seat = visited === null || visited === me ? me : visited
  const t = words().table
  const isMine = seat === me
  const { Place, own } = useOwnScenery(0)
  const winner = game.winner.value
  const left = `${size.size === 'desk' ? size.town.left + 6 : 6}px`
  const top = (size.town.scale > 1 ? 14 : 6) + (hasWire(game) ? WIRE : 0)
  const purse = { left, top: `${top}px` }
  const underPurse = { left, top: `${top + (size.town.scale > 1 ? 70 : 45)}px` }
  const open = (plot: Plot) => {
    const canChoose = isMine && !plot.built && isBuilding(game.question.peek())
    if (plot.id === '') openSheet()
    else if (answerWith(game, seat, plot.id)) visit(null)
    else if (canChoose) game.chosen.value = plot.id
    else props.onCard(plot.id)
  }
  return (
    <>
      <div class="stage" style={{ top: `${size.stage.top - size.bar}px`, width: `${size.stage.width}px` }}>
        <Place value={own}>
          <TownStage
            key={seat}
            town={game.towns[seat].value}
            ruleset={game.info.ruleset}
            box={size.town}
            width={size.stage.width}
            height={size.stage.height}
            shore={shoreOf(size)}
            alive={isMine}
            festive={winner === seat || (winner === null && isOneShort(game, seat))}
            wanted={wantedIn(game, seat)}
            shut={shutTo(game, seat)}
            label={isMine && game.people.length === 1 ? t.myTown : t.townOf(game.info.seats[seat].name)}
            onOpen={open}
          />
          <Purse
            game={game}
            seat={seat}
            large={size.town.scale > 1}
            style={purse}
            onOpen={() => props.onPanel('goal')}
          />
          {hasWire(game) && <Bells game={game} box={size.town} />}
          {isMine && game.fund.value !== null && <Fund game={game} seat={seat} style={underPurse} />}
          {!isMine && (
            <button type="button" class="button small to-mine" style={underPurse} onClick={() => visit(null)}>
              <Glyph name="back" />
              {words().stage.backToMine}
            </button>
          )}
          <Quay game={game} measures={size} />
        </Place>
        {size.size === 'desk' && (
          <div class="beside-town">
            <div class="beside-buttons">
              <button type="button" class="button open-log" onClick={() => props.onPanel('log')}>
                <Glyph name="log" />
                {t.log}
              </button>
              <button type="button" class="button open-odds" onClick={() => props.onPanel('odds')}>
                <Glyph name="odds" />
                {t.odds}
              </button>
            </div>
            {game.turn.value > 1 && <Since game={game} />}
          </div>
        )}
      </div>
      <Rivals
        game={game}
        measures={size}
        shown={isMine ? -1 : seat}
        onShow={(other) => visit(other === visited ? null : other)}
      />
    </>
  )
}

/** Above the low sheet a strip of water can be seen. */
const shoreOf = ({ size, stage, sheet }: Measures): number | null =>
  size === 'flat' ? null : stage.height - sheet.low - 30

/** What keys stand for is fetched with the first that is pressed: most people have none. Those that follow it wait. */
function waitForKeys(game: Game, setPanel: (panel: Panel) => void): () => void {
  const pressed: KeyboardEvent[] = []
  const unlisten = () => removeEventListener('keydown', note)
  let stop: (() => void) | null = unlisten
  const note = async (event: KeyboardEvent) => {
    if (pressed.push(event) > 1) return
    const { listenToKeys } = await import('./keys.ts')
    unlisten()
    if (stop) stop = listenToKeys(game, setPanel, pressed)
  }
  addEventListener('keydown', note)
  return () => {
    stop?.()
    stop = null
  }
}

/** What a table needs besides what can be seen: drawings, keys, the hour of the day. */
function useTable(game: Game, setPanel: (panel: Panel) => void): void {
  useEffect(() => game.stage.open(game), [game])
  useEffect(() => {
    void needArt([...game.cards.values()])
  }, [game])
  useEffect(() => waitForKeys(game, setPanel), [game])
  useEffect(() => ignoreSecondTaps(game), [game])
  useSignalEffect(() => changeScenery(seasonOf(game), hourOf(game)))
  const [stopPressing] = useState(() => (mayMove() ? pressPictures() : () => undefined))
  useEffect(
    () => () => {
      stopPressing()
      clearSceneryLater()
    },
    [game],
  )
}
