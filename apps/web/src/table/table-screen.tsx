import { useSignalEffect } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { SignGlyphIcon } from '../cards/sign-line.tsx'
import { AnswersBelow, Dock, needsRoom, openQuestion } from '../dock/dock.tsx'
import { Ending } from '../end/ending.tsx'
import type { Game } from '../game/game.ts'
import { isOneShort } from '../game/goal.ts'
import { isBuilding } from '../game/offers.ts'
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
import { type Measures, underWire } from '../street/measures.ts'
import type { Plot } from '../street/plots.ts'
import { Purse } from '../street/purse.tsx'
import { Rivals } from '../street/rivals.tsx'
import { TownStage } from '../street/town.tsx'
import { hasWire, WIRE } from '../street/wire.ts'
import { words } from '../words/index.ts'
import { listenToKeys } from './keys.ts'
import { LookBack } from './look-back.tsx'
import { Overlays } from './overlays.tsx'
import { Quay } from './quay.tsx'
import { RefusalToast } from './refusal-toast.tsx'
import { RemarkToast } from './remark-toast.tsx'
import { openSheet, Sheet, useSheet } from './sheet.tsx'
import { Since } from './since.tsx'
import { clearSceneryLater, useOwnSky } from './sky.ts'
import { TopBar } from './top-bar.tsx'
import { UnsavedNotice } from './unsaved-notice.tsx'
import { UntrainedNotice } from './untrained-notice.tsx'
import { measures, pushed } from './viewport.ts'
import './table.css'

/** Facts of what is pointed at: fetched when somebody points at something. */
const CardPeek = lazyDialog(
  async () => ({ default: (await import('../cards/card-peek.tsx')).CardPeek }),
  () => undefined,
)
/** What hangs across the sky of some games. */
const Bells = lazyDialog(
  () => import('../street/bells.tsx'),
  () => undefined,
)

export type Panel = 'log' | 'odds' | 'menu' | 'hint' | 'keys' | 'goal' | null

/** A table with a game on it. Whether the table is in this page or far away is none of its business. */
export function TableScreen({ game, wanted }: { readonly game: Game; readonly wanted?: Wanted | undefined }) {
  const [card, setCard] = useState<string | null>(null)
  const [panel, setPanel] = useState<Panel>(null)
  useTable(game, setPanel)
  const isReady = useOwnSky(game)
  const hasPointed = useHasPointed()
  const size = measures.value
  if (!isReady)
    return (
      <div class="table" aria-busy="true">
        <p class="display laying">{words().table.laying}</p>
      </div>
    )
  return (
    <div
      class="table"
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
        <RemarkToast game={game} />
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
      <UntrainedNotice game={game} />
      <UnsavedNotice game={game} />
    </div>
  )
}

/** Places at this table, on this screen. */
function placesOf(game: Game): Measures {
  const places = hasWire(game) ? underWire(measures.value, WIRE) : measures.value
  // A token beside the purse needs room, too.
  if (game.towns[0].value.token === null) return places
  return { ...places, town: { ...places.town, ridgeLeft: places.town.ridgeLeft + 22 } }
}

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
  const size = placesOf(game)
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
        <AnswersBelow game={game} wanted={wanted} />
      ) : (
        <Market
          game={game}
          tile={size.tile}
          landmarks={height === 'full' ? 'first' : size.size === 'desk' ? 'beside' : 'last'}
          wanted={wanted?.card}
        />
      )}
    </Sheet>
  )
}

/** Cards in this town that would answer the open question. */
function wantedIn(game: Game, seat: number): ReadonlySet<string> {
  const question = game.question.value
  const wanted = new Set<string>()
  for (const { answer } of question?.options ?? []) {
    if (!('card' in answer) || answer.kind === 'build') continue
    if ((answer.kind === 'want' ? answer.seat : question?.seat) === seat) wanted.add(answer.card)
  }
  return wanted
}

/** The town that is on the stage: mine, or a neighbour's somebody wants to see. */
function OnStage(props: {
  readonly game: Game
  readonly onCard: (id: string) => void
  readonly onPanel: (panel: Panel) => void
}) {
  const { game } = props
  const [visited, visit] = useState<number | null>(null)
  const size = placesOf(game)
  const me = game.me.value
  const seat = visited === null || visited === me ? me : visited
  const t = words().table
  const isMine = seat === me
  const { Place, own } = useOwnScenery(0)
  const winner = game.winner.value
  const open = (plot: Plot) => {
    const canChoose = isMine && !plot.built && isBuilding(game.question.peek())
    if (plot.id === '') openSheet()
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
            label={isMine && game.people.length === 1 ? t.myTown : t.townOf(game.info.seats[seat].name)}
            onOpen={open}
          />
          <Purse
            game={game}
            seat={seat}
            large={size.town.scale > 1}
            style={{
              left: `${size.size === 'desk' ? size.town.left + 6 : 6}px`,
              top: `${(size.town.scale > 1 ? 14 : 6) + (hasWire(game) ? WIRE : 0)}px`,
            }}
            onOpen={() => props.onPanel('goal')}
          />
          {hasWire(game) && <Bells game={game} box={size.town} />}
          <Fund
            game={game}
            seat={seat}
            top={size.town.scale > 1 ? 84 : 50}
            left={size.size === 'desk' ? size.town.left + 14 : 10}
          />
          {!isMine && (
            <button type="button" class="button small to-mine" onClick={() => visit(null)}>
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
            <Since game={game} />
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

/** What has been given to the fund, and what one's own points are, on a board under the purse. */
function Fund(props: { readonly game: Game; readonly seat: number; readonly top: number; readonly left: number }) {
  const { fund, towns } = props.game.view.value
  if (fund === null) return null
  const t = words().stage.markers
  return (
    <p class="fund" style={{ left: `${props.left}px`, top: `${props.top}px` }}>
      <SignGlyphIcon name="fund" />
      <span aria-hidden="true">
        {fund.given}/{fund.of}
      </span>
      <SignGlyphIcon name="star" />
      <span aria-hidden="true">{towns[props.seat].points}</span>
      <span class="unseen">{words().beside(t.fund(fund.given, fund.of), t.points(towns[props.seat].points))}</span>
    </p>
  )
}

/** Above the low sheet a strip of water can be seen. */
const shoreOf = ({ size, stage, sheet }: Measures): number | null =>
  size === 'flat' ? null : stage.height - sheet.low - 30

/** What a table needs besides what can be seen: drawings, keys, the hour of the day. */
function useTable(game: Game, setPanel: (panel: Panel) => void): void {
  useEffect(() => {
    void needArt([...game.cards.values()])
  }, [game])
  useEffect(() => listenToKeys(game, setPanel), [game])
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
